import * as z from 'zod/mini';
import type { Db } from '../database/drizzle.ts';

/** What a job is: its name, what it carries, and whether one waiting job per key is enough. */
export type Job<Payload extends z.ZodMiniType = z.ZodMiniType> = {
  readonly name: string;
  readonly payload: Payload;
  /** While a job with the same key waits, sending another one changes nothing. */
  readonly keyOf?: (payload: z.output<Payload>) => string;
  /** Carries what nobody may read later: it is deleted when it is done, or has failed for good. */
  readonly isPrivate?: boolean;
  /** How often it is tried again after a failure, each time later; 5 when left out. */
  readonly retryLimit?: number;
};

/**
 * Who does the work, after the commit. A job may run twice and on any node, so it has to end the
 * same either way.
 */
export type Worker = {
  readonly job: Job;
  readonly run: (payload: unknown) => Promise<void>;
  /** Runs when the queue starts, and again a day after each time. */
  readonly isDaily?: boolean;
};

type Message<Payload extends z.ZodMiniType> = {
  readonly payload: z.output<Payload>;
  readonly delaySeconds?: number;
};

/**
 * Writes a job for each message in the transaction of `db`, all in one statement: a rollback takes them
 * back, a commit outlives any crash.
 */
export type SendJob = <Payload extends z.ZodMiniType>(
  db: Db,
  job: Job<Payload>,
  ...messages: readonly Message<Payload>[]
) => Promise<void>;

/** How long a job waits for that moment, in whole seconds; 0 when it has passed. */
export function secondsUntil(moment: Temporal.Instant, now: Temporal.Instant): number {
  return Math.max(0, Math.ceil(moment.since(now).total('seconds')));
}

/** Pairs a job with its handler, which receives the parsed payload. */
export function worker<Payload extends z.ZodMiniType>(
  job: Job<Payload>,
  run: (payload: z.output<Payload>) => Promise<void>,
): Worker {
  // A list of all workers cannot keep each payload's type; parsing here makes the pair safe.
  return { job: job as unknown as Job, run: async (payload) => run(job.payload.parse(payload)) };
}

/** Work without a payload that is done once a day, on whichever node finds the time. */
export function dailyWorker(name: string, run: () => Promise<void>): Worker {
  const job = { name, payload: z.object({}), keyOf: () => 'daily' };
  return { ...worker(job, run), isDaily: true };
}

const moment = z.object({ at: z.optional(z.string()) });

/** A job of which one waits for each moment that was asked for, and one a day finds whatever was left. */
export const jobOfMoments = (name: string): Job<typeof moment> => ({
  name,
  payload: moment,
  keyOf: ({ at }) => at ?? 'daily',
});
