import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { aGolfer, cookieOf, type Golfer, serveTestApp, type TestApp } from '#testing/app.ts';
import type { Known } from '#testing/bad-input/cases.ts';
import { rowsWithCases as rows } from '#testing/bad-input/rows.ts';
import { type Wire, wireOf } from '#testing/bad-input/wrong-requests.ts';
import { longWait } from '#testing/long-wait.ts';
import { runningProcesses } from '#testing/running-processes.ts';
import { completes, completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { outageOf } from './platform/database/availability.ts';
import type { Database } from './platform/database/database.ts';
import { createDb, transaction } from './platform/database/drizzle.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { StartError } from './platform/start-error.ts';

type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** Sends a signal to all processes of a server: SIGSTOP freezes them wherever they are, SIGCONT resumes them. */
async function signalAll(server: PostgresServer, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const children = (await runningProcesses()).filter(({ parent }) => parent === server.pid());
  for (const pid of [server.pid(), ...children.map((child) => child.pid)]) {
    process.kill(pid, signal);
  }
}

/** Simulates another program on the same server that takes all connections. */
async function takeAllConnections(url: string): Promise<{ release: () => Promise<void> }> {
  const held: pg.Client[] = [];
  const takeOne = async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'neighbor' });
    client.on('error', () => {});
    await client.connect();
    held.push(client);
    return client;
  };
  const takeUntilRefused = async (): Promise<never> => {
    for (;;) await takeOne();
  };
  const first = await takeOne();
  const { rows } = await first.query<{ max_connections: string }>('show max_connections');
  await vi.waitFor(async () => {
    await first.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name <> 'neighbor' and backend_type = 'client backend'`);
    await expect(takeUntilRefused()).rejects.toMatchObject({ code: '53300' });
    // An ending process frees its connection some time after it has left the list of processes.
    expect(held).toHaveLength(Number(rows[0]?.max_connections));
  }, longWait);
  return {
    release: async () => {
      await Promise.all(held.map((client) => client.end()));
    },
  };
}

describe('a faulty PostgreSQL server', () => {
  let server: PostgresServer;
  let database: Database;
  let app: TestApp;
  let url: string;
  let golfer: Golfer;
  let known: Known;

  beforeAll(async () => {
    server = await startPostgres({ connections: 25 });
    database = await openDatabase({ databaseUrl: server.url, dataDir: '' });
    await migrateDatabase(database.pool);
    const drop = () => database.close();
    app = await serveTestApp({ database, db: createDb(database.pool), drop });
    url = await app.app.listen({ port: 0, host: '127.0.0.1' });
    golfer = await aGolfer(app);
    const { id: enrollmentId } = await followsBreak100(golfer);
    const [done, next] = await sessionsOf(golfer);
    if (done === undefined || next === undefined) throw new Error('no sessions');
    await ok(completes(golfer, done));
    const planned = await completionOf(golfer, next);
    const told = await ok<Notification[]>(golfer.get('/api/user/notifications'));
    const { email } = golfer;
    const notificationId = told[0]?.id ?? '';
    known = {
      email,
      enrollmentId,
      planned,
      completedId: done.id,
      notificationId,
      // No rows have these ids, so requests with them find nothing.
      practiceId: 'none',
      roundId: 'none',
      friendRequestId: 'none',
      requesterId: 'none',
      friendId: 'none',
      activityId: 'none',
      commentId: 'none',
      reportId: 'none',
      coachLinkId: 'none',
      coachToken: 'none',
      revokedCoachLinkId: 'none',
      accessTokenId: 'none',
      passkeyId: 'none',
      receivedChallengeId: 'none',
      sentChallengeId: 'none',
      broadcastId: 'none',
      draft: { programId: 'none', weekId: 'none', sessionId: 'none', exerciseId: 'none' },
      exercise: { id: 'none' },
      uploadId: 'none',
    };
  });
  afterAll(async () => {
    await app.close();
    await server.remove();
  });

  /** Sends a request as a client that gives up after this many seconds. */
  async function call({ method, url: path, headers, payload }: Wire, seconds = 5, cookie?: string) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { origin: app.config.publicUrl.origin, ...headers, ...(cookie && { cookie }) },
      signal: AbortSignal.timeout(seconds * 1_000),
      ...(payload !== undefined && { body: payload }),
    });
    const json = answer.headers.get('content-type')?.includes('json');
    const text = await answer.text();
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      code: json ? JSON.parse(text).code : undefined,
    };
  }

  const get = (path: string, seconds?: number) =>
    call({ method: 'GET', url: path, headers: {} }, seconds);

  const unavailable = { status: 503, retryAfter: '5', code: 'unavailable' };

  /** Sends a request to every endpoint at once: signed in, and also as a visitor if the endpoint is public. */
  async function expectEveryCallUnavailable() {
    const calls = rows.flatMap(({ row, cases }) => {
      const wire = wireOf(row, cases.good(known));
      const name = `${row.method} ${row.path}`;
      const signedIn = { name, wire, cookie: cookieOf(golfer) };
      return row.auth === 'public' ? [signedIn, { name, wire, cookie: '' }] : [signedIn];
    });
    const answers = await Promise.all(
      calls.map(async ({ name, wire, cookie }) => ({
        name,
        visitor: cookie === '',
        ...(await call(wire, 5, cookie)),
      })),
    );
    // These endpoints need no database unless they have to identify the caller: shipped content, liveness and metrics,
    // which are off here. Neither do the options for provider sign-in and its start and callback, which redirect to a
    // page in any case.
    const answered = answers.filter(({ status }) => status < 500);
    const names = answered.filter(({ visitor }) => !visitor).map(({ name }) => name);
    expect(names.toSorted()).toEqual([
      'GET /api/auth/oidc/callback',
      'GET /api/auth/oidc/start',
      'GET /api/auth/options',
      'GET /api/health/live',
      'GET /api/metrics',
    ]);
    for (const { name, visitor: _, ...answer } of answers) {
      if (answer.status >= 500) expect({ name, ...answer }).toEqual({ name, ...unavailable });
    }
    // Not with `fetch`, which sets these headers itself.
    const leaving = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
    const headers = { ...leaving, cookie: cookieOf(golfer) };
    expect((await app.app.inject({ url: '/api/logout', headers })).statusCode).toBe(503);
    const failed = new Set(answers.filter(({ status }) => status === 503).map(({ name }) => name));
    for (const path of ['sign-in/email', 'sign-up/email']) {
      expect(failed).toContain(`POST /api/auth/${path}`);
    }
  }

  async function expectHealth(ready: object) {
    for (const path of ['/api/health', '/api/health/ready']) {
      expect(await get(path, 2)).toMatchObject(ready);
    }
    expect(await get('/api/health/live', 2)).toMatchObject({ status: 200 });
  }

  const expectRecovery = () =>
    vi.waitFor(async () => {
      await expectHealth({ status: 200 });
      expect((await golfer.get('/api/user/stats')).status).toBe(200);
    }, longWait);

  test('makes every call answer 503 while it is stopped, and is used again when it is back', async () => {
    await server.stop();
    try {
      await expectEveryCallUnavailable();
      await expectHealth(unavailable);
    } finally {
      await server.start();
    }
    await expectRecovery();
  });

  test('makes every call answer 503 within 5 s, and health within 2 s, while it is frozen', async () => {
    await signalAll(server, 'SIGSTOP');
    try {
      await Promise.all([expectEveryCallUnavailable(), expectHealth(unavailable)]);
      await expectEveryCallUnavailable();
      await expectHealth(unavailable);
    } finally {
      await signalAll(server, 'SIGCONT');
    }
    await expectRecovery();
  });

  /** Runs statements as an administrator of the server, who may always write. */
  async function asAdministrator(...statements: string[]) {
    const options = '-c default_transaction_read_only=off';
    const admin = new pg.Client({ connectionString: server.url, options });
    await admin.connect();
    for (const statement of statements) await admin.query(statement);
    await admin.end();
  }

  const endAllOthers = `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`;
  const logsPractice = () =>
    golfer.send('POST', '/api/user/free-practice-sessions', {
      title: 'Putts',
      duration: 30,
      sessionDate: '2026-05-13',
    });

  test('makes every call answer 503 while it can only be read, and is used again when it is written', async () => {
    const reload = 'select pg_reload_conf()';
    await asAdministrator('alter system set default_transaction_read_only = on', reload);
    try {
      // On a connection from before; the next one is not used for anything, because it may read something old.
      await vi.waitFor(async () => expect((await logsPractice()).status).toBe(503), longWait);
      await asAdministrator(endAllOthers);
      await expectEveryCallUnavailable();
      await expectHealth(unavailable);
    } finally {
      await asAdministrator('alter system reset default_transaction_read_only', reload);
    }
    await expectRecovery();
    expect((await logsPractice()).status).toBe(200);
  });

  test('makes a transaction fail as an outage if it ends its connection', async () => {
    const failure = await transaction(app.db, async (tx) => {
      await tx.execute('select 1');
      await asAdministrator(endAllOthers);
      await tx.execute('select 1');
    }).catch((error: unknown) => error);
    expect(outageOf(failure)).toBe('unavailable');
    await expectRecovery();
  });

  test('makes a transaction fail as an outage if it freezes within the transaction', async () => {
    const failure = await transaction(app.db, async (tx) => {
      await tx.execute('select 1');
      await signalAll(server, 'SIGSTOP');
      await tx.execute('select 1');
    }).catch((error: unknown) => error);
    await signalAll(server, 'SIGCONT');
    expect(outageOf(failure)).toBe('unavailable');
    await expectRecovery();
  });

  test('is refused with instructions if its user has no permission to create tables', async () => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(`CREATE ROLE guest LOGIN PASSWORD 'guest'`);
    await admin.query('CREATE DATABASE clubhouse');
    await admin.end();
    const guests = new URL(server.url);
    Object.assign(guests, { username: 'guest', password: 'guest', pathname: '/clubhouse' });
    const { pool, close } = await openDatabase({ databaseUrl: guests.href, dataDir: '' });
    await expect(migrateDatabase(pool)).rejects.toThrow(
      new StartError(
        'The PostgreSQL user "guest" may not make schemas and tables in the database "clubhouse". Make it the owner of that database.',
      ),
    );
    await close();
  });

  test('makes every call answer 503 while it has no connections left', async () => {
    const neighbor = await takeAllConnections(server.url);
    try {
      await expectEveryCallUnavailable();
      await expectHealth(unavailable);
    } finally {
      await neighbor.release();
    }
    await expectRecovery();
  });
});
