import { randomUUID } from 'node:crypto';
import { AppError } from '../app-error.ts';
import { withinTime } from '../within-time.ts';
import type { Queue } from './queue.ts';

/** How long a restart may take before its requester gets an error. */
const limitMs = 10_000;

type Parts = {
  /** Reaches the other nodes. */
  readonly live: { restartJobs(id: string): Promise<void> };
  readonly queue: Pick<Queue, 'restart'>;
};

/** Creates the function that restarts the job queue of every node; see `Platform`. */
export function restartJobs({ live, queue }: Parts): () => Promise<void> {
  return async () => {
    const id = randomUUID();
    const isDone = Promise.all([live.restartJobs(id), queue.restart(id)]);
    await withinTime(isDone, limitMs, () => new AppError('unavailable'));
  };
}
