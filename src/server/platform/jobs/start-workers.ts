import { randomUUID } from 'node:crypto';
import type { JobResult, PgBoss } from 'pg-boss';
import type { Job, Worker } from './job.ts';
import { type JobObservers, jobLimitSeconds, runJob } from './run-job.ts';

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

/** Settings of every job. */
export const jobOptions = {
  // A node that dies during a job stops sending heartbeats. Another node takes the job over a minute or two later;
  // without heartbeats, the job would wait until it expires.
  heartbeatSeconds: 30,
  // Long enough for a batch in which every job takes as long as it may.
  expireInSeconds: (working.batchSize + 1) * jobLimitSeconds,
} as const;

/** Starts pg-boss and creates its queues, with the daily jobs that are due. After that it accepts jobs. */
export async function openQueues(boss: PgBoss, workers: readonly Worker[]): Promise<void> {
  await boss.start();
  for (const { job, isDaily, secondsUntilNext } of workers) {
    await boss.createQueue(job.name, { ...retries, ...queuePolicy(job), notify: true });
    // Sending to an unknown queue looks it up on another connection, which a transaction on the embedded database would
    // wait for forever. Fetching any job makes the queue known.
    await boss.getJobById(job.name, randomUUID());
    // Left over from a crash between a job's work and its deletion, or from a version that kept such jobs.
    if (job.isPrivate) await boss.deleteStoredJobs(job.name);
    if (isDaily) await sendDaily(boss, job, secondsUntilNext?.() ?? 0);
  }
}

/**
 * Starts the workers of open queues. From here on jobs run: on the embedded database, each of their transactions makes
 * every other statement wait.
 */
export async function startWorkers(
  boss: PgBoss,
  workers: readonly Worker[],
  observers: JobObservers,
): Promise<void> {
  for (const worker of workers) await work(boss, worker, observers);
}

async function work(boss: PgBoss, worker: Worker, observers: JobObservers): Promise<void> {
  const { job, isDaily, secondsUntilNext } = worker;
  await boss.work(job.name, working, async (batch) => {
    // Written first, so that a job that fails or hangs runs again tomorrow, however often it is retried today.
    if (isDaily) await sendDaily(boss, job, secondsUntilNext?.() ?? daySeconds);
    const results: JobResult[] = [];
    for (const waiting of batch) results.push(await runJob(worker, waiting, observers));
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
}

const sendDaily = (boss: PgBoss, { name, keyOf }: Job, startAfter: number) =>
  boss.send(name, {}, { singletonKey: keyOf?.({}) ?? name, startAfter, ...jobOptions });

function queuePolicy(job: Job) {
  return job.keyOf === undefined ? {} : { policy: 'short' as const };
}
