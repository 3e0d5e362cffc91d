import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SkillProfile } from '#contract/progress.ts';
import { aSkillProfile, aSkillTest } from '#testing/a-skill-profile.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { TestsCard } from './tests-card.tsx';

const show = (profile: Partial<SkillProfile> = {}) =>
  renderScreen(<TestsCard profile={aSkillProfile(profile)} hasProgram />, { user: aGolfer() });

const next = { scheduledSessionId: 's1', on: '2026-05-21', week: 2 };
const putting = aSkillTest('putting-test', {
  results: [
    { on: '2026-04-02', score: 30 },
    { on: '2026-04-09', score: 34 },
    { on: '2026-05-14', score: 37 },
  ],
  resultsToCompare: 0,
  change: { verdict: 'not_sure', baseline: 32, now: 37, needed: 8.9 },
  next,
});
const driving = aSkillTest('driving-test', {
  reach: 'short',
  resultsToCompare: 0,
  results: [38, 40, 47].map((score, index) => ({ on: `2026-05-0${index + 1}`, score })),
  change: { verdict: 'better', baseline: 39, now: 47, needed: 4.2 },
});
const tested = { tests: [putting, aSkillTest('approach-test'), driving] };

test('each test shows whether its result has changed or how many points would be a change', async () => {
  await show(tested);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Not yet sure: 4 points more would be a change');
  expect(rows[0]).toContain('Next in week 2, 21 May');
  expect(rows[0]).toContain('37of 80');
  expect(rows[1]).toContain('not in your program');
  expect(rows[2]).toContain('Better than at the start: 47 points, 39 then');
  expect(
    screen.getByRole('img', { name: 'Putting test, oldest first: 30, 34, 37.' }),
  ).toBeDefined();
});

test.each([
  ['better', 'All tests together: better than at the start.'],
  ['not_sure', 'All tests together: not yet sure whether anything has changed.'],
] as const)('the card shows the combined verdict of all tests: %s', async (verdict, text) => {
  await show({ ...tested, overall: { verdict, testIds: ['putting-test', 'driving-test'] } });
  expect(screen.getByText(text)).toBeDefined();
});

test('pressing a test opens its results, newest first, and a link to its next session', async () => {
  await show(tested);
  await userEvent.click(screen.getByRole('button', { name: 'Putting test' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Putting test' }));
  const [, ...rows] = sheet.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '14 May37 of 80',
    '9 Apr34 of 80',
    '2 Apr30 of 80',
  ]);
  expect(sheet.getByText('The handicap comes from a model of putts by handicap.')).toBeDefined();
  expect(sheet.getByRole('link').getAttribute('href')).toBe('/my-schedule/session/s1');
});

test('short hitters read which distances their test was done at', async () => {
  await show(tested);
  await userEvent.click(screen.getByRole('button', { name: 'Driving test' }));
  expect(screen.getByText(/^Done at the short distances/)).toBeDefined();
});

test('before the first test, the card lists the tests and when each comes', async () => {
  await show({ tests: [aSkillTest('putting-test', { next }), aSkillTest('driving-test')] });
  expect(screen.getByText(/^Five short tests show/)).toBeDefined();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Putting testNext in week 2, 21 May', 'Driving testnot in your program']);
});

test('a test of the program that was completed without a score is shown as not yet scored', async () => {
  await show({ tests: [aSkillTest('short-game-test', { isInProgram: true })] });
  expect(screen.getByRole('listitem').textContent).toBe('Short game testno score yet');
});

test('a test with one result shows how many more results a comparison needs', async () => {
  const once = aSkillTest('putting-test', { results: [{ on: '2026-05-14', score: 37 }] });
  await show({ tests: [{ ...once, resultsToCompare: 2 }] });
  expect(screen.getByText('2 more results until the first comparison')).toBeDefined();
  expect(screen.getByText(/^Two tests with three results each/)).toBeDefined();
});

const level = (handicap: number) => ({
  level: handicap,
  best: handicap - 5,
  worst: handicap + 5,
  results: 1,
});
const program: NonNullable<SkillProfile['program']> = {
  name: 'Break 100',
  language: 'en',
  isCompleted: true,
  overall: null,
  skills: [
    { skill: 'putting', before: level(24), after: level(19), verdict: 'not_sure' },
    { skill: 'driving', before: level(20), after: null, verdict: null },
  ],
};

test('a completed program shows its skills before and after', async () => {
  await show({ ...tested, program });
  const section = within(screen.getByRole('region', { name: /^Before and after/ }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Puttingnot yet sure24 → 19',
    'Drivingnot tested again20',
  ]);
  expect(section.getByText(/^Fewer than two tests were done twice/)).toBeDefined();
});

test('an active program shows no comparison of skills', async () => {
  await show({ ...tested, program: { ...program, isCompleted: false } });
  expect(screen.queryByRole('region', { name: /^Before and after/ })).toBeNull();
});
