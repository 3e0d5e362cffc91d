import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type JobResult, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Db } from '../database/drizzle.ts';
import { currentRequestId } from '../request-id.ts';
import type { Job, SendJob, Worker } from './job.ts';
import { type JobObservers, runJob } from './run-job.ts';

export type Queue = {
  /** Waits until the queue has started. */
  readonly send: SendJob;
  /** Makes the queues and begins to work. */
  start(workers: readonly Worker[]): Promise<void>;
  /** When `start` is through; before that a transaction must not begin, for it could not send. */
  readonly started: Promise<void>;
  stop(): Promise<void>;
};

/** Its own small pool: one connection listens, one fetches. */
const connections = 2;

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
const heartbeatSeconds = 30;

/** The job queue in the same database, whichever engine runs it. */
export function createQueue(database: Database, observers: JobObservers): Queue {
  const { log } = observers;
  const { kind: _, ...connect } = database.connect;
  const boss = new PgBoss({
    ...connect,
    max: connections,
    useListenNotify: true,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ fault: error.message }, 'job queue'));

  const started = Promise.withResolvers<void>();
  // Those who wait for it hear of a failure; nobody may be waiting yet.
  started.promise.catch(() => {});
  let opening: Promise<void> | undefined;

  const send: SendJob = async (db, job, ...messages) => {
    await started.promise;
    const jobs = messages.map(({ payload, delaySeconds }) => {
      const key = job.keyOf?.(payload);
      return {
        data: { ...(payload as object), requestId: currentRequestId() },
        heartbeatSeconds,
        ...(key !== undefined && { singletonKey: key }),
        ...(delaySeconds !== undefined && { startAfter: delaySeconds }),
        ...(job.retryLimit !== undefined && { retryLimit: job.retryLimit }),
      };
    });
    await boss.insert(job.name, jobs, { db: executor(db) });
  };

  const sendDaily = ({ name, keyOf }: Job, startAfter: number) =>
    boss.send(name, {}, { singletonKey: keyOf?.({}) ?? name, startAfter, heartbeatSeconds });

  const work = async (worker: Worker) => {
    const { job, isDaily } = worker;
    // A crash between the work and its deletion, or a version that kept such jobs, left these.
    if (job.isPrivate) await boss.deleteStoredJobs(job.name);
    await boss.work(job.name, working, async (batch) => {
      const results: JobResult[] = [];
      for (const waiting of batch) results.push(await runJob(worker, waiting, observers));
      if (isDaily) await sendDaily(job, daySeconds);
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
    if (isDaily) await sendDaily(job, 0);
  };

  const open = async (workers: readonly Worker[]) => {
    await boss.start();
    for (const { job } of workers) {
      await boss.createQueue(job.name, { ...retries, ...queuePolicy(job), notify: true });
      // Sending looks a new queue up on a connection of its own, which a transaction on the embedded
      // database would wait for in vain. Asking for any job makes it known.
      await boss.getJobById(job.name, randomUUID());
    }
    for (const worker of workers) await work(worker);
  };

  return {
    send,
    started: started.promise,
    async start(workers) {
      opening = open(workers);
      await opening.then(started.resolve, started.reject);
      return started.promise;
    },
    async stop() {
      // Half a start would go on against a database that is being closed.
      await opening?.catch(() => {});
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

function queuePolicy(job: Job) {
  return job.keyOf === undefined ? {} : { policy: 'short' as const };
}

function executor(db: Db) {
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      const { rows } = await db.execute(boundSql(text, values));
      return { rows };
    },
  };
}

/** Text with `$1`-style places and its values as one statement, so that it can run in a transaction. */
function boundSql(text: string, values: readonly unknown[] = []): SQL {
  const parts = text.split(/\$(\d+)/);
  const chunks = parts.map((part, index) =>
    index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]),
  );
  return sql.join(chunks);
}
