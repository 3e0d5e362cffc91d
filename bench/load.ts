import autocannon, { type Client, type Request, type Result } from 'autocannon';
import type { ChildServer } from './child-server.ts';
import type { BenchGolfer, Completion } from './golfers.ts';
import type { Reading } from './meter.mjs';

export type Figures = {
  readonly name: string;
  readonly connections: number;
  /** Requests per second. */
  readonly rate: number;
  /** In milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly requests: number;
  readonly failures: number;
  /** Milliseconds of CPU time per request, on all threads of the server's process. */
  readonly processor: number;
  /** Event loop delay in milliseconds, the 99th percentile. */
  readonly loopDelay: number;
};

export type Case = {
  readonly name: string;
  /** A server started with meter.mjs. */
  readonly server: ChildServer;
  readonly connections: number;
};

/** Requests before the measurement: V8 optimizes code that runs often. */
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
    name,
    connections,
    requests,
    // autocannon itself stops on a full second, which is far too late when there are few requests.
    rate: requests / ((lastAnswer - start) / 1000),
    median: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
    processor: used.processorUs / 1000 / Math.max(1, requests),
    loopDelay: used.loopDelayP99,
  };
}

type Reads = {
  /** The paths that a golfer reads, one after the other. */
  readonly paths: (golfer: BenchGolfer) => readonly string[];
  readonly golfers: readonly BenchGolfer[];
  readonly seconds: number;
  readonly headers?: Record<string, string>;
};

/**
 * Repeats the reads of all golfers for this many seconds, after warming up the server. Each connection has its own
 * golfers: preparing the requests of all golfers for each of 500 connections keeps the load generator busy for a
 * second, which would delay the first responses.
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

/** Sends each completion exactly once, divided among the connections. */
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
