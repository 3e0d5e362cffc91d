import { type SQLWrapper, sql } from 'drizzle-orm';
import { sessionExercises } from '#server/features/programs/public-queries.ts';

/**
 * By how many minutes swaps make a session longer or shorter than its program says, within another query.
 * @param session name or alias of `scheduled_sessions` there
 */
export const minutesSwapped = (session: string) => sql<number>`coalesce((
  select sum(w.minutes - x.duration)::int
  from drill_swaps w join ${sessionExercises} x
    on x.session_id = ${sql.raw(session)}.session_id and split_part(x.id, '@', 1) = w.session_exercise_id
  where w.scheduled_session_id = ${sql.raw(session)}.id
), 0)`;

/**
 * The same for every session of a plan that has swaps, by the id of its date; null when none has. Asked once for a plan
 * instead of once for a session, since hardly any has swaps.
 */
export const minutesSwappedIn = (plan: { readonly id: SQLWrapper; readonly userId: SQLWrapper }) =>
  sql<Readonly<Record<string, number>> | null>`(
    select json_object_agg(swapped.id, swapped.minutes)
    from (
      select s.id, sum(w.minutes - x.duration)::int as minutes
      from drill_swaps w
        join scheduled_sessions s on s.id = w.scheduled_session_id and s.enrollment_id = ${plan.id}
        join ${sessionExercises} x
          on x.session_id = s.session_id and split_part(x.id, '@', 1) = w.session_exercise_id
      where w.user_id = ${plan.userId}
      group by s.id
    ) swapped
  )`;
