import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionExercise } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import { aScheduledSession, aWeek } from '#testing/a-plan.ts';
import { exercises, ownRecord, theDetails } from '#testing/a-session.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { WeekSide } from './week-side.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-20T20:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const on = (scheduledDate: string, status: 'planned' | 'completed' | 'skipped' = 'planned') =>
  aScheduledSession({
    id: scheduledDate,
    sessionId: scheduledDate,
    scheduledDate,
    status,
    isToday: scheduledDate === '2026-05-21',
  });

const week = aWeek(2, [
  on('2026-05-18', 'completed'),
  on('2026-05-19', 'skipped'),
  on('2026-05-20'),
  on('2026-05-21'),
  on('2026-05-23'),
]);

const withBest = (best: number, changes: Partial<SessionExercise> = {}) =>
  exercises.map((each) => ({
    ...each,
    ownScores: ownRecord({ best, last: best, count: 2 }),
    ...changes,
  }));

const show = (thursday = exercises, saturday = exercises) =>
  renderScreen(<WeekSide week={week} />, {
    user: aGolfer(),
    reads: {
      '/api/user/scheduled-session-details/2026-05-21': theDetails('planned', thursday),
      '/api/user/scheduled-session-details/2026-05-23': theDetails('planned', saturday),
    },
  });

test('the chart shows the minutes of each day with the status of its session', async () => {
  await show();
  expect(screen.getByText('40 of 200')).toBeDefined();
  const { textContent } = screen.getByRole('region', { name: 'Minutes a day' });
  expect(textContent).toContain('MonTueWedThuFriSatSun');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Monday 40 min Completed, Tuesday 40 min Skipped, Wednesday 40 min Missed, Thursday 40 min Today, Saturday 40 min Planned',
  );
});

test('the bag lists the equipment for the remaining sessions without duplicates', async () => {
  const balls = exercises.map((each) => ({
    ...each,
    equipment: ['30 balls', 'Putter'],
    needs: [{ ball: 30 }, { putter: 1 }],
  }));
  await show(exercises, balls);
  const bag = within(screen.getByRole('region', { name: 'In the bag this week' }));
  expect(bag.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A towel',
    '30 balls',
    'Putter',
  ]);
});

test('the card lists personal bests of upcoming drills on the first day that each drill comes', async () => {
  const gate = withBest(9, { exerciseId: 'gate', name: 'Gate' });
  await show(withBest(12), [...withBest(12), ...gate]);
  const bests = within(screen.getByRole('region', { name: 'Own bests to beat' }));
  expect(bests.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chip to a landing zoneThursday12 of 20',
    'GateSaturday9 of 20',
  ]);
});

test('a drill that the golfer has never scored does not appear among the personal bests', async () => {
  await show();
  expect(screen.queryByRole('region', { name: 'Own bests to beat' })).toBeNull();
});

test('drills that fail to load leave the rest of the week visible', async () => {
  server.refuses('internal');
  await renderScreen(<WeekSide week={week} />, { user: aGolfer() });
  expect(screen.getByRole('region', { name: 'Minutes a day' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'In the bag this week' })).toBeNull();
  await waitFor(() => expect(server.calls(training.details)).toHaveLength(2));
});
