import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { AppError } from '../app-error.ts';
import { outageOf } from '../database/availability.ts';
import { refuseInTransaction } from '../database/transaction-scope.ts';
import { withinTime } from '../within-time.ts';
import type { Worker } from './job.ts';
import { openQueues } from './start-workers.ts';

/** The first and the longest pause between attempts to open the queue. */
const pausesMs = { first: 500, longest: 30_000 };

/** How long a change waits for the queue before its requester gets an error. */
const limitMs = 10_000;

type Opening = {
  readonly createBoss: () => PgBoss;
  readonly workers: readonly Worker[];
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Ends the attempts. */
  readonly signal: AbortSignal;
};

/**
 * Opens the queue. While the database cannot be reached, it tries again with growing pauses.
 * @throws Error when the queue cannot be opened for another reason, or of the aborted signal
 */
export async function openPatiently(opening: Opening, pauseMs = pausesMs.first): Promise<PgBoss> {
  const { createBoss, workers, log, signal } = opening;
  const boss = createBoss();
  try {
    await openQueues(boss, workers);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    if (outageOf(error) === undefined) throw error;
    log.error({ fault: String(error) }, 'job queue');
    await delay(pauseMs, undefined, { signal });
    return openPatiently(opening, Math.min(2 * pauseMs, pausesMs.longest));
  }
}

/** Lets senders of jobs wait until the queue is open, and gives them the one that is open now. */
export function createGate() {
  const opened = Promise.withResolvers<void>();
  // Avoids an unhandled rejection while nobody waits for it yet; everyone who waits gets the failure.
  opened.promise.catch(() => {});
  let current: PgBoss | undefined;
  const pass = async (): Promise<PgBoss> => {
    if (current !== undefined) return current;
    refuseInTransaction('the start of the job queue');
    await withinTime(opened.promise, limitMs, () => new AppError('unavailable'));
    return pass();
  };
  return {
    open(boss: PgBoss) {
      current = boss;
      opened.resolve();
    },
    fail: opened.reject,
    /** The queue that is open now; undefined before the first. */
    get current() {
      return current;
    },
    /** @throws AppError unavailable when the queue takes longer than 10 s; Error when it failed, or in a transaction */
    pass,
  };
}
