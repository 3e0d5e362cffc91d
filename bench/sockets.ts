import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { WebSocket } from 'ws';
import type { LiveMessage } from '#contract/live.ts';
import { socketPath } from '#contract/socket.ts';
import { liveChannel, signalText } from '#server/platform/live/signal-bus.ts';
import { nthIdInSql } from '#testing/ids.ts';
import { sessionCookie } from '#testing/session-cookie.ts';
import { startServer } from './child-server.ts';

const socketCount = 2_000;
/** Handshakes in progress at a time. */
const openAtOnce = 50;
const rounds = 5;
const aBatch = 500;

export type SocketFigures = {
  readonly sockets: number;
  /** Until all sockets were open and authenticated. */
  readonly openSeconds: number;
  /** From the broadcast until the last socket received it: median and slowest of the rounds. */
  readonly broadcastMs: { readonly median: number; readonly slowest: number };
  /** Resident bytes of the server before the first socket and after the broadcasts. */
  readonly memory: { readonly before: number; readonly after: number };
};

/** The ids of all golfers, as many at a time as fit into one signal. */
const batches = Array.from({ length: socketCount / aBatch }, (_, batch) =>
  Array.from({ length: aBatch }, (_, index) => `golfer-${batch * aBatch + index + 1}`),
);

const announcement: LiveMessage = {
  type: 'notification',
  notification: {
    title: 'The course is closed on Friday',
    message: 'Greens are cored. The range and the putting green stay open. '.repeat(3),
    type: 'admin_broadcast',
    data: null,
  },
};

/** Opens one socket per golfer on one node with this database, and broadcasts to all of them. */
export async function measureSockets(databaseUrl: string): Promise<SocketFigures> {
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
    await addGolfers(database);
    const before = await residentBytes(server.pid);
    const start = performance.now();
    const sockets = await openAll(server.url, secret);
    const openSeconds = (performance.now() - start) / 1000;
    const durations: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      durations.push(await broadcast(database, sockets));
    }
    const after = await residentBytes(server.pid);
    for (const socket of sockets) socket.terminate();
    durations.sort((a, b) => a - b);
    const median = durations[Math.floor(rounds / 2)] ?? 0;
    const slowest = durations.at(-1) ?? 0;
    return {
      sockets: socketCount,
      openSeconds,
      broadcastMs: { median, slowest },
      memory: { before, after },
    };
  } finally {
    await database.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Creates golfers who are already signed in: hashing their passwords would take minutes. */
async function addGolfers(database: pg.Client): Promise<void> {
  await database.query(
    `insert into users (id, name, email)
     select ${nthIdInSql('n')}, 'Nora Devlin', 'golfer-' || n || '@example.com'
     from generate_series(1, $1::int) as n`,
    [socketCount],
  );
  await database.query(`
    insert into auth_sessions (id, token, user_id, expires_at)
    select id, split_part(email, '@', 1), id, now() + interval '1 day' from users`);
}

async function openAll(url: string, secret: string): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  const numbers = Array.from({ length: socketCount }, (_, index) => index + 1);
  for (let start = 0; start < socketCount; start += openAtOnce) {
    const batch = numbers.slice(start, start + openAtOnce);
    const opened = await Promise.all(batch.map((number) => open(url, secret, `golfer-${number}`)));
    sockets.push(...opened);
  }
  return sockets;
}

async function open(url: string, secret: string, userId: string): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws') + socketPath, {
    origin: url,
    headers: { cookie: sessionCookie(userId, secret) },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', userId }));
  await once(socket, 'message');
  return socket;
}

/** Sends a message to everyone as another node would. Returns the milliseconds until every socket has received it. */
async function broadcast(database: pg.Client, sockets: readonly WebSocket[]): Promise<number> {
  const heard = sockets.map((socket) => once(socket, 'message'));
  const nudge = JSON.stringify(announcement);
  const signals = batches.map((golferIds) => signalText({ golferIds, nudge }));
  const start = performance.now();
  await database.query('select pg_notify($1, text) from unnest($2::text[]) as text', [
    liveChannel,
    signals,
  ]);
  await Promise.all(heard);
  return performance.now() - start;
}

/** Reads resident memory from /proc; returns 0 on systems without it. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
