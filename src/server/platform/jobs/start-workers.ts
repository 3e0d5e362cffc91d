import { randomUUID } from 'node:crypto';
import type { JobResult, PgBoss } from 'pg-boss';
import type { Job, Worker } from './job.ts';
import { type JobObservers, runJob } from './run-job.ts';

// Delayed jobs wake nobody when they fall due, so each queue is looked at now and then. What is due is
// fetched by tens until nothing is left: one at a time would be six a minute, in a night with hundreds.
const working = {
  batchSize: 10,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 10,
  perJobResults: true,
  includeMetadata: true,
} as const;

const daySeconds = 24 * 60 * 60;

const retries = { retryLimit: 5, retryBackoff: true, retryDelay: 5 } as const;

// A node that dies in the middle of a job stops renewing it. Another node takes it up a minute or two
// later; without this it would wait for a quarter of an hour.
export const heartbeatSeconds = 30;

/** Starts a queue, makes its queues and begins to work. */
export async function startWorkers(
  boss: PgBoss,
  workers: readonly Worker[],
  observers: JobObservers,
): Promise<void> {
  await boss.start();
  for (const { job } of workers) {
    await boss.createQueue(job.name, { ...retries, ...queuePolicy(job), notify: true });
    // Sending looks a new queue up on a connection of its own, which a transaction on the embedded
    // database would wait for in vain. Asking for any job makes it known.
    await boss.getJobById(job.name, randomUUID());
  }
  for (const worker of workers) await work(boss, worker, observers);
}

async function work(boss: PgBoss, worker: Worker, observers: JobObservers): Promise<void> {
  const { job, isDaily } = worker;
  // A crash between the work and its deletion, or a version that kept such jobs, left these.
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
