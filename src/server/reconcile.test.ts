import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aFullAccount } from '#testing/a-full-account.ts';
import { aGolfer, startTestApp } from '#testing/app.ts';
import { serverUrl } from '#testing/database.ts';
import { brokenHistories } from '#testing/invariants/histories.ts';
import { brokenSums } from '#testing/invariants/sums.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { allSums } from './features/index.ts';
import { sumsWorker } from './platform/kept-sums.ts';
import type { Platform } from './platform/platform.ts';
import { reconcileSums } from './reconcile.ts';

test('sums that differ from their rows are reported every day, and corrected by the command', async () => {
  const server = await startTestApp('server');
  const { db } = server;
  const { rows } = await db.execute<{ name: string }>('select current_database() as name');
  const settings = { databaseUrl: serverUrl(rows[0]?.name), dataDir: '' };
  await aFullAccount(server, 'nora@example.com');
  const other = await aGolfer(server);
  await followsBreak100(other);
  const [first] = await sessionsOf(other);
  if (first) await ok(completes(other, first));
  const now = Temporal.Instant.from('2026-05-14T00:00:00Z');
  const reported: unknown[] = [];
  const log = { warn: (facts: unknown) => reported.push(facts) } as unknown as Platform['log'];
  const daily = sumsWorker({ db, clock: () => now, log }, allSums);

  await daily.run({});
  expect(reported).toEqual([]);
  expect(await reconcileSums([], settings, now)).toBe('0 corrected');

  await db.execute(sql`update user_stats set total_xp = total_xp + 7, total_minutes = 1`);
  await db.execute(sql`update monthly_sessions set sessions = 9`);
  await db.execute(sql`insert into monthly_sessions
    select user_id, '2020-01-01', 3, in_leaderboards from monthly_sessions limit 1`);
  await db.execute(sql`delete from achievement_counters where key = 'sessionsCompleted'`);
  await db.execute(sql`update weekly_sums set golfers = 0`);
  await db.execute(sql`delete from weekly_sums where program_id = ''`);
  const before = await brokenSums(db);
  await daily.run({});
  const wrong = { weeks: 2, totals: 3, months: 3, 'achievement counters': 3 };
  expect(reported).toEqual([{ wrong }]);
  expect(await brokenSums(db)).toEqual(before);
  expect(await reconcileSums([], settings, now)).toBe(
    'weeks: 2 corrected\ntotals: 3 corrected\nmonths: 3 corrected\nachievement counters: 3 corrected',
  );
  expect(await brokenSums(db)).toEqual([]);
  expect(await brokenHistories(db, now)).toEqual([]);
  await server.close();
});
