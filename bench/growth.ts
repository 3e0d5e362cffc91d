import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeHistory } from '#testing/history.ts';
import { sessionCookie } from '#testing/session-cookie.ts';
import { reads } from './api.ts';
import { type ChildServer, startServer } from './child-server.ts';
import { type FeedCase, measureInTurn, warmUpRounds } from './feed.ts';
import { completionsOf } from './golfers.ts';

/** Calls of each kind that are measured on each server, one after the other, each by another golfer. */
const rounds = 400;
const completionRounds = 150;

/** A database with so many golfers. */
export type Grown = {
  readonly url: string;
  readonly golfers: number;
  readonly bytes: number;
  readonly makingSeconds: number;
};

export type GrowthFigures = Omit<Grown, 'url'> & {
  readonly cases: readonly FeedCase[];
  /** How many processes the machine had to run, on the average of the minute before. */
  readonly load: number;
};

/** A server on such a database, and what signs the cookies of its golfers. */
type Club = Grown & { readonly server: ChildServer; readonly secret: string };

const start = (url: string, own: { readonly DATA_DIR: string; readonly SECRET: string }) =>
  startServer('../dist/server/main.js', { DATABASE_URL: url, RATE_LIMIT_SCALE: '100000', ...own });

/** Runs with what servers need beside a database: a folder, and the secret of their cookies. */
async function withFolder<Result>(
  work: (own: { readonly DATA_DIR: string; readonly SECRET: string }) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-bench-'));
  try {
    return await work({ DATA_DIR: dataDir, SECRET: randomBytes(32).toString('hex') });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Fills a database of a PostgreSQL server with so many golfers, a year of history each. */
export async function makeGolfers(url: string, golfers: number): Promise<Grown> {
  // Makes the tables and brings the programs.
  await withFolder(async (own) => (await start(url, own)).stop());
  const begun = performance.now();
  await withClient(url, (client) => makeHistory(client, golfers));
  const makingSeconds = (performance.now() - begun) / 1000;
  return { url, golfers, bytes: await sizeOf(url), makingSeconds };
}

/**
 * Measures calls on each of these databases. A server for each runs at the same time, and they are called in turn, so
 * that what else the machine does slows all of them alike.
 */
export const measureGrowth = (databases: readonly Grown[]): Promise<GrowthFigures[]> =>
  withFolder(async (own) => {
    const clubs: Club[] = [];
    try {
      for (const database of databases) {
        const server = await start(database.url, own);
        clubs.push({ ...database, server, secret: own.SECRET });
      }
      return await measureClubs(clubs);
    } finally {
      for (const { server } of clubs) await server.stop();
    }
  });

async function measureClubs(clubs: readonly Club[]): Promise<GrowthFigures[]> {
  const load = loadavg()[0] ?? 0;
  const cases: FeedCase[][] = [];
  for (const [name, paths] of Object.entries(reads)) {
    const read = (club: Club) => async (round: number) => {
      const headers = { cookie: cookieOf(club, round) };
      for (const path of paths) await call(club.server.url + path, { headers });
    };
    cases.push(await measureInTurn(name, clubs.map(read), rounds));
  }
  const completions = await Promise.all(clubs.map(completionsIn));
  cases.push(await measureInTurn('complete session', completions, completionRounds));
  return clubs.map(({ golfers, bytes, makingSeconds }, at) => ({
    ...{ golfers, bytes, makingSeconds, load },
    cases: cases.flatMap((one) => one[at] ?? []),
  }));
}

/** Far apart, so that each round asks for pages of its own. */
const cookieOf = ({ golfers, secret }: Club, round: number) =>
  sessionCookie(`g${1 + ((Math.abs(round) * 7919) % golfers)}`, secret);

async function call(url: string, request: RequestInit): Promise<void> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Completes one session of another golfer in each round. */
async function completionsIn(club: Club) {
  const golfers = Array.from({ length: completionRounds + warmUpRounds }, (_, index) => ({
    ...{ email: '', cookie: cookieOf(club, index) },
  }));
  const completions = await completionsOf(club.server.url, golfers, 1);
  return (round: number) => {
    const { cookie = '', body = '' } = completions[round + warmUpRounds] ?? {};
    const headers = { cookie, 'content-type': 'application/json' };
    return call(`${club.server.url}/api/user/complete-session`, { method: 'POST', headers, body });
  };
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
