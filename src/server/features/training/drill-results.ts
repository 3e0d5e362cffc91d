import { type SQLWrapper, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { ScoringRule } from '#domain/drills/drill.ts';
import { exercises } from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { usualAttempts, usualSeries } from './usual-task.ts';

/** A score of a completed session. */
export type DrillResult = {
  readonly score: number;
  /** The golfer's own day. */
  readonly on: CalendarDate;
};

type OwnResult = {
  readonly userId: string;
  readonly scheduledSessionId: string;
  readonly exerciseId: string;
};

/**
 * Whether a result was made as the drill is by itself, and not as a session asked for it, so that it compares
 * with a friend's: `isUsual` in SQL. `r` are results and `e` their exercises.
 */
const isUsual = sql`r.series = ${usualSeries(sql`e.details`)}
  and (r.attempts is null or r.attempts = ${usualAttempts(sql`e.details`)})`;

/** A golfer's score in a drill of a completed session; null when none was counted that compares with a friend's. */
export async function findDrillResult(
  db: Db,
  { userId, scheduledSessionId, exerciseId }: OwnResult,
): Promise<DrillResult | null> {
  const { rows } = await db.execute<DrillResult>(sql`
    select r.score, c.completed_on::text as on
    from session_completions c join exercise_results r on r.completion_id = c.id
    join ${exercises} e on e.id = r.exercise_id
    where c.scheduled_session_id = ${scheduledSessionId} and c.user_id = ${userId}
      and r.exercise_id = ${exerciseId} and r.score is not null and ${isUsual}`);
  return rows[0] ?? null;
}

type Days = {
  readonly exerciseId: string;
  readonly better: ScoringRule['better'];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

/** A golfer's best score in a drill on these days of their own, within another query; null without one. */
export const bestResult = (userId: SQLWrapper, { exerciseId, better, from, to }: Days) => sql<
  number | null
>`(
  select ${sql.raw(better === 'higher' ? 'max' : 'min')}(r.score)
  from exercise_results r join session_completions c on c.id = r.completion_id
  join ${exercises} e on e.id = r.exercise_id
  where r.user_id = ${userId} and r.exercise_id = ${exerciseId} and r.score is not null and ${isUsual}
    and c.completed_on between ${from}::date and ${to}::date
)`;
