import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DashboardPayload } from '#contract/dashboard.ts';
import { addDays, type CalendarDate, dayNumberOf } from '#domain/calendar-date.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { completes, ok, sessionOn } from '#testing/scenario.ts';

// Days at the end of weeks, months and years, and days when clocks change. Whatever day a golfer starts on, it must
// count as one training day, in a week of the plan that ends on Sunday.
const days: readonly (readonly [name: string, day: CalendarDate])[] = [
  ['a Monday', '2026-05-11'],
  ['a Tuesday', '2026-05-12'],
  ['a Wednesday', '2026-05-13'],
  ['a Thursday', '2026-05-14'],
  ['a Friday', '2026-05-15'],
  ['a Saturday', '2026-05-16'],
  ['a Sunday', '2026-05-17'],
  ['the last day of a month', '2026-04-30'],
  ['the last day of a month, a Sunday', '2026-05-31'],
  ['the last day of February', '2027-02-28'],
  ['February 29', '2028-02-29'],
  ['the last day of a year', '2025-12-31'],
  ['the last day of a year, a Sunday', '2028-12-31'],
  ['the day before the clocks go back', '2026-04-04'],
  ['the day the clocks go back', '2026-04-05'],
  ['the day before the clocks go forward', '2026-09-26'],
  ['the day the clocks go forward', '2026-09-27'],
];
// In UTC, the first is still on the previous day, the second on the same day.
const times = ['02:30', '23:55'];
const timeZone = 'Pacific/Auckland';

describe.each(enginesAtScale)('first sessions on the %s database', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());

  const setTime = (day: CalendarDate, time: string) =>
    server.setNow(
      Temporal.ZonedDateTime.from(`${day}T${time}[${timeZone}]`).toInstant().toString(),
    );

  /** Completes the session of the day and reads the home screen. */
  async function train(golfer: Golfer, day: CalendarDate) {
    const session = await sessionOn(golfer, day);
    expect(session).toMatchObject({ isToday: true, status: 'planned' });
    expect(await completes(golfer, session)).toMatchObject({ status: 200 });
    return ok<DashboardPayload>(golfer.get('/api/user/dashboard'));
  }

  test.each(days)('count on %s and the day after, at any hour', async (_, day) => {
    const daysLeft = 8 - dayNumberOf(day);
    const next = addDays(day, 1);
    for (const time of times) {
      setTime(day, time);
      const golfer = await aGolfer(server, { timeZone });
      const everyDay = [1, 2, 3, 4, 5, 6, 7];
      const preferences = { sessionsPerWeek: 7, availableDays: everyDay, startDate: day };
      await ok(golfer.send('POST', '/api/user/enroll', { programId: 'break-100', preferences }));
      expect(await train(golfer, day)).toMatchObject({
        todaysSession: { scheduledDate: day, alreadyCompleted: true },
        stats: { currentStreak: 1, totalSessionsCompleted: 1 },
        week: { weekNumber: 1, completedSessions: 1, totalSessions: daysLeft },
        missed: [],
      });

      setTime(next, time);
      const isNewWeek = daysLeft === 1;
      expect(await train(golfer, next)).toMatchObject({
        todaysSession: { scheduledDate: next, alreadyCompleted: true },
        stats: { currentStreak: 2, totalSessionsCompleted: 2 },
        week: isNewWeek
          ? { weekNumber: 2, completedSessions: 1, totalSessions: 7 }
          : { weekNumber: 1, completedSessions: 2, totalSessions: daysLeft },
        missed: [],
      });
    }
  });
});
