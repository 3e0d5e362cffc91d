import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { training } from '#contract/training.ts';
import { anAchievement, hiddenOne, hundredDone } from '#testing/an-achievement.ts';
import { inWeekFive, statsInWeekFive, thursdayMorning } from '#testing/program-fixture.ts';
import { type Reads, stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { ProgressScreen } from './progress-screen.tsx';

const server = stubServer();

afterEach(() => {
  vi.useRealTimers();
});

const history = [
  { handicap: '22.6', recordedAt: '2025-11-11T09:00:00Z' },
  { handicap: '18.4', recordedAt: '2026-05-11T09:00:00Z' },
];
const reads: Reads = {
  '/api/user/stats': statsInWeekFive,
  '/api/user/handicap-history': history,
  '/api/user/current-program': inWeekFive,
  '/api/user/activity-calendar': [],
  '/api/user/achievements': [],
};

const show = (changes: Reads = {}, user: Partial<User> = {}) =>
  renderScreen(<ProgressScreen />, { user: aGolfer(user), reads: { ...reads, ...changes } });

const fact = (term: string) => screen.getByText(term).parentElement?.textContent;

test('the handicap goal says how many strokes are gone and how much of the way is done', async () => {
  await show();
  expect(fact('strokes improved')).toContain('4.2');
  expect(fact('complete')).toContain('40%');
  expect(
    screen.getByRole('img', {
      name: 'Handicap from 22.6 in November 2025 to 18.4 in May 2026, goal 12.0',
    }),
  ).toBeDefined();
});

test('a tab left open over night reads what the new day changed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  await show();
  server.reads(reads);
  vi.setSystemTime(new Date('2026-05-15T21:30:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => {
    expect(server.log()).toContain('GET /api/user/stats');
    expect(server.log()).toContain('GET /api/user/current-program');
    expect(server.log()).toContain('GET /api/user/activity-calendar');
  });
});

test('a reached goal is said', async () => {
  await show({}, { goalHandicap: '18.4' });
  expect(fact('Goal achieved')).toContain('100%');
});

test('a golfer who started on the goal has achieved it', async () => {
  await show({}, { currentHandicap: '22.6', goalHandicap: '22.6' });
  expect(fact('Goal achieved')).toContain('100%');
});

test('a handicap that went up is told without a minus', async () => {
  await show({}, { currentHandicap: '23.1' });
  expect(fact('strokes higher')).toContain('0.5');
});

test('without a record there is a way to the first one', async () => {
  await show({ '/api/user/handicap-history': [] }, { currentHandicap: null, goalHandicap: null });
  expect(screen.getByText('None yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Set your handicap' }).getAttribute('href')).toBe(
    '/profile',
  );
});

test('the current program is active and counts its sessions', async () => {
  await show();
  expect(screen.getByText('Active')).toBeDefined();
  const card = screen.getByRole('link', { name: /Scoring Zone/ });
  expect(card.textContent).toContain('18 of 48');
  expect(card.textContent).toContain('16 done, 2 skipped');
  expect(card.textContent).toContain('Week 5 of 12');
  expect(card.textContent).toContain('Ends 4 Jul');
});

test('the bar of weeks counts days, whatever was trained, and marks what was missed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  const behind = { completedSessions: 3, missedSessions: 15, missedWeeks: [2, 3, 4] };
  await show({ '/api/user/current-program': { ...inWeekFive, ...behind } });
  const card = within(screen.getByRole('link', { name: /Scoring Zone/ }));
  const bar = card.getByRole('progressbar', { name: 'Week 5 of 12' });
  expect(bar.querySelectorAll('.is-done')).toHaveLength(4);
  const now = bar.querySelector<HTMLElement>('.is-now');
  expect(Number(now?.style.getPropertyValue('--part'))).toBeCloseTo(4 / 7);
  expect(card.getByText('1 done, 2 skipped, 15 missed')).toBeDefined();
});

test('without a program there is no badge but a way to one', async () => {
  await show({ '/api/user/current-program': null });
  expect(screen.queryByText('Active')).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse Programs' })).toBeDefined();
});

test('the board adds up the training', async () => {
  await show();
  const board = within(screen.getByRole('region', { name: 'Performance Stats' }));
  expect(board.getByText('6,340')).toBeDefined();
  expect(fact('Training time')).toContain('37h 40');
  expect(fact('Current streak')).toContain('9days');
  expect(board.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('34');
});

test('when one part cannot be read the golfer can try again', async () => {
  server.refuses('unavailable');
  const { golfer } = await renderScreen(<ProgressScreen />, {
    user: aGolfer(),
    reads: {
      '/api/user/stats': statsInWeekFive,
      '/api/user/handicap-history': history,
      '/api/user/activity-calendar': [],
      '/api/user/achievements': [],
    },
  });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Progress' })).toBeDefined();
  server.answers(training.current, inWeekFive);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Scoring Zone')).toBeDefined();
});

test('the first six achievements are shown, with the way to all of them', async () => {
  const more = ['a', 'b', 'c', 'd', 'e'].map((id) => anAchievement({ id, name: `Number ${id}` }));
  await show({ '/api/user/achievements': [anAchievement(), hundredDone, hiddenOne, ...more] });
  const preview = within(screen.getByRole('region', { name: 'Achievements' }));
  expect(preview.getAllByRole('listitem')).toHaveLength(6);
  expect(preview.getByText('Hundred done').textContent).toBe('Hundred done, locked');
  expect(preview.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe(
    '/achievements',
  );
});

test('achievements that cannot be loaded leave the rest of the screen alone', async () => {
  server.refuses('unavailable');
  const { '/api/user/achievements': _, ...others } = reads;
  await renderScreen(<ProgressScreen />, { user: aGolfer(), reads: others });
  expect(await screen.findByText('The achievements could not be loaded.')).toBeDefined();
  expect(screen.getByText('Scoring Zone')).toBeDefined();
});
