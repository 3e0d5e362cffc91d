import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeHistory } from '#testing/history.ts';
import { sessionCookie } from '#testing/session-cookie.ts';
import { reads } from './api.ts';
import { startServer } from './child-server.ts';
import { type FeedCase, measure } from './feed.ts';
import { completionsOf } from './golfers.ts';

/** Calls of each kind that are measured, one after the other, each by another golfer. */
const rounds = 400;
const completionRounds = 150;

export type GrowthFigures = {
  readonly golfers: number;
  readonly bytes: number;
  readonly makingSeconds: number;
  readonly cases: readonly FeedCase[];
};

/** Measures calls on a PostgreSQL server with so many golfers, a year of history each. */
export async function measureGrowth(url: string, golfers: number): Promise<GrowthFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-bench-'));
  const secret = randomBytes(32).toString('hex');
  const environment = {
    ...{ DATABASE_URL: url, DATA_DIR: dataDir, SECRET: secret, RATE_LIMIT_SCALE: '100000' },
  };
  try {
    // Makes the tables and brings the programs.
    await (await startServer('../dist/server/main.js', environment)).stop();
    const start = performance.now();
    await withClient(url, (client) => makeHistory(client, golfers));
    const makingSeconds = (performance.now() - start) / 1000;
    const cases = await measureCalls(environment, { golfers, secret });
    return { golfers, bytes: await sizeOf(url), makingSeconds, cases };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureCalls(
  environment: Record<string, string>,
  { golfers, secret }: { readonly golfers: number; readonly secret: string },
): Promise<FeedCase[]> {
  const server = await startServer('../dist/server/main.js', environment);
  // Far apart, so that each asks for pages of its own.
  const cookieOf = (round: number) =>
    sessionCookie(`g${1 + ((Math.abs(round) * 7919) % golfers)}`, secret);
  const call = async (path: string, request: RequestInit) => {
    const answer = await fetch(server.url + path, request);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  try {
    const cases: FeedCase[] = [];
    for (const [name, paths] of Object.entries(reads)) {
      const read = async (round: number) => {
        for (const path of paths) await call(path, { headers: { cookie: cookieOf(round) } });
      };
      cases.push(await measure(name, read, rounds));
    }
    const cookies = Array.from({ length: completionRounds + 20 }, (_, index) => cookieOf(index));
    const firstOpen = cookies.map((cookie) => ({ email: '', cookie }));
    const completions = await completionsOf(server.url, firstOpen, 1);
    const complete = async (round: number) => {
      const { cookie = '', body = '' } = completions[round + 20] ?? {};
      const headers = { cookie, 'content-type': 'application/json' };
      await call('/api/user/complete-session', { method: 'POST', headers, body });
    };
    return [...cases, await measure('complete session', complete, completionRounds)];
  } finally {
    await server.stop();
  }
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const sizeOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ bytes: number }>(
      'select pg_database_size(current_database())::float8 as bytes',
    );
    return rows[0]?.bytes ?? 0;
  });
