import { sql } from 'drizzle-orm';
import type { Level } from '#domain/drills/drill.ts';
import { exercises, programs } from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { usualAttempts, usualSeries } from './usual-task.ts';

type Since = {
  readonly since: Temporal.Instant;
  readonly timeZone: string;
};

/** Counts completed sessions by the Monday of their week in that time zone. Weeks without sessions are left out. */
export async function countWeeklySessions(
  db: Db,
  { since, timeZone }: Since,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ monday: string; count: number }>(sql`
    select date_trunc('week', completed_at at time zone ${timeZone})::date::text as monday,
      count(*)::int as count
    from session_completions where completed_at >= ${since.toString()}::timestamptz
    group by 1`);
  return new Map(rows.map(({ monday, count }) => [monday, count]));
}

export type ProgramWeeks = {
  readonly programId: string;
  /** The last program week with a completed session; 0 for plans without any. */
  readonly week: number;
  readonly plans: number;
  /** Plans among them that are neither completed nor abandoned. */
  readonly active: number;
};

/** Counts plans by program and last week reached. Reads every plan, so use it in jobs, not in requests. */
export async function countProgramWeeks(db: Db): Promise<readonly ProgramWeeks[]> {
  const { rows } = await db.execute<ProgramWeeks>(sql`
    select program_id as "programId", week, count(*)::int as plans,
      count(*) filter (where is_active)::int as active
    from (
      select e.program_id, e.completed_at is null and e.abandoned_at is null as is_active,
        coalesce(max(s.original_week_number), 0) as week
      from enrollments e
      left join scheduled_sessions s on s.enrollment_id = e.id and s.status = 'completed'
      group by e.id
    ) plan
    group by program_id, week`);
  return rows;
}

export type DrillScores = {
  readonly exerciseId: string;
  readonly level: Level;
  readonly target: number;
  readonly scores: number;
  readonly met: number;
};

/**
 * Counts scores by drill and program level, and those that met the target of that level. Includes only scores by the
 * drill's usual rules. Reads every score, so use it in jobs, not in requests.
 */
export async function countDrillScores(db: Db): Promise<readonly DrillScores[]> {
  const { rows } = await db.execute<DrillScores>(sql`
    select r.exercise_id as "exerciseId", p.difficulty as level, t.target,
      count(*)::int as scores,
      count(*) filter (where case x.details -> 'scoring' ->> 'better'
        when 'higher' then t.score >= t.target else t.score <= t.target end)::int as met
    from exercise_results r
    join scheduled_sessions s on s.id = r.scheduled_session_id
    join enrollments e on e.id = s.enrollment_id
    join ${programs} p on p.id = e.program_id
    join ${exercises} x on x.id = r.exercise_id
    cross join lateral (
      select (x.details -> 'scoring' -> 'targets' ->> p.difficulty)::float8 as target,
        r.score * ${usualAttempts(sql`x.details`)} / r.attempts as proportional
    ) u
    cross join lateral (select u.target, coalesce(u.proportional, r.score) as score) t
    where r.series = ${usualSeries(sql`x.details`)} and r.score is not null and t.target is not null
    group by r.exercise_id, p.difficulty, t.target`);
  return rows;
}
