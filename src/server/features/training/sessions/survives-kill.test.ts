import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { aGolfer, cookieOf } from '#testing/app.ts';
import { createDataFolder } from '#testing/database.ts';
import type { KillPlan } from '#testing/kill-at-query.ts';
import { completionOf, followsBreak100, sessionOn } from '#testing/scenario.ts';

const script = fileURLToPath(new URL('../../../../testing/kill-at-query.ts', import.meta.url));
const compileCache = fileURLToPath(new URL('../../../../../../.cache/compile', import.meta.url));
const secret = 'a-secret-that-both-processes-know';
const now = '2026-05-14T00:00:00Z';

let template: string;
let request: Pick<KillPlan, 'cookie' | 'payload'>;

beforeAll(async () => {
  template = await createDataFolder();
  const database = await openDatabase({ dataDir: template });
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: template });
  const clock = () => Temporal.Instant.from(now);
  const server = { config, database, secret, clock, announce: () => {} };
  const { app, startJobs } = await buildApp(server);
  await startJobs();
  const golfer = await aGolfer({ app, config });
  await followsBreak100(golfer);
  const payload = await completionOf(golfer, await sessionOn(golfer, '2026-05-14'));
  request = { cookie: cookieOf(golfer), payload };
  await app.close();
  await database.close();
});

afterAll(() => rm(template, { recursive: true, force: true }));

/** Completes the session in a process of its own that dies at that query. Its status, or null. */
async function completeAndDie(dataDir: string, dieAtQuery: number): Promise<string | null> {
  const url = '/api/user/complete-session';
  const plan: KillPlan = { dataDir, secret, url, now, dieAtQuery, ...request };
  const child = spawn(process.execPath, [script], {
    // Each of these processes loads the same code; compiled once, it loads twice as fast.
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, PLAN: JSON.stringify(plan) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  const [, signal] = await once(child, 'exit');
  return signal === 'SIGKILL' ? null : printed;
}

/** Every trace that a completion leaves. */
async function tracesIn(dataDir: string) {
  const { pool, close } = await openDatabase({ dataDir });
  const { rows } = await pool.query(`select
    (select count(*)::int from session_completions) as completions,
    (select count(*)::int from scheduled_sessions where status = 'completed') as completed,
    (select count(*)::int from xp_entries) as xp,
    (select count(*)::int from unlocked_achievements) as unlocked,
    (select coalesce(sum(total_xp), 0)::int from user_stats) as total_xp,
    (select coalesce(sum(current_streak), 0)::int from user_stats) as streak,
    (select count(*) > 0 from exercise_results) as results,
    (select count(*)::int from pgboss.job where name = 'settle-streak') as jobs`);
  await close();
  return rows[0];
}

const nothing = {
  completions: 0,
  completed: 0,
  xp: 0,
  unlocked: 0,
  total_xp: 0,
  streak: 0,
  results: false,
  jobs: 0,
};
const everything = {
  completions: 1,
  completed: 1,
  // The session's own and the first achievement's.
  xp: 2,
  unlocked: 1,
  total_xp: 130 + 50,
  streak: 1,
  results: true,
  jobs: 1,
};

test('a server killed between any two steps of completing leaves all of it or nothing', async () => {
  let survived: string | null = null;
  let killed = 0;
  while (survived === null) {
    const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-kill-'));
    await cp(template, dataDir, { recursive: true });
    survived = await completeAndDie(dataDir, killed + 1);
    const traces = await tracesIn(dataDir);
    if (survived !== null) expect(traces).toEqual(everything);
    else {
      killed += 1;
      expect([nothing, everything]).toContainEqual(traces);
    }
    await rm(dataDir, { recursive: true, force: true });
  }
  expect(survived).toBe('200');
  expect(killed).toBeGreaterThan(10);
}, 360_000);
