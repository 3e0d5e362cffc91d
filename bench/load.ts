import autocannon, { type Client, type Request, type Result } from 'autocannon';
import type { BenchGolfer, Completion } from './golfers.ts';

export type Figures = {
  readonly name: string;
  readonly connections: number;
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly requests: number;
  readonly failures: number;
};

export type Case = {
  readonly name: string;
  readonly url: string;
  readonly connections: number;
};

const figuresOf = ({ name, connections }: Case, result: Result): Figures => ({
  name,
  connections,
  rate: result.requests.average,
  median: result.latency.p50,
  p99: result.latency.p99,
  requests: result.requests.total,
  failures: result.non2xx + result.errors + result.timeouts,
});

/** Reads a path over and over, golfer after golfer, for so many seconds. */
export async function measureReads(
  one: Case,
  {
    path,
    golfers,
    seconds,
  }: {
    path: (golfer: BenchGolfer) => string;
    golfers: readonly BenchGolfer[];
    seconds: number;
  },
): Promise<Figures> {
  const requests: Request[] = golfers.map((golfer) => ({
    method: 'GET',
    path: path(golfer),
    headers: { cookie: golfer.cookie },
  }));
  const { url, connections } = one;
  const result = await autocannon({ url, connections, duration: seconds, requests });
  return figuresOf(one, result);
}

/** Sends each completion exactly once, shared out among the connections. */
export async function measureCompletions(
  one: Case,
  completions: readonly Completion[],
): Promise<Figures> {
  const { url, connections } = one;
  const share = Math.floor(completions.length / connections);
  let client = 0;
  const result = await autocannon({
    url,
    connections,
    amount: share * connections,
    setupClient: (connection: Client) => {
      const own = completions.slice(client * share, (client + 1) * share);
      client += 1;
      connection.setRequests(
        own.map(({ cookie, body }) => ({
          method: 'POST',
          path: '/api/user/complete-session',
          headers: { cookie, 'content-type': 'application/json' },
          body,
        })),
      );
    },
  });
  return figuresOf(one, result);
}
