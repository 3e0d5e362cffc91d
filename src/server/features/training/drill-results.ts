import { type SQLWrapper, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { ScoringRule } from '#domain/drills/drill.ts';
import { exercises } from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { usualAttempts, usualSeries } from './usual-task.ts';

/** A score of a completed session. */
export type DrillResult = {
  readonly score: number;
  /** The day in the golfer's time zone. */
  readonly on: CalendarDate;
};

type OwnResult = {
  readonly userId: string;
  readonly scheduledSessionId: string;
  readonly exerciseId: string;
};

/**
 * Whether a result was scored by the drill's usual rules, not by a session's own task, so that it can be compared
 * with a friend's. The SQL version of `isUsual`: `r` are results and `e` their exercises.
 */
const isUsual = sql`r.series = ${usualSeries(sql`e.details`)}
  and (r.attempts is null or r.attempts = ${usualAttempts(sql`e.details`)})`;

/**
 * Finds a golfer's score in a drill of a completed session; null if there is none that compares with a friend's.
 * Imported scores do not.
 */
export async function findDrillResult(
  db: Db,
  { userId, scheduledSessionId, exerciseId }: OwnResult,
): Promise<DrillResult | null> {
  const { rows } = await db.execute<DrillResult>(sql`
    select r.score, c.completed_on::text as on
    from session_completions c
    join exercise_results r on r.scheduled_session_id = c.scheduled_session_id
    join ${exercises} e on e.id = r.exercise_id
    where c.scheduled_session_id = ${scheduledSessionId} and c.user_id = ${userId}
      and r.exercise_id = ${exerciseId} and r.score is not null and ${isUsual}
      and not c.imported`);
  return rows[0] ?? null;
}

type Days = {
  readonly exerciseId: string;
  readonly better: ScoringRule['better'];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

/**
 * A golfer's best score here in a drill between two of the golfer's days, for use in another query; null if there is
 * none.
 */
export const bestResult = (userId: SQLWrapper, { exerciseId, better, from, to }: Days) => sql<
  number | null
>`(
  select ${sql.raw(better === 'higher' ? 'max' : 'min')}(r.score)
  from exercise_results r
  join session_completions c on c.scheduled_session_id = r.scheduled_session_id
  join ${exercises} e on e.id = r.exercise_id
  where r.user_id = ${userId} and r.exercise_id = ${exerciseId} and r.score is not null and ${isUsual}
    and c.completed_on between ${from}::date and ${to}::date and not c.imported
)`;
