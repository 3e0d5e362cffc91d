import { sql } from 'drizzle-orm';
import { sessionExercises } from '#server/features/programs/public-queries.ts';

/**
 * The minutes that swaps add to a session (negative if they shorten it), for use in another query.
 * @param session name or alias of `scheduled_sessions` there
 */
export const minutesSwapped = (session: string) => sql<number>`coalesce((
  select sum(w.minutes - x.duration)::int
  from drill_swaps w join ${sessionExercises} x
    on x.session_id = ${sql.raw(session)}.session_id and split_part(x.id, '@', 1) = w.session_exercise_id
  where w.scheduled_session_id = ${sql.raw(session)}.id
), 0)`;
