import { randomUUID } from 'node:crypto';
import type { JobResult, PgBoss } from 'pg-boss';
import type { Job, Worker } from './job.ts';
import { type JobObservers, runJob } from './run-job.ts';

// No notification is sent when a delayed job falls due, so each queue is also polled. Due jobs are fetched ten at a
// time until none are left: one per poll would be six a minute, on nights with hundreds of jobs.
const working = {
  batchSize: 10,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 10,
  perJobResults: true,
  includeMetadata: true,
} as const;

const daySeconds = 24 * 60 * 60;

const retries = { retryLimit: 5, retryBackoff: true, retryDelay: 5 } as const;

// A node that dies during a job stops sending heartbeats. Another node takes the job over a minute or two later;
// without heartbeats, the job would wait for a quarter of an hour.
export const heartbeatSeconds = 30;

/** Starts pg-boss, creates its queues and starts the workers. */
export async function startWorkers(
  boss: PgBoss,
  workers: readonly Worker[],
  observers: JobObservers,
): Promise<void> {
  await boss.start();
  for (const { job } of workers) {
    await boss.createQueue(job.name, { ...retries, ...queuePolicy(job), notify: true });
    // Sending to an unknown queue looks it up on another connection, which a transaction on the embedded database would
    // wait for forever. Fetching any job makes the queue known.
    await boss.getJobById(job.name, randomUUID());
  }
  for (const worker of workers) await work(boss, worker, observers);
}

async function work(boss: PgBoss, worker: Worker, observers: JobObservers): Promise<void> {
  const { job, isDaily } = worker;
  // Left over from a crash between a job's work and its deletion, or from a version that kept such jobs.
  if (job.isPrivate) await boss.deleteStoredJobs(job.name);
  await boss.work(job.name, working, async (batch) => {
    const results: JobResult[] = [];
    for (const waiting of batch) results.push(await runJob(worker, waiting, observers));
    if (isDaily) await sendDaily(boss, job, daySeconds);
    if (job.isPrivate) {
      const over = batch.filter(
        ({ retryCount, retryLimit }, index) =>
          results[index]?.status === 'completed' || retryCount >= retryLimit,
      );
      await boss.deleteJob(
        job.name,
        over.map(({ id }) => id),
      );
    }
    return results;
  });
  if (isDaily) await sendDaily(boss, job, 0);
}

const sendDaily = (boss: PgBoss, { name, keyOf }: Job, startAfter: number) =>
  boss.send(name, {}, { singletonKey: keyOf?.({}) ?? name, startAfter, heartbeatSeconds });

function queuePolicy(job: Job) {
  return job.keyOf === undefined ? {} : { policy: 'short' as const };
}
