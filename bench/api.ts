import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ChildServer, startServer } from './child-server.ts';
import { completionsOf, enrollGolfers } from './golfers.ts';
import { type Figures, measureCompletions, measureReads } from './load.ts';
import type { Reading } from './meter.mjs';
import { countStatements, type StatementCount } from './statements.ts';

const golferCount = 240;
const loads = [10, 50, 500] as const;

export type EngineFigures = {
  readonly cases: readonly Figures[];
  readonly bare: readonly Figures[];
  /** Milliseconds until the first response, with an existing database. */
  readonly startMs: number;
  /** Resident bytes: before any request, and after the cases with this many connections. */
  readonly memory: {
    readonly idle: number;
    readonly after: readonly (readonly [number, number])[];
  };
  readonly statements: readonly StatementCount[];
};

const dashboard = '/api/user/dashboard';
const week = '/api/user/scheduled-sessions-by-week/current-program';
const user = '/api/auth/user';

/** The requests that the app sends when it opens on a phone, on its home screen. */
const homeScreen = [
  user,
  dashboard,
  '/api/user/notifications/unread-count',
  '/api/user/should-request-handicap',
];

export const reads: Record<string, readonly string[]> = {
  health: ['/api/health'],
  'current user': [user],
  stats: ['/api/user/stats'],
  dashboard: [dashboard],
  'home screen, its four calls in turn': homeScreen,
  'schedule by week': [week],
};

/** The header that browsers send. */
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const compressedReads: Record<string, readonly string[]> = {
  'dashboard, compressed': [dashboard],
  'schedule by week, compressed': [week],
};

const bareRoute = 'bare route, one indexed query';

const app = '../dist/server/main.js';

/**
 * Measures our routes with the database engine selected by the environment `engine`, then the bare route on the same
 * data.
 */
export async function measureEngine(
  engine: Record<string, string>,
  seconds: number,
): Promise<EngineFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-bench-'));
  const environment = { ...engine, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '100000' };
  try {
    const first = await startServer(app, environment);
    const [untrained, ...golfers] = await enrollGolfers(first.url, golferCount + 1);
    const completions = await completionsOf(first.url, golfers);
    await first.stop();

    const server = await startServer(app, environment, { preload: 'meter.mjs' });
    const { startMs } = server;
    const idle = await memoryOf(server);
    const cases: Figures[] = [];
    const after: (readonly [number, number])[] = [];
    for (const [index, connections] of loads.entries()) {
      const read = (name: string, own: readonly string[], headers?: Record<string, string>) => {
        const paths = () => own;
        return measureReads(
          { name, server, connections },
          { paths, golfers, seconds, ...(headers && { headers }) },
        );
      };
      for (const [name, own] of Object.entries(reads)) cases.push(await read(name, own));
      for (const [name, own] of Object.entries(compressedReads))
        cases.push(await read(name, own, compressed));
      const share = Math.floor(completions.length / loads.length);
      const own = completions.slice(index * share, (index + 1) * share);
      cases.push(await measureCompletions({ name: 'complete session', server, connections }, own));
      after.push([connections, await memoryOf(server)]);
    }
    await server.stop();
    const bare = await measureBare(environment, { golfers, seconds });
    const statements = await countStatements(environment, { golfer: untrained, reads });
    return { cases, bare, startMs, memory: { idle, after }, statements };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function memoryOf(server: ChildServer): Promise<number> {
  await delay(2000);
  return ((await server.read()) as Reading).memory;
}

type Load = {
  readonly golfers: Awaited<ReturnType<typeof enrollGolfers>>;
  readonly seconds: number;
};

async function measureBare(
  environment: Record<string, string>,
  load: Load,
): Promise<readonly Figures[]> {
  const server = await startServer('bare-server.ts', environment, { preload: 'meter.mjs' });
  const figures: Figures[] = [];
  for (const connections of loads) {
    const paths = ({ email }: { email: string }) => [`/api/user/${encodeURIComponent(email)}`];
    figures.push(await measureReads({ name: bareRoute, server, connections }, { ...load, paths }));
  }
  await server.stop();
  return figures;
}
