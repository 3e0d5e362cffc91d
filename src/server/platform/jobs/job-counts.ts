import { sql } from 'drizzle-orm';
import type { Db } from '../database/drizzle.ts';

export type JobCounts = {
  /** Jobs that are due. */
  readonly waiting: number;
  /** Due jobs that have been waiting for more than five minutes. */
  readonly late: number;
  /** Jobs that failed permanently within the last day, or failed and will be retried. */
  readonly failed: number;
};

const none: JobCounts = { waiting: 0, late: 0, failed: 0 };

type JobsByName = {
  readonly of: (name: string) => JobCounts;
  /** The sum over all names. */
  readonly all: JobCounts;
};

const sum = (a: JobCounts, b: JobCounts): JobCounts => ({
  waiting: a.waiting + b.waiting,
  late: a.late + b.late,
  failed: a.failed + b.failed,
});

/** Counts the waiting and failed jobs of the queue by name; ignores completed ones. */
export async function countJobs(db: Db): Promise<JobsByName> {
  const { rows } = await db.execute<JobCounts & { name: string }>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (
        where state in ('created', 'retry') and start_after <= now() - interval '5 minutes'
      )::int as late,
      count(*) filter (
        where state = 'retry' or state = 'failed' and completed_on > now() - interval '1 day'
      )::int as failed
    from pgboss.job where state in ('created', 'retry', 'failed')
    group by name`);
  const counts = new Map(rows.map(({ name, ...job }) => [name, job]));
  return { of: (name) => counts.get(name) ?? none, all: [...counts.values()].reduce(sum, none) };
}
