import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Broadcast } from '#contract/broadcasts.ts';
import { nthId, nthIdInSql } from '#testing/ids.ts';
import { sessionCookie } from '#testing/session-cookie.ts';
import { startServer } from './child-server.ts';

/** Golfers who use the app during the broadcast, each with a pause between two requests. */
const atOnce = 4;
const pauseMs = 100;
const quietSeconds = 20;
const rowsAtOnce = 50_000;

/** Response times of golfers' requests, in milliseconds. */
export type Waits = {
  readonly requests: number;
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
};

export type BroadcastFigures = {
  readonly golfers: number;
  readonly delivered: number;
  readonly seconds: number;
  readonly cases: readonly {
    readonly name: string;
    readonly before: Waits;
    readonly meanwhile: Waits;
  }[];
};

/** Sends a broadcast to this many golfers through one node, while some of them keep using it. */
export async function measureBroadcast(
  databaseUrl: string,
  golfers: number,
): Promise<BroadcastFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-bench-'));
  const secret = randomBytes(32).toString('hex');
  const server = await startServer('../dist/server/main.js', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET: secret,
    RATE_LIMIT_SCALE: '100000',
  });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await addGolfers(database, golfers);
    const callAs = (number: number) => caller(server.url, sessionCookie(`g${number}`, secret));
    const quiet = trafficOf(callAs);
    await delay(quietSeconds * 1000);
    const before = await quiet.stop();
    const busy = trafficOf(callAs);
    const start = performance.now();
    const delivered = await deliver(callAs(1));
    const seconds = (performance.now() - start) / 1000;
    const meanwhile = await busy.stop();
    const cases = before.map((was, index) => ({
      name: was.name,
      before: was.waits,
      meanwhile: meanwhile[index]?.waits ?? was.waits,
    }));
    return { golfers, delivered, seconds, cases };
  } finally {
    await database.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Creates golfers. The first is an administrator; a thousand are signed in. */
async function addGolfers(database: pg.Client, golfers: number): Promise<void> {
  await database.query('set statement_timeout = 0');
  for (let first = 1; first <= golfers; first += rowsAtOnce) {
    await database.query(
      `insert into users (id, name, email)
       select ${nthIdInSql('n')}, 'Nora Devlin', n || '@example.com' from generate_series($1::int, $2::int) n`,
      [first, Math.min(golfers, first + rowsAtOnce - 1)],
    );
  }
  await database.query(`update users set is_admin = true where id = '${nthId(1)}'`);
  await database.query(`
    insert into auth_sessions (id, token, user_id, expires_at)
    select ${nthIdInSql('n')}, 'g' || n, ${nthIdInSql('n')}, now() + interval '1 day' from generate_series(1, 1000) n`);
  await database.query('vacuum analyze users');
}

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

function caller(url: string, cookie: string): Call {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`);
    return answer.json();
  };
}

/** Sends a broadcast, waits until it has been delivered to all, and returns the number of notifications created. */
async function deliver(call: Call): Promise<number> {
  const path = '/api/admin/broadcasts';
  await call('POST', path, {
    title: 'The course is closed on Friday',
    message: 'Greens are cored. The range and the putting green stay open. '.repeat(3),
    targetAudience: 'all_users',
    expiresAt: null,
  });
  for (;;) {
    await delay(1000);
    const [sent] = (await call('GET', path)) as Broadcast[];
    if (sent?.progress.isComplete) return sent.progress.delivered;
  }
}

const requests = [
  ['reads the dashboard', 'GET', '/api/user/dashboard', undefined],
  ['reads notifications', 'GET', '/api/user/notifications', undefined],
  ['saves a setting', 'POST', '/api/user/notification-preferences', { adminBroadcasts: true }],
] as const;

/** Starts golfers who repeat these requests until they are stopped. */
function trafficOf(callAs: (number: number) => Call) {
  let isOver = false;
  const times = requests.map((): number[] => []);
  const go = async (place: number) => {
    for (let round = 0; !isOver; round += 1) {
      const call = callAs(2 + ((place + round * atOnce) % 999));
      for (const [index, [, method, path, body]] of requests.entries()) {
        const start = performance.now();
        await call(method, path, body);
        times[index]?.push(performance.now() - start);
        await delay(pauseMs);
      }
    }
  };
  const going = Promise.all(Array.from({ length: atOnce }, (_, place) => go(place)));
  return {
    async stop() {
      isOver = true;
      await going;
      return requests.map(([name], index) => ({ name, waits: waitsOf(times[index] ?? []) }));
    },
  };
}

function waitsOf(times: readonly number[]): Waits {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  const slowest = Math.round(sorted.at(-1) ?? 0);
  return { requests: sorted.length, median: at(0.5), p99: at(0.99), slowest };
}
