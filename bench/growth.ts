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

/** Requests of each kind that are measured on each server, one after the other, each by a different golfer. */
const rounds = 400;
const completionRounds = 150;

/** A database with this many golfers. */
export type Grown = {
  readonly url: string;
  readonly golfers: number;
  readonly bytes: number;
  readonly makingSeconds: number;
};

export type GrowthFigures = Omit<Grown, 'url'> & {
  readonly cases: readonly FeedCase[];
  /** The machine's load average over the minute before. */
  readonly load: number;
};

/** A server on such a database, and the secret that signs its golfers' cookies. */
type Club = Grown & { readonly server: ChildServer; readonly secret: string };

const start = (url: string, own: { readonly DATA_DIR: string; readonly SECRET: string }) =>
  startServer('../dist/server/main.js', { DATABASE_URL: url, RATE_LIMIT_SCALE: '100000', ...own });

/** Runs `work` with the settings a server needs in addition to a database: a data folder and a cookie secret. */
export async function withFolder<Result>(
  work: (own: { readonly DATA_DIR: string; readonly SECRET: string }) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-bench-'));
  try {
    return await work({ DATA_DIR: dataDir, SECRET: randomBytes(32).toString('hex') });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Fills a PostgreSQL database with this many golfers, with a year of history each. */
export async function makeGolfers(url: string, golfers: number): Promise<Grown> {
  // Creates the tables and the shipped programs.
  await withFolder(async (own) => (await start(url, own)).stop());
  const begun = performance.now();
  await withClient(url, (client) => makeHistory(client, golfers));
  const makingSeconds = (performance.now() - begun) / 1000;
  return { url, golfers, bytes: await sizeOf(url), makingSeconds };
}

/**
 * Measures requests on each of these databases. One server per database runs at the same time, and the requests go to
 * them in turn, so that other work of the machine slows all of them equally.
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
    golfers,
    bytes,
    makingSeconds,
    load,
    cases: cases.flatMap((one) => one[at] ?? []),
  }));
}

/** Picks golfers far apart, so that each round reads different database pages. */
const cookieOf = ({ golfers, secret }: Club, round: number) =>
  sessionCookie(`g${1 + ((Math.abs(round) * 7919) % golfers)}`, secret);

async function call(url: string, request: RequestInit): Promise<void> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Completes one session of a different golfer in each round. */
async function completionsIn(club: Club) {
  const golfers = Array.from({ length: completionRounds + warmUpRounds }, (_, index) => ({
    email: '',
    cookie: cookieOf(club, index),
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
