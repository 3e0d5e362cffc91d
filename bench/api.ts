import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './child-server.ts';
import { completionsOf, enrollGolfers } from './golfers.ts';
import { type Figures, measureCompletions, measureReads } from './load.ts';

const golferCount = 120;
const loads = [10, 50] as const;

type Engine = { readonly name: string; readonly environment: Record<string, string> };

/** The figures of one database engine: our routes, then the bare route on the very same data. */
export async function measureEngine(engine: Engine, seconds: number): Promise<Figures[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-bench-'));
  const environment = { ...engine.environment, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '100000' };
  try {
    return await measureOn(environment, seconds);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureOn(environment: Record<string, string>, seconds: number) {
  const figures: Figures[] = [];
  const server = await startServer('../dist/server/main.js', environment);
  const { url } = server;
  const golfers = await enrollGolfers(url, golferCount);
  const reads = [
    { name: 'dashboard', path: () => '/api/user/dashboard' },
    {
      name: 'schedule by week',
      path: () => '/api/user/scheduled-sessions-by-week/current-program',
    },
  ];
  for (const connections of loads) {
    for (const { name, path } of reads) {
      figures.push(await measureReads({ name, url, connections }, { path, golfers, seconds }));
    }
  }
  const completions = await completionsOf(url, golfers);
  const half = Math.floor(completions.length / 2);
  for (const [index, connections] of loads.entries()) {
    const own = completions.slice(index * half, (index + 1) * half);
    figures.push(await measureCompletions({ name: 'complete session', url, connections }, own));
  }
  await server.stop();

  const bare = await startServer('bare-server.ts', environment);
  for (const connections of loads) {
    const one = { name: 'bare route, one indexed query', url: bare.url, connections };
    const path = ({ email }: { email: string }) => `/api/user/${encodeURIComponent(email)}`;
    figures.push(await measureReads(one, { path, golfers, seconds }));
  }
  await bare.stop();
  return figures;
}
