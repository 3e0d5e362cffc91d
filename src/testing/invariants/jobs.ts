import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';

/** Statements that select jobs that must not exist while the server is stopped, by the rule that each checks. */
const rules: Readonly<Record<string, string>> = {
  'no job has failed': `
    select name, state, output from pgboss.job where state in ('failed', 'retry') and output is not null
      and not output::text like '%heartbeat%' and not output::text like '%StoppedError%'`,
  'one job of a key waits': `
    select name, singleton_key, count(*) from pgboss.job
    where state = 'created' and singleton_key is not null group by 1, 2 having count(*) > 1`,
  'every running streak has a job that ends it': `
    select user_id, streak_breaks_after from user_stats
    where streak_breaks_after is not null and not exists (
      select from pgboss.job j where j.name = 'settle-streak' and j.data ->> 'userId' = user_id::text
        and j.state in ('created', 'retry', 'active')
    )`,
  'every entry of a coming day has one job that counts it': `
    select p.id, j.jobs from (
      select id from practice_sessions where not counted
      union all select id from golf_rounds where not counted
    ) p left join (
      select (data ->> 'id')::uuid as id, count(*) as jobs from pgboss.job
      where name = 'logged-day-has-come' and state in ('created', 'retry', 'active') group by 1
    ) j using (id)
    where j.jobs is distinct from 1`,
  'no job names an account that is gone': `
    select name, data ->> 'userId' as user_id from pgboss.job
    where data ->> 'userId' not in (select id::text from users)`,
};

type Stop = {
  /** When the server was started last, by its clock. */
  readonly startedAt: Temporal.Instant;
  /** Whether it was killed, so that jobs are still marked as running. */
  readonly wasKilled: boolean;
};

/**
 * Returns a line for each rule that jobs break. A job that a crash interrupted stays marked as running until a server
 * has been up for a minute or two.
 */
export async function brokenJobs(db: Db, { startedAt, wasKilled }: Stop): Promise<string[]> {
  const running = `select name from pgboss.job
    where state = 'active' and started_on >= '${startedAt}' and ${!wasKilled}`;
  const broken: string[] = [];
  for (const [rule, statement] of Object.entries({ ...rules, 'no job still runs': running })) {
    const { rows } = await db.execute(sql.raw(statement));
    if (rows.length > 0) broken.push(`${rule}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  return broken;
}
