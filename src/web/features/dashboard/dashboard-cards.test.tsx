import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DashboardPayload } from '#contract/dashboard.ts';
import { handicap } from '#contract/handicap.ts';
import { training } from '#contract/training.ts';
import { aDashboard, restDay } from '#testing/a-dashboard.ts';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { inWeekFive, statsInWeekFive, thursdayMorning } from '#testing/program-fixture.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => {
  vi.useRealTimers();
});

const neighbors = {
  storeWithdrawn: () => {},
  onSettle: () => {},
  onMove: () => {},
  onLog: vi.fn(),
};
const show = (changes: Partial<DashboardPayload> = {}) =>
  renderScreen(<DashboardScreen {...neighbors} />, {
    user: aGolfer(),
    reads: { '/api/user/dashboard': aDashboard(changes) },
  });

test('the level card shows the level, streak, sessions, and hours', async () => {
  await show();
  const level = within(screen.getByRole('region', { name: 'Level' }));
  expect(level.getByText('660 XP to level 8')).toBeDefined();
  expect(level.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('34');
  const terms = level.getAllByRole('term').map((term) => term.textContent);
  const values = level.getAllByRole('definition').map((value) => value.textContent);
  expect(terms).toEqual(['day streak', 'sessions', 'hours']);
  expect(values).toEqual(['9', '52', '37.7']);
});

test('the level, week, and handicap cards each show once that a change waits to sync', async () => {
  await show();
  const marks = () => screen.queryAllByText('Waiting to sync').length;
  expect(marks()).toBe(0);
  // Not today's session, which has its own mark.
  const ofSaturday = { body: { scheduledSessionId: 'sat' }, sessionId: 'sat' };
  act(() => waitingRequests.set([aQueuedRequest(training.complete, ofSaturday)]));
  expect(
    within(screen.getByRole('region', { name: 'Level' })).getAllByText('Waiting to sync'),
  ).toHaveLength(1);
  // On the level card and the week.
  expect(marks()).toBe(2);
  const newHandicap = { body: { handicap: 18 }, sessionId: null };
  act(() => waitingRequests.set([aQueuedRequest(handicap.update, newHandicap)]));
  // On the level card and the handicap.
  expect(marks()).toBe(2);
  act(() => waitingRequests.set([]));
  expect(marks()).toBe(0);
});

test('a golfer whose streak has ended reads why', async () => {
  const stats = { ...statsInWeekFive, currentStreak: 0, longestStreak: 9 };
  await show({ stats: { ...stats, lastSessionDate: '2026-05-13' } });
  const level = within(screen.getByRole('region', { name: 'Level' }));
  expect(level.getByText(/^Your streak ended because a planned session was missed/)).toBeDefined();
});

test('a new golfer reads what the first session does instead of a row of zeros', async () => {
  const none = { currentStreak: 0, longestStreak: 0, totalSessionsCompleted: 0, totalXp: 0 };
  await show({ stats: { ...statsInWeekFive, ...none } });
  const level = within(screen.getByRole('region', { name: 'Level' }));
  expect(level.getByText('Your first session starts a streak.')).toBeDefined();
  expect(level.queryByText('day streak')).toBeNull();
  const scores = within(screen.getByRole('region', { name: 'Recent rounds' }));
  expect(scores.getByText('No rounds yet. Log one to see its score here.')).toBeDefined();
});

test('the latest rounds show their score, with the difference from par where par is known', async () => {
  const round = (id: string, name: string, changes: object = {}) => ({
    ...({ id, name, holes: 18, scoreType: 'strokeplay', totalScore: 89, coursePar: 72 } as const),
    sessionDate: '2026-05-09',
    ...changes,
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
  const scores = within(screen.getByRole('region', { name: 'Recent rounds' }));
  const lines = scores.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    'Saturday medalSat 9 May, 18 holes89+17',
    'Twilight nineSat 9 May, 9 holes36E',
    'Best ballSat 9 May, 18 holes70-2',
    'StablefordSat 9 May, 18 holes34pts',
    'AwaySat 9 May, 18 holes91',
  ]);
  const away = scores.getByRole('link', { name: /^Away/ });
  expect(away.getAttribute('href')).toBe('/rounds/e');
  expect(scores.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/rounds');
});

test('the next session has its own card, except on a rest day, which already names it', async () => {
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

test('a session whose exercises the device does not know shows no number of them', async () => {
  const { todaysSession, nextSession } = aDashboard();
  await show({
    todaysSession: {
      ...todaysSession,
      session: todaysSession.session && {
        ...todaysSession.session,
        exercises: [],
        exerciseCount: 0,
      },
    },
    nextSession: nextSession && { ...nextSession, exerciseCount: 0 },
  });
  expect(screen.getByRole('link', { name: /^Nine windows/ }).textContent).toContain('50 min');
  expect(screen.queryByText(/exercises/)).toBeNull();
});

test.each([
  ['Log practice', 'practice'],
  ['Log a round', 'round'],
])('%s opens its form with one press', async (name, what) => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name }));
  expect(neighbors.onLog).toHaveBeenLastCalledWith(what);
});

test('a week without sessions shows when the next session is', async () => {
  const { week } = aDashboard();
  const empty = { sessions: [], totalSessions: 0, completedSessions: 0, totalDuration: 0 };
  await show({ week: week && { ...week, ...empty }, todaysSession: restDay });
  const card = screen.getByRole('link', { name: /^Week 5/ });
  expect(card.textContent).toContain(
    'Nothing planned this week. Your next session is on Saturday 16 May.',
  );
  expect(card.textContent).not.toContain('0 of 0');
});

test('the dashboard shows the first unlocked achievement and no locked achievement', async () => {
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

test('the weeks bar counts days up to today, while its text counts sessions', async () => {
  await show({ currentProgram: { ...inWeekFive, missedSessions: 1 } });
  const week = within(screen.getByRole('link', { name: /^Week 5/ }));
  const bar = week.getByRole('progressbar', { name: 'Week 5 of 12' });
  expect(bar.querySelectorAll('.is-done')).toHaveLength(4);
  const now = bar.querySelector<HTMLElement>('.is-now');
  await waitFor(() => expect(Number(now?.style.getPropertyValue('--part'))).toBeCloseTo(4 / 7));
  expect(week.getByText('1 done, 1 skipped')).toBeDefined();
});

test('the week card shows the description of the program week that today’s session belongs to', async () => {
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

test('the golfer can resume an open round with one press', async () => {
  const openRound = { courseName: 'Kennemer', at: 6 };
  const { golfer, router } = await renderScreen(
    <DashboardScreen {...neighbors} openRound={openRound} />,
    { user: aGolfer(), reads: { '/api/user/dashboard': aDashboard() } },
  );
  const resume = screen.getByRole('link', { name: 'Resume: hole 7 Kennemer' });
  const today = screen.getByRole('article', { name: 'Landing spots' });
  expect(resume.compareDocumentPosition(today) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await golfer.click(resume);
  await waitFor(() => expect(router.state.location.pathname).toBe('/rounds/new'));
});
