import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from './child-server.ts';
import { type BenchGolfer, completionsOf } from './golfers.ts';

export type StatementCount = { readonly name: string; readonly statements: number };

type Calls = {
  /** A golfer with a plan but no training yet. */
  readonly golfer: BenchGolfer | undefined;
  readonly reads: Readonly<Record<string, readonly string[]>>;
};

const rounds = 5;
/** Milliseconds to wait, so that statements sent after a change's commit do not count for the next request. */
const pauseMs = 300;

/**
 * Counts the SQL statements of one request, including `begin` and `commit`. The server runs from its sources and
 * polls its job queue at the same time, so the lowest count of several requests is the request's own.
 */
export async function countStatements(
  environment: Record<string, string>,
  { golfer, reads }: Calls,
): Promise<StatementCount[]> {
  if (golfer === undefined) throw new Error('Nobody to count for');
  const server = await startServer('../src/server/main.ts', environment, {
    preload: 'count-statements.ts',
  });
  try {
    const fewest = async (name: string, call: (round: number) => Promise<void>) => {
      const counts: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await delay(pauseMs);
        await server.read();
        await call(round);
        counts.push(((await server.read()) as { statements: number }).statements);
      }
      return { name, statements: Math.min(...counts) };
    };
    const { cookie } = golfer;
    const counted: StatementCount[] = [];
    for (const [name, paths] of Object.entries(reads)) {
      const call = async () => {
        for (const path of paths) await send(server.url + path, { headers: { cookie } });
      };
      counted.push(await fewest(name, call));
    }
    const bodies = await completionsOf(server.url, [golfer]);
    const complete = (round: number) =>
      send(`${server.url}/api/user/complete-session`, {
        method: 'POST',
        headers: { cookie: bodies[round]?.cookie ?? '', 'content-type': 'application/json' },
        body: bodies[round]?.body ?? '',
      });
    return [...counted, await fewest('complete session', complete)];
  } finally {
    await server.stop();
  }
}

async function send(url: string, request: RequestInit): Promise<void> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}
