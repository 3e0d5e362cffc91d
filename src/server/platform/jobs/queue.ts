import { type SQL, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { Db } from '../database/drizzle.ts';
import { currentRequestId } from '../request-id.ts';
import type { Job, Message, SendJob, Worker } from './job.ts';
import { createGate, openPatiently } from './open-queue.ts';
import type { JobObservers } from './run-job.ts';
import { jobOptions, openQueues, startWorkers } from './start-workers.ts';

export type Queue = {
  /** Sends jobs; waits until the queue accepts them, which it refuses to do inside a transaction. */
  readonly send: SendJob;
  /**
   * Creates the queues and starts the workers. While the database cannot be reached, it tries again.
   * @throws Error when the queues cannot be created for another reason
   */
  start(workers: readonly Worker[]): Promise<void>;
  /**
   * Resolves when the queue accepts jobs. No transaction that sends jobs may begin earlier.
   * @throws AppError unavailable when that takes longer than 10 s
   */
  accepting(): Promise<void>;
  /**
   * Replaces the running workers with new ones, after `start` is done. The old workers finish the jobs they have begun,
   * so no job is lost or done twice. Resolves when the new workers are running.
   * @param id of this restart; a repeated id has no effect
   * @throws Error when the new workers could not start; the old ones keep running then
   */
  restart(id: string): Promise<void>;
  /** Resolves when the workers that the last restart has replaced have finished their jobs. */
  settled(): Promise<void>;
  /** Stops the workers, once they have finished the jobs that they have begun, until the next `restart`. */
  pause(): Promise<void>;
  stop(): Promise<void>;
};

/** The queue's own small pool: one connection listens, one fetches. */
const connections = 2;

/** How long replaced workers may take to finish their jobs; unfinished jobs are then retried. */
const drainMs = 60_000;

/** How long jobs may take when the server stops. */
const stopMs = 5_000;

/** Creates the job queue in the same database, on either engine. */
export function createQueue(database: Database, observers: JobObservers): Queue {
  const { log } = observers;
  const createBoss = bossMaker(database, log);
  const gate = createGate();
  const stopped = new AbortController();
  let workers: readonly Worker[] = [];
  let starting: Promise<void> | undefined;
  let restarted: { readonly id: string; readonly done: Promise<void> } | undefined;
  let drained: Promise<void> | undefined;

  const start = async () => {
    const boss = await openPatiently({ createBoss, workers, log, signal: stopped.signal });
    gate.open(boss);
    await startWorkers(boss, workers, observers);
  };

  const replace = async () => {
    const old = await gate.pass();
    // One restart at a time: three queues at once would need too many connections.
    await drained;
    const next = createBoss();
    try {
      await openQueues(next, workers);
      await startWorkers(next, workers, observers);
    } catch (error) {
      await next.stop({ graceful: false });
      throw error;
    }
    gate.open(next);
    log.info('job queue restarted');
    drained = old.stop({ graceful: true, timeout: drainMs }).catch((error: Error) => {
      log.error({ fault: error.message }, 'job queue');
    });
  };

  const settled = async () => {
    await restarted?.done.catch(() => {});
    await drained;
  };

  return {
    async send(db, job, ...messages) {
      const boss = await gate.pass();
      await boss.insert(job.name, messages.map(jobOf(job)), { db: executor(db) });
    },
    async accepting() {
      await gate.pass();
    },
    async start(some) {
      workers = some;
      starting = start();
      starting.catch(gate.fail);
      await starting.catch((error) => {
        if (!stopped.signal.aborted) throw error;
      });
    },
    restart(id) {
      if (restarted?.id !== id) {
        const before = restarted?.done.catch(() => {});
        restarted = { id, done: Promise.resolve(before).then(replace) };
      }
      return restarted.done;
    },
    settled,
    async pause() {
      const boss = await gate.pass();
      await boss.stop({ graceful: true, timeout: stopMs });
    },
    async stop() {
      stopped.abort();
      // Otherwise a half-finished start would continue on a database that is being closed.
      await starting?.catch(() => {});
      await settled();
      await gate.current?.stop({ graceful: true, timeout: stopMs });
    },
  };
}

/** Returns what creates the library's queue on a database; not started yet. */
export const bossMaker =
  (
    { connect: { kind: _, ...connect } }: Pick<Database, 'connect'>,
    log: Pick<JobObservers['log'], 'error'>,
  ) =>
  () => {
    const settings = { max: connections, useListenNotify: true, schedule: false };
    const boss = new PgBoss({ ...connect, ...settings });
    boss.on('error', (error) => log.error({ fault: error.message }, 'job queue'));
    return boss;
  };

/** Turns a message into the row of its job. */
const jobOf =
  <Payload extends z.ZodMiniType>(job: Job<Payload>) =>
  ({ payload, delaySeconds }: Message<Payload>) => {
    const key = job.keyOf?.(payload);
    return {
      data: { ...(payload as object), requestId: currentRequestId() },
      ...jobOptions,
      ...(key !== undefined && { singletonKey: key }),
      ...(delaySeconds !== undefined && { startAfter: delaySeconds }),
      ...(job.retryLimit !== undefined && { retryLimit: job.retryLimit }),
    };
  };

function executor(db: Db) {
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      const { rows } = await db.execute(boundSql(text, values));
      return { rows };
    },
  };
}

/** Turns text with `$1`-style parameters and its values into one statement that can run in a transaction. */
function boundSql(text: string, values: readonly unknown[] = []): SQL {
  const parts = text.split(/\$(\d+)/);
  const chunks = parts.map((part, index) =>
    index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]),
  );
  return sql.join(chunks);
}
