import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stats } from '#contract/progress-schemas.ts';
import { addDays, dayNumberOf } from '#domain/calendar-date.ts';
import { createChanges, type Listener } from '#server/platform/changes.ts';
import type { SendJob } from '#server/platform/jobs/job.ts';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completes, ok, sessionOn } from '#testing/scenario.ts';
import { openTotals } from './totals.ts';

type Recount = { userId: string; instant: Temporal.Instant; sendJob: SendJob };

/** Does the work of the job that runs at the end of a day. */
async function recount({ db }: TestApp, { userId, instant, sendJob }: Recount): Promise<void> {
  const listener: Listener = (change) => ({
    beforeCommit: () => change.once(openTotals).save(sendJob),
  });
  const runChange = createChanges({ db, clock: () => instant, listeners: [listener] });
  await runChange(userId, async (change) => {
    change.once(openTotals).streakIsDue();
  });
}

describe('a streak with a missed session', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  // Hours from noon of the training day to the end of the next day, on which the golfer misses the session.
  test.each([
    ['an ordinary night', 'UTC', '2026-05-14', 36],
    ['clocks forward in Auckland', 'Pacific/Auckland', '2026-09-26', 35],
    ['clocks back in Auckland', 'Pacific/Auckland', '2026-04-04', 37],
    ['clocks forward in Los Angeles', 'America/Los_Angeles', '2026-03-07', 35],
    ['clocks back in Los Angeles', 'America/Los_Angeles', '2026-10-31', 37],
    ['no midnight in Santiago', 'America/Santiago', '2026-09-04', 36],
  ])(
    'breaks when the golfer’s day ends and not before: %s',
    async (_case, timeZone, day, hours) => {
      const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });
      const start = noon.toInstant();
      server.setNow(start.toString());
      const golfer = await aGolfer(server, { timeZone });
      const availableDays = [dayNumberOf(day), dayNumberOf(addDays(day, 1))];
      const preferences = { sessionsPerWeek: 2, availableDays, startDate: day };
      await ok(golfer.send('POST', '/api/user/enroll', { programId: 'break-100', preferences }));
      await ok(completes(golfer, await sessionOn(golfer, day)));
      const { id: userId } = await ok<{ id: string }>(golfer.get('/api/auth/user'));

      const waits = await server.db.execute<{ hours: number }>(sql`
      select round(extract(epoch from start_after - created_on) / 3600)::int as hours
      from pgboss.job where name = 'settle-streak' and data ->> 'userId' = ${userId}
      order by created_on desc limit 1`);
      expect(waits.rows).toEqual([{ hours }]);

      const settlesAt = async (instant: Temporal.Instant) => {
        const delays: (number | undefined)[] = [];
        server.setNow(instant.toString());
        const sendJob = async (_db: unknown, _job: unknown, message: { delaySeconds?: number }) => {
          delays.push(message.delaySeconds);
        };
        await recount(server, { userId, instant, sendJob });
        const { currentStreak, longestStreak } = await ok<Stats>(golfer.get('/api/user/stats'));
        return { currentStreak, longestStreak, delays };
      };
      const end = start.add({ hours });
      // A job that runs too early, even twice, schedules itself again for the rest of the day.
      const holds = { currentStreak: 1, longestStreak: 1, delays: [1] };
      expect(await settlesAt(end.subtract({ seconds: 1 }))).toEqual(holds);
      expect(await settlesAt(end.subtract({ seconds: 1 }))).toEqual(holds);
      const broken = { currentStreak: 0, longestStreak: 1, delays: [] };
      expect(await settlesAt(end)).toEqual(broken);
      expect(await settlesAt(end)).toEqual(broken);
    },
  );
});
