import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SkillProfile } from '#contract/progress.ts';
import { aSkillProfile, aSkillTest } from '#testing/a-skill-profile.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { SkillLanes } from './skill-lanes.tsx';

const show = (profile: Partial<SkillProfile>, handicap: number | null = 18.4) =>
  renderScreen(<SkillLanes profile={aSkillProfile(profile)} handicap={handicap} />, {
    user: aGolfer(),
  });

const results = (...scores: number[]) =>
  scores.map((score, index) => ({ on: `2026-05-0${index + 1}`, score }));

const tested: Partial<SkillProfile> = {
  levels: {
    putting: { level: 24.6, best: 18.2, worst: 31.1, results: 2, first: 28 },
    short_game: null,
    approach: null,
    driving: { level: -1.4, best: -4, worst: 5.2, results: 1, first: null },
  },
  tests: [
    aSkillTest('putting-test', { results: results(30, 34, 37) }),
    aSkillTest('approach-test'),
    aSkillTest('driving-test', { results: results(47) }),
  ],
};

const rows = () =>
  within(screen.getByRole('table', { name: 'Your game' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('each skill stands next to the own handicap, what costs most first, in lanes and in a table', async () => {
  await show(tested);
  expect(rows()).toEqual([
    ['Skill', 'Strokes against your handicap', 'Four times in five between', 'Results'],
    ['Putting', '6 to gain', '-13 to 0', '3'],
    ['Driving', '20 ahead, first estimate', '+13 to +22', '1'],
    ['Short game', 'not tested yet', '', '0'],
    ['Approach', 'not tested yet', '', '0'],
  ]);
  expect(screen.getByText('against your 18.4')).toBeDefined();
});

test('a skill with fewer than three results is drawn as an estimate, and one beyond the axis with an arrow', async () => {
  await show(tested);
  const [putting, driving] = document.querySelectorAll('li.lane');
  expect(putting?.className).not.toContain('is-early');
  expect(putting?.querySelector('.lane-off')).toBeNull();
  expect(driving?.className).toContain('is-early');
  expect(driving?.querySelector('.lane-off')?.className).toContain('is-right');
});

test('without a handicap, the skills stand next to their average', async () => {
  await show(tested, null);
  expect(screen.getByText('against your average, 11.6')).toBeDefined();
});

test('before the first test, the card says what the tests show', async () => {
  await show({});
  expect(screen.getByText(/^Five short tests show/)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
