import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { type DashboardPayload, dashboard } from '#contract/dashboard.ts';
import { reopening } from '#contract/reopening.ts';
import { training } from '#contract/training.ts';
import { describeStats, noTotals } from '#domain/progress/stats.ts';
import { aDashboard, restDay, todaysSession } from '#testing/a-dashboard.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { inWeekFive, landingSpots, thursday, thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => {
  vi.useRealTimers();
});

const url = '/api/user/dashboard';
const neighbors = {
  storeWithdrawn: () => {},
  onSettle: () => {},
  onMove: () => {},
  onLog: () => {},
};
const reopened = {
  scheduledSession: landingSpots(),
  completion: null,
  programCompleted: false,
  isLastSession: false,
  sessions: { done: 16, skipped: 2 },
};

async function show(changes: Partial<DashboardPayload> = {}, user: Partial<User> = {}) {
  return renderScreen(<DashboardScreen {...neighbors} />, {
    user: aGolfer(user),
    reads: { [url]: aDashboard(changes) },
  });
}

const card = (name: string) => within(screen.getByRole('article', { name }));

test('the dashboard shows the day in the golfer’s time zone, the handicap, and the progress to the goal', async () => {
  await show();
  const hero = within(screen.getByRole('region', { name: 'Handicap' }));
  expect(hero.getByText('Thursday 14 May')).toBeDefined();
  expect(hero.getByText('18.4')).toBeDefined();
  expect(hero.getByText('12.0')).toBeDefined();
  expect(hero.getByText('4.2')).toBeDefined();
  const way = hero.getByRole('progressbar', { name: 'Way to goal handicap' });
  expect(way.getAttribute('aria-valuenow')).toBe('40');
});

test('a golfer without a handicap sees a link to set it', async () => {
  await show({ handicapHistory: [] }, { currentHandicap: null, goalHandicap: null });
  expect(screen.getByRole('link', { name: 'Set your handicap' }).getAttribute('href')).toBe(
    '/profile',
  );
});

test('a golfer without a goal sees a link to set the goal but no link to set the handicap', async () => {
  await show({}, { goalHandicap: null });
  expect(screen.getByRole('link', { name: 'Set your goal handicap' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Set your handicap' })).toBeNull();
});

test('the dashboard says when the golfer has reached the goal', async () => {
  const handicapHistory = [
    { handicap: '22.6', recordedAt: '2025-11-11T09:00:00Z' },
    { handicap: '11.8', recordedAt: '2026-05-11T09:00:00Z' },
  ];
  await show({ handicapHistory }, { currentHandicap: '11.8' });
  expect(await screen.findByText('Goal reached')).toBeDefined();
});

test('the week shows in words how each day went', async () => {
  await show();
  const days = within(screen.getByRole('list', { name: 'This week' })).getAllByRole('listitem');
  const words = days.map((day) => day.textContent);
  expect(words[0]).toContain('Monday 11 May, completed');
  expect(words[1]).toContain('Tuesday 12 May, skipped');
  expect(words[2]).toContain('Wednesday 13 May, rest');
  expect(words[3]).toContain('Thursday 14 May, today');
  expect(words[5]).toContain('Saturday 16 May, planned');
});

test('today’s session shows its details and can be started with one press', async () => {
  await show();
  const today = card('Landing spots');
  expect(today.getByText('Short game')).toBeDefined();
  expect(today.getByText('45 to 50 min')).toBeDefined();
  expect(today.getByText('4 exercises')).toBeDefined();
  const exercises = today.getAllByRole('listitem').map((exercise) => exercise.textContent);
  expect(exercises[0]).toBe('Chip to a landing zone12 min');
  expect(exercises).toHaveLength(4);
  expect(today.getByRole('link', { name: 'Start session' }).getAttribute('href')).toBe(
    '/my-schedule/session/thu',
  );
});

test('a completed session is marked as completed and can be reopened', async () => {
  const { golfer } = await show({ todaysSession: todaysSession({ alreadyCompleted: true }) });
  const today = card('Landing spots');
  expect(today.getByText('Completed')).toBeDefined();
  expect(today.queryByRole('link', { name: 'Start session' })).toBeNull();

  server.answers(dashboard.get, aDashboard());
  server.answers(training.reopen, reopened);
  server.answers(reopening.lost, { comments: 0, kudos: 0, challenges: 0 });
  await golfer.click(today.getByRole('button', { name: 'Reopen Session' }));
  expect(await screen.findByText('Session completion removed')).toBeDefined();
  expect(server.calls(training.reopen)).toMatchObject([{ params: { scheduledSessionId: 'thu' } }]);
  expect(await screen.findByRole('link', { name: 'Start session' })).toBeDefined();
});

test('a session that friends have commented on is reopened only after a question', async () => {
  const { golfer } = await show({ todaysSession: todaysSession({ alreadyCompleted: true }) });
  server.answers(dashboard.get, aDashboard());
  server.answers(training.reopen, reopened);
  server.answers(reopening.lost, { comments: 1, kudos: 0, challenges: 0 });
  await golfer.click(screen.getByRole('button', { name: 'Reopen Session' }));
  expect(await screen.findByText(/^This deletes 1 comment from friends\./)).toBeDefined();
  expect(server.calls(training.reopen)).toEqual([]);
  await golfer.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Session completion removed')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Landing spots');
});

test('a completion that fails to be removed stays and shows an error', async () => {
  const { golfer } = await show({ todaysSession: todaysSession({ alreadyCompleted: true }) });
  server.isUnreachable();
  await golfer.click(screen.getByRole('button', { name: 'Reopen Session' }));
  expect(await screen.findByText('Error')).toBeDefined();
  expect(screen.getByText('Failed to remove session completion. Please try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reopen Session' })).toBeDefined();
});

test('a skipped session is marked as skipped and can be reopened', async () => {
  const { golfer } = await show({
    todaysSession: todaysSession({ alreadyCompleted: false, isSkipped: true }),
  });
  expect(card('Landing spots').getByText('Skipped')).toBeDefined();
  server.answers(dashboard.get, aDashboard());
  server.answers(training.reopen, reopened);
  await golfer.click(screen.getByRole('button', { name: 'Reopen Session' }));
  expect(await screen.findByText('Session reopened')).toBeDefined();
});

test('a rest day shows the next session and its date', async () => {
  await show({ todaysSession: restDay });
  const rest = card('Rest Day');
  const next = rest.getByRole('link', { name: /^Next: Nine windows/ });
  expect(next.textContent).toContain('Saturday 16 May, 50 min');
  expect(next.getAttribute('href')).toBe('/my-schedule/session/sat');
  expect(rest.getByRole('link', { name: 'View schedule' })).toBeDefined();
});

test('the week card counts completed sessions and links to the week', async () => {
  await show();
  const week = screen.getByRole('link', { name: /^Week 5/ });
  expect(week.textContent).toContain('2 of 4 sessions');
  expect(week.textContent).toContain('Scoring Zone');
  expect(week.getAttribute('href')).toBe('/my-schedule/week/5');
});

test('before the first week, the week card shows when the program starts', async () => {
  await show({
    week: null,
    todaysSession: restDay,
    currentProgram: { ...inWeekFive, startDate: '2026-05-18', currentWeek: 1 },
  });
  expect(screen.getByText('Starts in 4 days, on Monday 18 May')).toBeDefined();
  expect(screen.getByText('16 done, 2 skipped')).toBeDefined();
  const bar = screen.getByRole('progressbar', { name: 'Week 1 of 12' });
  const now = bar.querySelector<HTMLElement>('.is-now');
  await waitFor(() => expect(now?.style.getPropertyValue('--part')).toBe('0'));
});

test('the start date includes the year when the first week is next year', async () => {
  const currentProgram = { ...inWeekFive, startDate: '2027-03-15', currentWeek: 1 };
  await show({ week: null, todaysSession: restDay, currentProgram });
  expect(screen.getByText('Starts in 10 months, on Monday, 15 March 2027')).toBeDefined();
});

const noProgram = {
  currentProgram: null,
  week: null,
  nextSession: null,
  todaysSession: restDay,
} satisfies Partial<DashboardPayload>;

test('a new golfer is offered only to browse programs', async () => {
  await show(
    { ...noProgram, achievements: [], recentRounds: [], stats: describeStats(noTotals, thursday) },
    { currentHandicap: null, goalHandicap: null },
  );
  expect(screen.getByRole('heading', { name: 'Ready to Start Training' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse Programs' }).getAttribute('href')).toBe(
    '/programs',
  );
  expect(screen.queryByText('Rest Day')).toBeNull();
});

test('a golfer who has only logged a round sees it and the achievement that it unlocked', async () => {
  await show(
    { ...noProgram, achievements: [anAchievement({ name: 'First card' })] },
    { currentHandicap: null, goalHandicap: null },
  );
  expect(screen.getByRole('heading', { name: 'Ready to Start Training' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Set your handicap' })).toBeDefined();
  expect(screen.getByText('First card')).toBeDefined();
});

test.each([
  ['18.4', null, true],
  [null, null, false],
  [null, inWeekFive, true],
])(
  'the loading skeleton matches the layout that the golfer will probably get: handicap %s',
  async (currentHandicap, program, hero) => {
    server.hangs();
    const { container } = await renderScreen(<DashboardScreen {...neighbors} />, {
      user: aGolfer({ currentHandicap }),
      reads: { '/api/user/current-program': program },
    });
    expect(container.querySelector('.hero') !== null).toBe(hero);
  },
);

test('a tab left open overnight loads the new day', async () => {
  await show();
  server.answers(dashboard.get, aDashboard({ todaysSession: restDay }));
  vi.setSystemTime(new Date('2026-05-14T21:30:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Friday 15 May')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Rest Day' })).toBeDefined();
});

test('the golfer can load the dashboard again after it fails to load', async () => {
  server.refuses('unavailable');
  const { golfer } = await renderScreen(<DashboardScreen {...neighbors} />, {
    user: aGolfer(),
  });
  expect(await screen.findByRole('heading', { name: 'Unable to load today' })).toBeDefined();
  server.answers(dashboard.get, aDashboard());
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Landing spots' })).toBeDefined();
});
