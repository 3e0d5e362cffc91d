import autocannon, { type Client, type Request, type Result } from 'autocannon';
import type { ChildServer } from './child-server.ts';
import type { BenchGolfer, Completion } from './golfers.ts';
import type { Reading } from './meter.mjs';

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
  /** Milliseconds that the server's process used for a request, on all its threads. */
  readonly processor: number;
  /** Milliseconds: how late its event loop was, in 99 of 100 looks at most. */
  readonly loopDelay: number;
};

export type Case = {
  readonly name: string;
  /** Started with meter.mjs. */
  readonly server: ChildServer;
  readonly connections: number;
};

/** Calls of a kind before those that count: V8 compiles what a server does again and again. */
export const warmUpCalls = 4000;

const run = (options: autocannon.Options, onAnswer: () => void) =>
  new Promise<Result>((resolve, reject) => {
    const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    load.on('response', onAnswer);
  });

async function measure(
  { name, server, connections }: Case,
  load: Omit<autocannon.Options, 'url'>,
): Promise<Figures> {
  await server.read();
  const start = performance.now();
  let lastAnswer = start;
  const result = await run({ ...load, url: server.url, connections }, () => {
    lastAnswer = performance.now();
  });
  const used = (await server.read()) as Reading;
  const requests = result.requests.total;
  return {
    ...{ name, connections, requests },
    // autocannon itself ends on a whole second, which for few requests is far too late.
    rate: requests / ((lastAnswer - start) / 1000),
    median: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
    processor: used.processorUs / 1000 / Math.max(1, requests),
    loopDelay: used.loopDelayP99,
  };
}

type Reads = {
  /** What a golfer reads, one after the other. */
  readonly paths: (golfer: BenchGolfer) => readonly string[];
  readonly golfers: readonly BenchGolfer[];
  readonly seconds: number;
  readonly headers?: Record<string, string>;
};

/**
 * Reads over and over, golfer after golfer, for so many seconds, once the server has become used to it. Each
 * connection has golfers of its own: writing down the requests of all for each of 500 takes the load generator a
 * second, in which the first answers wait for it.
 */
export async function measureReads(
  one: Case,
  { paths, golfers, seconds, headers }: Reads,
): Promise<Figures> {
  const requestsOf = (golfer: BenchGolfer): Request[] =>
    paths(golfer).map((path) => ({
      method: 'GET',
      path,
      headers: { ...headers, cookie: golfer.cookie },
    }));
  const shares = Math.min(one.connections, golfers.length);
  const shared = () => {
    let client = 0;
    return (connection: Client) => {
      const own = golfers.filter((_, index) => index % shares === client % shares);
      client += 1;
      connection.setRequests(own.flatMap(requestsOf));
    };
  };
  await measure(one, { amount: warmUpCalls, setupClient: shared() });
  return measure(one, { duration: seconds, setupClient: shared() });
}

/** Sends each completion exactly once, shared out among the connections. */
export function measureCompletions(
  one: Case,
  completions: readonly Completion[],
): Promise<Figures> {
  const share = Math.floor(completions.length / one.connections);
  let client = 0;
  return measure(one, {
    amount: share * one.connections,
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
}
