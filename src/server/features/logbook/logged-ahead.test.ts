import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { CalendarItem, Practice } from '#contract/logbook-schemas.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok, statsOfTraining } from '#testing/scenario.ts';
import { wakeQueue } from '#testing/wake-queue.ts';

// The clock starts on Thursday, May 14, noon in Auckland.
const untouched: Stats = {
  level: 1,
  totalXp: 0,
  totalMinutesTraining: 0,
  currentStreak: 0,
  longestStreak: 0,
  totalSessionsCompleted: 0,
  lastSessionDate: null,
};

describe('practice and rounds logged ahead of their day', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
  });

  const practice = (sessionDate: string, duration = 10) =>
    ok<Practice>(
      golfer.send('POST', '/api/user/free-practice-sessions', {
        title: 'Range, wedges only',
        duration,
        sessionDate,
      }),
    );
  const round = (sessionDate: string) =>
    ok(
      golfer.send('POST', '/api/user/golf-rounds', {
        name: 'Saturday medal',
        holes: 18,
        roundType: 'match',
        scoreType: 'stableford',
        totalScore: 40,
        sessionDate,
      }),
    );
  const stats = () => ok<Stats>(golfer.get('/api/user/stats'));

  /** Sets the clock and runs every waiting job, each one twice. */
  async function comes(instant: string) {
    server.setNow(instant);
    await server.db.execute(sql`
      insert into pgboss.job (name, data)
      select name, data from pgboss.job
      where name = 'logged-day-has-come' and state = 'created'`);
    await server.db.execute(sql`
      update pgboss.job set start_after = now(), priority = 7
      where name = 'logged-day-has-come' and state = 'created'`);
    await wakeQueue(server.db, 'logged-day-has-come');
    await vi.waitFor(async () => {
      const { rows } = await server.db.execute(sql`
          select state, data from pgboss.job
          where name = 'logged-day-has-come' and priority = 7 and state <> 'completed'`);
      expect(rows).toEqual([]);
    }, longWait);
  }

  test('earn no XP, minutes, streak or achievements and do not count as completed', async () => {
    await practice('2026-05-28', 600);
    await practice('2026-05-15', 600);
    await round('2026-06-30');
    expect(await stats()).toEqual(untouched);
    const achievements = await ok<Achievement[]>(golfer.get('/api/user/achievements'));
    expect(achievements.filter(({ isUnlocked, progress }) => isUnlocked || progress > 0)).toEqual(
      [],
    );
    const items = await ok<CalendarItem[]>(golfer.get('/api/user/activity-calendar'));
    expect(items.map(({ isCompleted }) => isCompleted)).toEqual([false, false, false]);
  });

  test('unlock no achievements when the golfer trains today', async () => {
    await round('2026-06-30');
    await practice('2026-05-14');
    expect(await stats()).toMatchObject({ totalXp: 10, currentStreak: 1, longestStreak: 1 });
  });

  test('count once when their day comes, and five logged on the same day earn XP for three', async () => {
    const days = ['2026-05-15', '2026-05-16', '2026-05-17', '2026-05-18', '2026-05-19'];
    for (const day of days) await practice(day);
    await comes('2026-05-19T00:00:00Z');
    expect(await statsOfTraining(golfer)).toMatchObject({
      totalXp: 30,
      totalMinutesTraining: 50,
      currentStreak: 5,
      lastSessionDate: '2026-05-19',
    });
    const items = await ok<CalendarItem[]>(golfer.get('/api/user/activity-calendar'));
    expect(items.every(({ isCompleted }) => isCompleted)).toBe(true);
  }, 60_000);

  test('are not counted after they were deleted, and on their new day if they were moved', async () => {
    const { id: gone } = await practice('2026-05-15');
    const { id: moved } = await practice('2026-05-15');
    await ok(golfer.send('DELETE', `/api/user/free-practice-sessions/${gone}`));
    const later = { title: 'Range', duration: 20, sessionDate: '2026-05-17' };
    await ok(golfer.send('PUT', `/api/user/free-practice-sessions/${moved}`, later));
    await comes('2026-05-15T00:00:00Z');
    expect(await stats()).toEqual(untouched);
    await comes('2026-05-17T00:00:00Z');
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 20, totalMinutesTraining: 20 });
  }, 90_000);

  test('get a background job that runs when the day begins in the earliest time zone', async () => {
    await practice('2026-05-15');
    const { rows } = await server.db.execute(sql`
      select round(extract(epoch from start_after - created_on) / 3600)::int as hours
      from pgboss.job where name = 'logged-day-has-come' order by created_on desc limit 1`);
    // At noon in Auckland, the day is ten hours away in the first time zone.
    expect(rows).toEqual([{ hours: 10 }]);
  });

  test('count when the day begins in the golfer’s current time zone, not the one at logging', async () => {
    await round('2026-05-15');
    await ok(golfer.send('PUT', '/api/user/profile', { timeZone: 'America/Los_Angeles' }));
    // Past midnight in Auckland, but still the morning of May 14 in California.
    await comes('2026-05-14T14:00:00Z');
    expect(await stats()).toEqual(untouched);
    await comes('2026-05-15T07:00:00Z');
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 100, currentStreak: 1 });
  }, 90_000);
});
