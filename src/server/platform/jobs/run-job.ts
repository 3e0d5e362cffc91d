import type { FastifyBaseLogger } from 'fastify';
import type { JobResult } from 'pg-boss';
import { framesOf } from '../database/database-error.ts';
import type { Metrics } from '../metrics.ts';
import { withRequestId } from '../request-id.ts';
import { withinTime } from '../within-time.ts';
import { StoppedError, type Worker } from './job.ts';

/** No job takes longer; the longest is the conversion of a video. A job that does counts as failed and is retried. */
export const jobLimitSeconds = 600;

const tooLong = () => new Error(`The job takes longer than ${jobLimitSeconds} s`);

type Waiting = { readonly id: string; readonly data: unknown };

/** Receives the outcome of each job; `metrics` is null when metrics are turned off. */
export type JobObservers = {
  readonly log: FastifyBaseLogger;
  readonly metrics: Pick<Metrics, 'observeJob'> | null;
};

/**
 * Runs one job and returns its own outcome, so that a failed job is retried without the others of its batch. Its log
 * lines carry the id of the request that sent it.
 */
export function runJob(
  { job, run }: Worker,
  { id, data }: Waiting,
  { log, metrics }: JobObservers,
): Promise<JobResult> {
  const { requestId } = (data ?? {}) as { readonly requestId?: string };
  const startedAt = performance.now();
  const observe = (outcome: 'completed' | 'failed') =>
    metrics?.observeJob(job.name, outcome, (performance.now() - startedAt) / 1000);
  return withRequestId(requestId, async (): Promise<JobResult> => {
    try {
      await withinTime(run(data), jobLimitSeconds * 1000, tooLong);
      observe('completed');
      return { id, status: 'completed' };
    } catch (error) {
      observe('failed');
      const output = { message: String(error) };
      const about = { job: job.name, id, ...output };
      if (error instanceof StoppedError) log.info(about, 'job interrupted');
      else log.error({ ...about, stack: framesOf(error) }, 'job failed');
      return { id, status: 'failed', output };
    }
  });
}
