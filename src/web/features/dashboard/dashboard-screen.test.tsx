import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { type DashboardPayload, dashboard } from '#contract/dashboard.ts';
import { training } from '#contract/training.ts';
import { aDashboard, restDay, todaysSession } from '#testing/a-dashboard.ts';
import {
  inWeekFive,
  landingSpots,
  statsInWeekFive,
  thursdayMorning,
} from '#testing/program-fixture.ts';
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
const neighbors = { keepWithdrawn: () => {}, onMove: () => {}, onLog: vi.fn() };
const reopened = {
  ...{ scheduledSession: landingSpots(), completion: null },
  ...{ programCompleted: false, isLastSession: false },
};

async function show(changes: Partial<DashboardPayload> = {}, user: Partial<User> = {}) {
  return renderScreen(<DashboardScreen {...neighbors} />, {
    user: aGolfer(user),
    reads: { [url]: aDashboard(changes) },
  });
}

const card = (name: string) => within(screen.getByRole('article', { name }));

test('a golfer sees the day, the handicap and the way to the goal in their own time zone', async () => {
  await show();
  const hero = within(screen.getByRole('region', { name: 'Handicap' }));
  expect(hero.getByText('Thursday 14 May')).toBeDefined();
  expect(hero.getByText('18.4')).toBeDefined();
  expect(hero.getByText('12.0')).toBeDefined();
  expect(hero.getByText('4.2')).toBeDefined();
  const way = hero.getByRole('progressbar', { name: 'Way to goal handicap' });
  expect(way.getAttribute('aria-valuenow')).toBe('40');
});

test('who has no handicap yet finds a quiet way to set one', async () => {
  await show({ handicapHistory: [] }, { currentHandicap: null, goalHandicap: null });
  expect(screen.getByRole('link', { name: 'Set your handicap' }).getAttribute('href')).toBe(
    '/profile',
  );
});

test('who has no goal yet is asked for that alone', async () => {
  await show({}, { goalHandicap: null });
  expect(screen.getByRole('link', { name: 'Set your goal handicap' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Set your handicap' })).toBeNull();
});

test('a reached goal is said', async () => {
  const handicapHistory = [
    { handicap: '22.6', recordedAt: '2025-11-11T09:00:00Z' },
    { handicap: '11.8', recordedAt: '2026-05-11T09:00:00Z' },
  ];
  await show({ handicapHistory }, { currentHandicap: '11.8' });
  expect(screen.getByText('Goal achieved')).toBeDefined();
});

test('the week says in words how each day went', async () => {
  await show();
  const days = within(screen.getByRole('list', { name: 'This week' })).getAllByRole('listitem');
  const words = days.map((day) => day.textContent);
  expect(words[0]).toContain('Monday 11 May, completed');
  expect(words[1]).toContain('Tuesday 12 May, skipped');
  expect(words[2]).toContain('Wednesday 13 May, rest');
  expect(words[3]).toContain('Thursday 14 May, today');
  expect(words[5]).toContain('Saturday 16 May, planned');
});

test("today's session says what it is and starts with one press", async () => {
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

test('a completed session is marked, and can be reopened', async () => {
  const { golfer } = await show({ todaysSession: todaysSession({ alreadyCompleted: true }) });
  const today = card('Landing spots');
  expect(today.getByText('Completed')).toBeDefined();
  expect(today.queryByRole('link', { name: 'Start session' })).toBeNull();

  server.answers(dashboard.get, aDashboard());
  server.answers(training.reopen, reopened);
  await golfer.click(today.getByRole('button', { name: 'Reopen Session' }));
  expect(await screen.findByText('Session completion removed')).toBeDefined();
  expect(server.log()[0]).toBe('DELETE /api/user/session-completions/thu');
  expect(await screen.findByRole('link', { name: 'Start session' })).toBeDefined();
});

test('a completion that cannot be removed stays, and says so', async () => {
  const { golfer } = await show({ todaysSession: todaysSession({ alreadyCompleted: true }) });
  server.isUnreachable();
  await golfer.click(screen.getByRole('button', { name: 'Reopen Session' }));
  expect(await screen.findByText('Error')).toBeDefined();
  expect(screen.getByText('Failed to remove session completion. Please try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reopen Session' })).toBeDefined();
});

test('a skipped session is called skipped', async () => {
  const { golfer } = await show({
    todaysSession: todaysSession({ alreadyCompleted: false, isSkipped: true }),
  });
  expect(card('Landing spots').getByText('Skipped')).toBeDefined();
  server.answers(dashboard.get, aDashboard());
  server.answers(training.reopen, reopened);
  await golfer.click(screen.getByRole('button', { name: 'Reopen Session' }));
  expect(await screen.findByText('Session reopened')).toBeDefined();
});

test('a rest day says what comes next and when', async () => {
  await show({ todaysSession: restDay });
  const rest = card('Rest Day');
  const next = rest.getByRole('link', { name: /^Next: Nine windows/ });
  expect(next.textContent).toContain('Saturday 16 May, 50 min');
  expect(next.getAttribute('href')).toBe('/my-schedule/session/sat');
  expect(rest.getByRole('link', { name: 'View schedule' })).toBeDefined();
});

test('the week card counts what is done and leads to the week', async () => {
  await show();
  const week = screen.getByRole('link', { name: /^Week 5/ });
  expect(week.textContent).toContain('2 of 4 sessions');
  expect(week.textContent).toContain('Scoring Zone');
  expect(week.getAttribute('href')).toBe('/my-schedule/week/5');
});

test('the bar of weeks counts days up to today, and the words count sessions', async () => {
  await show({ currentProgram: { ...inWeekFive, missedSessions: 1, missedWeeks: [5] } });
  const week = within(screen.getByRole('link', { name: /^Week 5/ }));
  const bar = week.getByRole('progressbar', { name: 'Week 5 of 12' });
  expect(bar.querySelectorAll('.is-done')).toHaveLength(4);
  expect(bar.querySelectorAll('.is-now .weeks-bar-missed')).toHaveLength(1);
  const now = bar.querySelector<HTMLElement>('.is-now');
  await waitFor(() => expect(Number(now?.style.getPropertyValue('--part'))).toBeCloseTo(4 / 7));
  expect(week.getByText('1 done, 1 skipped')).toBeDefined();
});

test('the week card has the text of the program week that today’s session comes from', async () => {
  const { week } = aDashboard();
  const sessions = week?.sessions.map((session) =>
    session.id === 'mon' ? { ...session, weekDescription: 'Start it on line.' } : session,
  );
  await show({
    week: week && { ...week, description: 'Start it on line.', sessions: sessions ?? [] },
  });
  expect(screen.getByText('Land it, then let it roll.')).toBeDefined();
  expect(screen.queryByText('Start it on line.')).toBeNull();
});

test('before the first week the card says when it starts', async () => {
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

test('a first week of next year says the year', async () => {
  const currentProgram = { ...inWeekFive, startDate: '2027-03-15', currentWeek: 1 };
  await show({ week: null, todaysSession: restDay, currentProgram });
  expect(screen.getByText('Starts in 10 months, on Monday, 15 March 2027')).toBeDefined();
});

test('level and streak answer the training', async () => {
  await show();
  const level = within(screen.getByRole('region', { name: 'Level' }));
  expect(level.getByText('660 XP to level 8')).toBeDefined();
  expect(level.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('34');
  const terms = level.getAllByRole('term').map((term) => term.textContent);
  const values = level.getAllByRole('definition').map((value) => value.textContent);
  expect(terms).toEqual(['day streak', 'sessions', 'hours']);
  expect(values).toEqual(['9', '52', '37.7']);
});

test('a new golfer reads what the first session does, not a row of zeros', async () => {
  const none = { currentStreak: 0, longestStreak: 0, totalSessionsCompleted: 0, totalXp: 0 };
  await show({ stats: { ...statsInWeekFive, ...none } });
  const level = within(screen.getByRole('region', { name: 'Level' }));
  expect(level.getByText('Your first session starts a streak.')).toBeDefined();
  expect(level.queryByText('day streak')).toBeNull();
  const scores = within(screen.getByRole('region', { name: 'Recent scores' }));
  expect(scores.getByText('No rounds yet. Log one, and its score stands here.')).toBeDefined();
});

test('the latest rounds show their score, against par where that is known', async () => {
  const round = (id: string, name: string, changes: object = {}) => ({
    ...({ id, name, holes: 18, scoreType: 'strokeplay', totalScore: 89, coursePar: 72 } as const),
    ...{ sessionDate: '2026-05-09', ...changes },
  });
  await show({
    recentRounds: [
      round('a', 'Saturday medal'),
      round('b', 'Twilight nine', { holes: 9, totalScore: 36, coursePar: 36 }),
      round('c', 'Best ball', { totalScore: 70 }),
      round('d', 'Stableford', { scoreType: 'stableford', totalScore: 34 }),
      round('e', 'Away', { totalScore: 91, coursePar: null }),
    ],
  });
  const scores = within(screen.getByRole('region', { name: 'Recent scores' }));
  const lines = scores.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    'Saturday medalSat 9 May, 18 holes89+17',
    'Twilight nineSat 9 May, 9 holes36E',
    'Best ballSat 9 May, 18 holes70-2',
    'StablefordSat 9 May, 18 holes34pts',
    'AwaySat 9 May, 18 holes91',
  ]);
  expect(scores.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/progress');
});

test('the next session has its own card, except on a rest day, which names it already', async () => {
  const { unmount } = await show();
  const next = within(screen.getByRole('region', { name: 'Next' }));
  expect(next.getByText('Sat 16 May')).toBeDefined();
  const link = next.getByRole('link', { name: /^Nine windows/ });
  expect(link.textContent).toContain('50 min, 3 exercises');
  expect(link.getAttribute('href')).toBe('/my-schedule/session/sat');
  unmount();
  await show({ todaysSession: restDay });
  expect(screen.queryByRole('region', { name: 'Next' })).toBeNull();
});

test.each([
  ['Log practice', 'practice'],
  ['Log a round', 'round'],
])('%s is one press away', async (name, what) => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name }));
  expect(neighbors.onLog).toHaveBeenLastCalledWith(what);
});

test('a week without sessions says when the next one is', async () => {
  const { week } = aDashboard();
  const empty = { sessions: [], totalSessions: 0, completedSessions: 0, totalDuration: 0 };
  await show({ week: week && { ...week, ...empty }, todaysSession: restDay });
  const card = screen.getByRole('link', { name: /^Week 5/ });
  expect(card.textContent).toContain(
    'Nothing planned this week. Your next session is on Saturday 16 May.',
  );
  expect(card.textContent).not.toContain('0 of 0');
});

test('the first unlocked achievement is shown, and nothing while there is none', async () => {
  const achievement = {
    id: 'nine',
    name: 'Nine in a row',
    rarity: 'rare',
    icon: 'flame',
    xpReward: 150,
    isUnlocked: true,
    unlockedAt: '2026-05-12T21:00:00Z',
  };
  await show({
    achievements: [{ ...achievement, name: 'Locked', isUnlocked: false }, achievement],
  });
  expect(screen.getByRole('link', { name: /Nine in a row/ }).getAttribute('href')).toBe(
    '/achievements',
  );
  expect(screen.getByText('Unlocked yesterday, 150 XP')).toBeDefined();
  expect(screen.queryByText('Locked')).toBeNull();
});

test('without a program the way to one is the only thing to do', async () => {
  await show(
    { currentProgram: null, week: null, nextSession: null, todaysSession: restDay },
    { currentHandicap: null, goalHandicap: null },
  );
  expect(screen.getByRole('heading', { name: 'Ready to Start Training' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse Programs' }).getAttribute('href')).toBe(
    '/programs',
  );
  expect(screen.queryByText('Rest Day')).toBeNull();
});

test.each([
  ['18.4', null, true],
  [null, null, false],
  [null, inWeekFive, true],
])(
  'the screen loads as it will probably be: handicap %s',
  async (currentHandicap, program, hero) => {
    server.hangs();
    const { container } = await renderScreen(<DashboardScreen {...neighbors} />, {
      user: aGolfer({ currentHandicap }),
      reads: { '/api/user/current-program': program },
    });
    expect(container.querySelector('.hero') !== null).toBe(hero);
  },
);

test('a tab left open over night reads the new day', async () => {
  await show();
  server.answers(dashboard.get, aDashboard({ todaysSession: restDay }));
  vi.setSystemTime(new Date('2026-05-14T21:30:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Friday 15 May')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Rest Day' })).toBeDefined();
});

test('when nothing can be read the golfer can try again', async () => {
  server.refuses('unavailable');
  const { golfer } = await renderScreen(<DashboardScreen {...neighbors} />, {
    user: aGolfer(),
  });
  expect(await screen.findByRole('heading', { name: 'Unable to load today' })).toBeDefined();
  server.answers(dashboard.get, aDashboard());
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Landing spots' })).toBeDefined();
});
