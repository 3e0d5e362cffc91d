import * as z from 'zod/mini';
import type { Db } from '../database/drizzle.ts';

/** A kind of background job: its name, its payload, and whether one waiting job per key is enough. */
export type Job<Payload extends z.ZodMiniType = z.ZodMiniType> = {
  readonly name: string;
  readonly payload: Payload;
  /** While a job with the same key is waiting, sending another one has no effect. */
  readonly keyOf?: (payload: z.output<Payload>) => string;
  /** The payload is private: the job is deleted when it is done or has failed permanently. */
  readonly isPrivate?: boolean;
  /** How often the job is retried after a failure, with growing delays; 5 by default. */
  readonly retryLimit?: number;
};

/** Runs a job after the commit. A job may run twice and on any node, so the result must be the same if it does. */
export type Worker = {
  readonly job: Job;
  readonly run: (payload: unknown) => Promise<void>;
  /** Runs at the first start of the queue, and again a day after each run. */
  readonly isDaily?: boolean;
  /** For a daily job with a time of its own: the seconds until then. */
  readonly secondsUntilNext?: () => number;
};

export type Message<Payload extends z.ZodMiniType> = {
  readonly payload: z.output<Payload>;
  readonly delaySeconds?: number;
};

/**
 * Writes a job for each message in the transaction of `db`, all in one statement: a rollback removes the jobs, and
 * after a commit they survive any crash.
 */
export type SendJob = <Payload extends z.ZodMiniType>(
  db: Db,
  job: Job<Payload>,
  ...messages: readonly Message<Payload>[]
) => Promise<void>;

/** Ends the work of a job early because the server stops. The job is tried again after the next start. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

/** The delay of a job until that moment, in whole seconds; 0 when it has passed. */
export function secondsUntil(moment: Temporal.Instant, now: Temporal.Instant): number {
  return Math.max(0, Math.ceil(moment.since(now).total('seconds')));
}

/** Pairs a job with its handler, which receives the parsed payload. */
export function worker<Payload extends z.ZodMiniType>(
  job: Job<Payload>,
  run: (payload: z.output<Payload>) => Promise<void>,
): Worker {
  // A list of all workers cannot keep each payload's type; parsing here makes the pair type-safe.
  return { job: job as unknown as Job, run: async (payload) => run(job.payload.parse(payload)) };
}

/** A worker without a payload that runs once a day, on any node. */
export function dailyWorker(name: string, run: () => Promise<void>): Worker {
  const job = { name, payload: z.object({}), keyOf: () => 'daily' };
  return { ...worker(job, run), isDaily: true };
}

const moment = z.object({ at: z.optional(z.string()) });

/** A job with one waiting instance per requested moment, and a daily one that handles anything missed. */
export const jobOfMoments = (name: string): Job<typeof moment> => ({
  name,
  payload: moment,
  keyOf: ({ at }) => at ?? 'daily',
});
