import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';

/** A waiting job as a backup keeps it, with what its queue has to be. */
type WaitingJob = {
  readonly id: string;
  readonly name: string;
  readonly data: object | null;
  readonly policy: 'standard' | 'short';
  readonly notify: boolean;
  readonly priority: number;
  readonly retryLimit: number;
  readonly retryDelay: number;
  readonly retryBackoff: boolean;
  readonly startAfter: string;
  readonly singletonKey: string | null;
  readonly expireInSeconds: number;
  readonly heartbeatSeconds: number | null;
};

/** What a backup says of the jobs: how many there are, and the SHA-256 of their lines. */
export const sumOfJobs = (jobs: string): { readonly rows: number; readonly sha256: string } => ({
  rows: jobs.split('\n').length - 1,
  sha256: createHash('sha256').update(jobs).digest('hex'),
});

/**
 * Returns the jobs that have not been done, each as one line of JSON; those that are running count, because their
 * process may end.
 */
export async function waitingJobs(client: pg.ClientBase): Promise<string> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`,
  );
  if (!found[0]?.exists) return '';
  const { rows } = await client.query<WaitingJob>(`
    SELECT j.id, j.name, j.data, q.policy, q.notify, j.priority, j.retry_limit AS "retryLimit",
      j.retry_delay AS "retryDelay", j.retry_backoff AS "retryBackoff",
      to_json(j.start_after)#>>'{}' AS "startAfter", j.singleton_key AS "singletonKey",
      j.expire_seconds AS "expireInSeconds", j.heartbeat_seconds AS "heartbeatSeconds"
    FROM pgboss.job j JOIN pgboss.queue q ON q.name = j.name
    WHERE j.state < 'completed'
    ORDER BY j.id`);
  return rows.map((job) => `${JSON.stringify(job)}\n`).join('');
}

/** Reads what `waitingJobs` returns. */
export const readJobs = (lines: string): readonly WaitingJob[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line): WaitingJob => JSON.parse(line));

/** Puts the jobs of a backup into the queue of a database that has no queue yet. */
export async function restoreJobs(boss: PgBoss, jobs: readonly WaitingJob[]): Promise<void> {
  await boss.start();
  for (const [name, waiting = []] of Map.groupBy(jobs, (job) => job.name)) {
    const [{ policy, notify, retryLimit, retryDelay, retryBackoff }] = waiting as [WaitingJob];
    await boss.createQueue(name, { policy, notify, retryLimit, retryDelay, retryBackoff });
    const rows = waiting.map(
      ({ policy: _, notify: __, singletonKey, heartbeatSeconds, data, ...job }) => ({
        ...job,
        ...(data !== null && { data }),
        ...(singletonKey !== null && { singletonKey }),
        ...(heartbeatSeconds !== null && { heartbeatSeconds }),
      }),
    );
    await boss.insert(name, rows);
  }
  await boss.stop({ graceful: false });
}
