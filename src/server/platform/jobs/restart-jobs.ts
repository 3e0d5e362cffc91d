import { randomUUID } from 'node:crypto';
import { AppError } from '../app-error.ts';
import { withinTime } from '../within-time.ts';
import type { Queue } from './queue.ts';

/** How long a restart, and the end of the one before, may take before the requester gets an error. */
const limitMs = 10_000;

type Parts = {
  /** Reaches the other nodes. */
  readonly live: { restartJobs(id: string): Promise<void> };
  readonly queue: Pick<Queue, 'restart' | 'settled'>;
};

/** Creates the function that restarts the job queue of every node; see `Platform`. */
export function restartJobs({ live, queue }: Parts, waitMs = limitMs): () => Promise<void> {
  return async () => {
    // Asked here and not only by the queue, so that a restart that is refused does not happen later.
    await withinTime(queue.settled(), waitMs, () => new AppError('jobs_ending'));
    const id = randomUUID();
    const isDone = Promise.all([live.restartJobs(id), queue.restart(id)]);
    await withinTime(isDone, limitMs, () => new AppError('unavailable'));
  };
}
