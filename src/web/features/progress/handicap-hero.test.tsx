import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import { aProgress } from '#testing/a-progress.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { setLanguage } from '#web/i18n/translation.ts';
import { HandicapHero } from './handicap-hero.tsx';

afterEach(async () => {
  vi.useRealTimers();
  await setLanguage('en');
});

type Shown = { progress?: Partial<ProgressOverview>; user?: Partial<User>; at?: string };

const show = ({ progress = {}, user: changes = {}, at = '/progress' }: Shown = {}) => {
  const user = aGolfer(changes);
  const { handicapHistory } = aProgress(progress);
  return renderScreen(<HandicapHero user={user} history={handicapHistory} />, { user, at });
};

const fact = (term: string) => screen.getByText(term).parentElement?.textContent;

test('the handicap goal shows the strokes improved and the percentage of the way completed', async () => {
  await show();
  expect(fact('strokes improved')).toContain('4.2');
  expect(fact('complete')).toContain('40%');
  expect(
    screen.getByRole('img', {
      name: 'Handicap from 22.6 in November 2025 to 18.4 in May 2026, goal 12.0',
    }),
  ).toBeDefined();
});

test('the screen says when the golfer has reached the goal', async () => {
  await show({ user: { goalHandicap: '18.4' } });
  expect(fact('Goal achieved')).toContain('100%');
});

test('a golfer just before the goal has not achieved it', async () => {
  await show({ user: { currentHandicap: '10.1', goalHandicap: '10.0' } });
  expect(fact('complete')).toContain('99%');
  expect(screen.queryByText('Goal achieved')).toBeNull();
});

test('a golfer whose first handicap is the goal has achieved the goal', async () => {
  await show({ user: { currentHandicap: '22.6', goalHandicap: '22.6' } });
  expect(fact('Goal achieved')).toContain('100%');
});

test('a handicap that rose shows the strokes without a minus sign', async () => {
  await show({ user: { currentHandicap: '23.1' } });
  expect(fact('strokes higher')).toContain('0.5');
});

test('without a handicap record, the screen links to set the first one', async () => {
  await show({
    progress: { handicapHistory: [] },
    user: { currentHandicap: null, goalHandicap: null },
  });
  expect(screen.getByText('None yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Set your handicap' }).getAttribute('href')).toBe(
    '/profile',
  );
});

test('a golfer with a pace sees strokes per month and the expected month of the goal', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  const handicapHistory = [
    { handicap: '22.6', recordedAt: '2026-01-14T09:00:00Z' },
    { handicap: '20.0', recordedAt: '2026-03-14T09:00:00Z' },
    { handicap: '18.4', recordedAt: '2026-05-11T09:00:00Z' },
  ];
  await show({ progress: { handicapHistory } });
  expect(fact('a month')).toContain('1.1');
  expect(
    screen.getByRole('img', {
      name: 'Handicap from 22.6 in January 2026 to 18.4 in May 2026, goal 12.0, expected about November 2026 at the pace of the last 120 days',
    }),
  ).toBeDefined();
});

test('with only one handicap record, the screen shows the strokes to go and no zeros', async () => {
  const handicapHistory = [{ handicap: '18.4', recordedAt: '2026-05-11T09:00:00Z' }];
  await show({ progress: { handicapHistory } });
  expect(fact('to go')).toContain('6.4');
  expect(screen.queryByText('strokes improved')).toBeNull();
  expect(screen.queryByText('complete')).toBeNull();
  expect(screen.getByText(/^Your line starts here/)).toBeDefined();
});

test('the first handicap stands below its point when the line leaves it upward', async () => {
  const records = (...values: string[]) =>
    values.map((handicap, month) => ({ handicap, recordedAt: `2026-0${month + 1}-11T09:00:00Z` }));
  const first = (text: string) => screen.getByText(text, { selector: '.chart-first' }).className;
  await show({ progress: { handicapHistory: records('16.6', '17.5', '18.4') } });
  expect(first('16.6')).toContain('is-below');
  cleanup();
  await show({ progress: { handicapHistory: records('22.6', '20.5', '18.4') } });
  expect(first('22.6')).not.toContain('is-below');
  cleanup();
  // There the goal has its text.
  await show({ progress: { handicapHistory: records('12.2', '17.5', '18.4') } });
  expect(first('12.2')).not.toContain('is-below');
});

test('in German, the scale of the handicap has decimal commas', async () => {
  await setLanguage('de');
  const handicapHistory = [
    { handicap: '20.0', recordedAt: '2026-03-14T09:00:00Z' },
    { handicap: '18.4', recordedAt: '2026-05-11T09:00:00Z' },
  ];
  await show({ progress: { handicapHistory }, user: { goalHandicap: null } });
  const lines = [...document.querySelectorAll('.chart-value')].map((line) => line.textContent);
  expect(lines).toEqual(['18,5', '19', '19,5', '20']);
});

const aYear = [
  { handicap: '22.6', recordedAt: '2025-02-11T09:00:00Z' },
  { handicap: '20.0', recordedAt: '2025-12-20T09:00:00Z' },
  { handicap: '18.4', recordedAt: '2026-05-11T09:00:00Z' },
];

test('a golfer chooses a shorter period, and the address keeps it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  const { golfer, router } = await show({ progress: { handicapHistory: aYear } });
  expect(screen.getAllByRole('radio').map((each) => each.parentElement?.textContent)).toEqual([
    '3M3 months',
    '6M6 months',
    '1Y1 year',
    'AllThe whole time',
  ]);
  await golfer.click(screen.getByRole('radio', { name: '6 months' }));
  expect(router.state.location.href).toBe('/progress?range=6m');
  expect(
    screen.getByRole('img', { name: /^Handicap from 22.6 in November 2025 to 18.4 in May 2026/ }),
  ).toBeDefined();
});

test('periods that are longer than the history are not offered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  const handicapHistory = aYear.slice(1);
  await show({ progress: { handicapHistory }, at: '/progress?range=1y' });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: 'The whole time' })).toHaveProperty('checked', true);
});

test('the way to the goal is drawn only with a pace, with the months around it in words', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  await show({ progress: { handicapHistory: aYear } });
  expect(screen.getByText(/if the pace stays/).textContent).toMatch(/^Between .* and .*,/);
  expect(document.querySelectorAll('.goal-line, .chart-cone')).toHaveLength(2);
  cleanup();
  const rising = aYear.map(({ recordedAt }, index) => ({
    handicap: `${18 + index}.0`,
    recordedAt,
  }));
  await show({ progress: { handicapHistory: rising } });
  expect(document.querySelector('.goal-line')).toBeNull();
});
