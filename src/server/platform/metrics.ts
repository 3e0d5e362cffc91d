import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Adds a gauge whose value is read for each scrape; omitted while reading fails. */
  gauge(name: `pinhigh_${string}`, help: string, read: () => number | Promise<number>): void;
  /** Adds a counter by outcome, starting at 0. The returned function adds one. */
  counter<Outcome extends string>(
    name: `pinhigh_${string}_total`,
    help: string,
    outcomes: readonly Outcome[],
  ): (outcome: Outcome) => void;
  /** Records one run of a job and its duration in seconds. */
  observeJob(job: string, outcome: 'completed' | 'failed', seconds: number): void;
  /** All metrics in the Prometheus text format. */
  text(): Promise<string>;
};

/** In seconds: from a response out of memory to one so slow that a golfer gives up. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120];

/** Measures this process, every request to `app` by route, and the connections of `pool`. */
export function createMetrics(app: FastifyInstance, pool: pg.Pool): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'pinhigh_http_request_duration_seconds',
    help: 'requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'pinhigh_job_duration_seconds',
    help: 'jobs by name and outcome',
    labelNames: ['job', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { elapsedTime, statusCode }) => {
    // Uses the route's pattern: actual URLs contain ids and secrets, and their number is unlimited.
    const route = routeOptions.url ?? 'none';
    requests.observe({ route, method, status: statusCode }, elapsedTime / 1000);
  });

  const metrics: Metrics = {
    gauge(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers,
        async collect() {
          try {
            gauge.set(await read());
          } catch {
            gauge.remove();
          }
        },
      });
    },
    counter(name, help, outcomes) {
      const counter = new Counter({ name, help, labelNames: ['outcome'], registers });
      for (const outcome of outcomes) counter.inc({ outcome }, 0);
      return (outcome) => counter.inc({ outcome });
    },
    observeJob: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    text: () => registry.metrics(),
  };
  metrics.gauge('pinhigh_db_connections', 'open connections', () => pool.totalCount);
  metrics.gauge('pinhigh_db_connections_idle', 'unused connections', () => pool.idleCount);
  metrics.gauge('pinhigh_db_waiting', 'callers that wait', () => pool.waitingCount);
  metrics.gauge('pinhigh_jobs_due', 'jobs that nobody has begun', async () => {
    const { rows } = await pool.query<{ due: number }>(
      `select count(*)::int as due from pgboss.job
       where state in ('created', 'retry') and start_after < now()`,
    );
    return rows[0]?.due ?? 0;
  });
  return metrics;
}
