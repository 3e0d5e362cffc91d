import { type SQL, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Db } from '../database/drizzle.ts';
import { currentRequestId } from '../request-id.ts';
import type { SendJob, Worker } from './job.ts';
import type { JobObservers } from './run-job.ts';
import { heartbeatSeconds, startWorkers } from './start-workers.ts';

export type Queue = {
  /** Sends jobs; waits until the queue has started. */
  readonly send: SendJob;
  /** Creates the queues and starts the workers. */
  start(workers: readonly Worker[]): Promise<void>;
  /** Resolves when `start` is done. No transaction may begin earlier, because it could not send jobs. */
  readonly started: Promise<void>;
  /**
   * Replaces the running workers with new ones, after `start` is done. The old workers finish the jobs they have begun,
   * so no job is lost or done twice. Resolves when the new workers are running.
   * @param id of this restart; a repeated id has no effect
   * @throws Error when the new workers could not start; the old ones keep running then
   */
  restart(id: string): Promise<void>;
  stop(): Promise<void>;
};

/** The queue's own small pool: one connection listens, one fetches. */
const connections = 2;

/** How long replaced workers may take to finish their jobs; unfinished jobs are then retried. */
const drainMs = 60_000;

/** Creates the job queue in the same database, on either engine. */
export function createQueue(database: Database, observers: JobObservers): Queue {
  const { log } = observers;
  const { kind: _, ...connect } = database.connect;
  const createBoss = () => {
    const boss = new PgBoss({
      ...connect,
      max: connections,
      useListenNotify: true,
      schedule: false,
    });
    boss.on('error', (error) => log.error({ fault: error.message }, 'job queue'));
    return boss;
  };
  let boss = createBoss();
  let workers: readonly Worker[] = [];
  let restarted: { readonly id: string; readonly done: Promise<void> } | undefined;
  let drained: Promise<void> | undefined;

  const started = Promise.withResolvers<void>();
  // Avoids an unhandled rejection while nobody waits for it yet; everyone who waits gets the failure.
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

  const replace = async () => {
    await started.promise;
    // One restart at a time: three queues at once would need too many connections.
    await drained;
    const next = createBoss();
    try {
      await startWorkers(next, workers, observers);
    } catch (error) {
      await next.stop({ graceful: false });
      throw error;
    }
    const old = boss;
    boss = next;
    log.info('job queue restarted');
    drained = old.stop({ graceful: true, timeout: drainMs }).catch((error: Error) => {
      log.error({ fault: error.message }, 'job queue');
    });
  };

  return {
    send,
    started: started.promise,
    async start(some) {
      workers = some;
      opening = startWorkers(boss, workers, observers);
      await opening.then(started.resolve, started.reject);
      return started.promise;
    },
    restart(id) {
      if (restarted?.id !== id) {
        const before = restarted?.done.catch(() => {});
        restarted = { id, done: Promise.resolve(before).then(replace) };
      }
      return restarted.done;
    },
    async stop() {
      // Otherwise a half-finished start would continue on a database that is being closed.
      await opening?.catch(() => {});
      await restarted?.done.catch(() => {});
      await drained;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

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
