import { type SQLWrapper, sql } from 'drizzle-orm';
import { sessionExercises } from '#server/features/programs/public-queries.ts';

/**
 * The places of a golfer's session, for a join: `id`, `position`, and the `exercise_id` of the drill there, which the
 * golfer may have swapped. No drill is in two places.
 */
export const placesOf = (scheduledSessionId: SQLWrapper, sessionId: SQLWrapper) => sql`lateral (
  select x.id, x.position,
    case when w.session_exercise_id is null then x.exercise_id else w.exercise_id end as exercise_id
  from ${sessionExercises} x
  left join drill_swaps w on w.scheduled_session_id = ${scheduledSessionId}
    and w.session_exercise_id = split_part(x.id, '@', 1)
  where x.session_id = ${sessionId}
)`;
