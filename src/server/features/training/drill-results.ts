import { type SQLWrapper, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { ScoringRule } from '#domain/drills/drill.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

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

/** A golfer's score in a drill of a completed session; null when nothing was counted. */
export async function findDrillResult(
  db: Db,
  { userId, scheduledSessionId, exerciseId }: OwnResult,
): Promise<DrillResult | null> {
  const { rows } = await db.execute<DrillResult>(sql`
    select r.score, c.completed_on::text as on
    from session_completions c join exercise_results r on r.completion_id = c.id
    where c.scheduled_session_id = ${scheduledSessionId} and c.user_id = ${userId}
      and r.exercise_id = ${exerciseId} and r.score is not null`);
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
  where r.user_id = ${userId} and r.exercise_id = ${exerciseId} and r.score is not null
    and c.completed_on between ${from}::date and ${to}::date
)`;
