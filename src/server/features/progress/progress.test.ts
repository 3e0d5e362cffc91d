import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stats } from '#contract/progress-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { longWait } from '#testing/long-wait.ts';
import { completes, followsBreak100, ok, sessionOn } from '#testing/scenario.ts';
import { makeJobsDue } from '#testing/wake-queue.ts';

describe('progress', () => {
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

  const stats = () => ok<Stats>(golfer.get('/api/user/stats'));

  test('a golfer who has not trained yet is at level 1 with all totals at zero', async () => {
    expect(await stats()).toEqual({
      level: 1,
      totalXp: 0,
      totalMinutesTraining: 0,
      currentStreak: 0,
      longestStreak: 0,
      totalSessionsCompleted: 0,
      lastSessionDate: null,
    });
  });

  test('a background job breaks a streak in the night after a missed session', async () => {
    await followsBreak100(golfer);
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-14')));
    expect(await stats()).toMatchObject({ currentStreak: 1 });
    const waiting = await server.db.execute<{ hours: number }>(sql`
      select (extract(epoch from start_after - now()) / 3600)::int as hours
      from pgboss.job where name = 'settle-streak' and state = 'created'
      order by created_on desc limit 1`);
    // From noon on Thursday, May 14, to the end of Saturday, May 16, in Auckland.
    expect(waiting.rows[0]?.hours).toBe(60);

    server.setNow('2026-05-16T12:00:01Z');
    await makeJobsDue(server.db, 'settle-streak');
    const broken = async () => expect(await stats()).toMatchObject({ currentStreak: 0 });
    await vi.waitFor(broken, longWait);
    expect(await stats()).toMatchObject({ longestStreak: 1, lastSessionDate: '2026-05-14' });
  }, 60_000);

  test('the total XP is the sum of the XP ledger', async () => {
    await followsBreak100(golfer);
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-14')));
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-16')));
    const { id } = await ok<{ id: string }>(golfer.get('/api/auth/user'));
    const ledger = await server.db.execute<{ xp: number }>(
      sql`select sum(xp)::int as xp from xp_entries where user_id = ${id}`,
    );
    expect(await stats()).toMatchObject({ totalXp: ledger.rows[0]?.xp });
  });
});
