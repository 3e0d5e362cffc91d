import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Leaderboard } from '#contract/friends.ts';
import type { health } from '#contract/health.ts';
import { aGolfer, type Golfer, serveTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { longWait } from '#testing/long-wait.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { startPostgres, startReplica } from '../../scripts/postgres.mjs';
import { createDb } from './platform/database/drizzle.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';

type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

let primary: PostgresServer;
let replica: PostgresServer;
let app: TestApp;
let golfer: Golfer;
const token = 'a-token-for-figures';

const on = async (server: PostgresServer, statement: string) => {
  const client = new pg.Client(server.url);
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
};

beforeAll(async () => {
  primary = await startPostgres();
  // The server of tests does not wait for its log, which a replica would then get late.
  await on(primary, 'alter database postgres set synchronous_commit to on');
  replica = await startReplica(primary);
  const database = await openDatabase({
    databaseUrl: primary.url,
    databaseReadUrl: replica.url,
    dataDir: '',
  });
  await migrateDatabase(database.pool);
  const opened = { database, db: createDb(database.pool), drop: () => database.close() };
  app = await serveTestApp(opened, {
    METRICS_TOKEN: token,
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: replica.url,
  });
  golfer = await aGolfer(app);
  await ok(golfer.send('PUT', '/api/social/privacy', { showInLeaderboards: true }));
  await followsBreak100(golfer);
});
afterAll(async () => {
  await app.close();
  await replica.remove();
  await primary.remove();
});

/** How many reads each kind of server has answered so far. */
async function answers() {
  const { body } = await app.app.inject({
    url: '/api/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  const count = (outcome: string) =>
    Number(new RegExp(`pinhigh_replica_reads_total{outcome="${outcome}"} (\\d+)`).exec(body)?.[1]);
  return { answered: count('answered'), late: count('late'), failed: count('failed') };
}

const completedThisMonth = async () =>
  (await ok<Leaderboard>(golfer.get('/api/social/leaderboards/monthly_completions'))).own?.score;

/** Completes the next session and looks at the board at once. */
async function trainAndLook(): Promise<void> {
  const before = (await completedThisMonth()) ?? 0;
  const next = (await sessionsOf(golfer)).find(({ status }) => status !== 'completed');
  if (next === undefined) throw new Error('The plan is over');
  await ok(completes(golfer, next));
  expect(await completedThisMonth()).toBe(before + 1);
}

/** Trains and reads until this has become of a read: the replica is left alone for some seconds after it could not. */
async function until(outcome: 'answered' | 'late' | 'failed'): Promise<void> {
  const before = await answers();
  await trainAndLook();
  await vi.waitFor(async () => {
    await completedThisMonth();
    expect((await answers())[outcome]).toBeGreaterThan(before[outcome]);
  }, longWait);
}

test('a replica answers, and golfers read there what they have just done', async () => {
  for (let time = 1; time <= 3; time += 1) await until('answered');
  expect((await golfer.get('/api/social/feed')).status).toBe(200);
});

test('administrators see the replica among the services', async () => {
  const { services } = await ok<AnswerOf<typeof health.detail>>(
    (await anAdministrator(app)).get('/api/health/detail'),
  );
  const server = new URL(replica.url).host;
  expect(services).toContainEqual(
    expect.objectContaining({ service: 'replica', state: 'good', server }),
  );
});

test('the primary answers while the replica is late', async () => {
  await on(replica, 'select pg_wal_replay_pause()');
  try {
    await until('late');
    await trainAndLook();
  } finally {
    await on(replica, 'select pg_wal_replay_resume()');
  }
  await until('answered');
});

test('the primary answers while the replica is gone', async () => {
  await replica.stop();
  try {
    await until('failed');
    await trainAndLook();
  } finally {
    await replica.start();
  }
  await until('answered');
});

test('a replica cannot take the place of the primary', async () => {
  const opened = openDatabase({ databaseUrl: replica.url, dataDir: '' });
  await expect(opened).rejects.toThrow(/can only be read, as on a standby/);
});
