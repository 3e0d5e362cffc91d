import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import type { Live } from '../live/live.ts';
import type { Queue } from './queue.ts';

/** How long a restart may take before its requester gets an error. */
const limitMs = 10_000;

type Parts = {
  readonly live: Pick<Live, 'restartJobs'>;
  readonly queue: Pick<Queue, 'restart'>;
};

/** Creates the function that restarts the job queue of every node; see `Platform`. */
export function restartJobs({ live, queue }: Parts): () => Promise<void> {
  return async () => {
    const id = randomUUID();
    const isDone = Promise.all([live.restartJobs(id), queue.restart(id)]);
    const isLate = delay(limitMs, 'late' as const, { ref: false });
    if ((await Promise.race([isDone, isLate])) === 'late') throw new AppError('unavailable');
  };
}
