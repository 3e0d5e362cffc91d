import { randomBytes } from 'node:crypto';
import { constants, cpSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { aGolfer, cookieOf } from '#testing/app.ts';
import { createDataFolder } from '#testing/database.ts';
import { atScale } from '#testing/scale.ts';
import { completionOf, followsBreak100, sessionOn } from '#testing/scenario.ts';

let dataDir: string;
let server: FastifyInstance;
let stop: () => Promise<void>;
let request: InjectOptions;

beforeAll(async () => {
  dataDir = await createDataFolder();
  const database = await openDatabase({ dataDir });
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const clock = () => Temporal.Instant.from('2026-05-14T00:00:00Z');
  const secret = randomBytes(32).toString('base64url');
  const { app, startJobs } = await buildApp({
    config,
    database,
    secret,
    clock,
    announce: () => {},
  });
  await startJobs();
  const golfer = await aGolfer({ app, config });
  await followsBreak100(golfer);
  const payload = await completionOf(golfer, await sessionOn(golfer, '2026-05-14'));
  const headers = { cookie: cookieOf(golfer) };
  request = { method: 'POST', url: '/api/user/complete-session', payload, headers };
  server = app;
  stop = async () => {
    await app.close();
    await database.close();
  };
});

afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * Calls `beforeEach` right before each query of the request. Nothing else runs meanwhile, because the embedded engine
 * writes its files in this thread.
 */
async function send(options: InjectOptions, beforeEach: () => void) {
  const { query } = pg.Client.prototype;
  const watched = function (this: pg.Client, ...args: unknown[]) {
    beforeEach();
    return Reflect.apply(query, this, args);
  };
  Object.assign(pg.Client.prototype, { query: watched });
  try {
    return await server.inject(options);
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
}

/** Reads everything that a completion writes. */
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
  // One entry for the session and one for the first achievement.
  xp: 2,
  unlocked: 1,
  total_xp: 130 + 50,
  streak: 1,
  results: true,
  jobs: 1,
};

/** Returns a fingerprint of the engine's files, which changes with every write. */
function stampOfFiles(): string {
  const paths = readdirSync(join(dataDir, 'postgres'), { recursive: true, encoding: 'utf8' });
  const stamps = paths.map((path) => {
    const { size, mtimeNs } = statSync(join(dataDir, 'postgres', path), { bigint: true });
    return `${path} ${size} ${mtimeNs}`;
  });
  return stamps.join('\n');
}

/** Copies the files as they would be left if the process were killed now, without its data in memory. */
function filesAtKill(): string {
  const left = mkdtempSync(join(tmpdir(), 'pinhigh-kill-'));
  const mode = constants.COPYFILE_FICLONE;
  cpSync(join(dataDir, 'postgres'), join(left, 'postgres'), { recursive: true, mode });
  return left;
}

/** Opening what a kill has left takes most of the time. */
const every = atScale({ short: 12, long: 1 });

test('a server killed between any two steps of completing a session stores all of it or nothing', async () => {
  let steps = 0;
  const kills: string[] = [];
  let stamp = '';
  const killHere = () => {
    steps += 1;
    // Most steps change only memory, so a kill before or after them leaves the same files.
    if (stampOfFiles() === stamp) return;
    stamp = stampOfFiles();
    kills.push(filesAtKill());
  };
  const answer = await send(request, killHere);
  expect(answer.statusCode).toBe(200);
  killHere();
  expect(steps).toBeGreaterThan(10);
  const opened = (at: number) => at === kills.length - 1 || at % every === 0;
  const left = [];
  for (const [at, kill] of kills.entries()) {
    if (opened(at)) left.push(await tracesIn(kill));
    await rm(kill, { recursive: true, force: true });
  }
  for (const traces of left) expect([nothing, everything]).toContainEqual(traces);
  expect(left[0]).toEqual(nothing);
  expect(left.at(-1)).toEqual(everything);
});
