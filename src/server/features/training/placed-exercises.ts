import { sql } from 'drizzle-orm';
import {
  exercises,
  type PlacedExercise,
  sessionExercises,
} from '#server/features/programs/public-queries.ts';

/**
 * The exercises of a scheduled session in their order, with what was swapped, as JSON within another query.
 * @param session name or alias of `scheduled_sessions` there
 */
export const placedExercises = (session: string) => sql<PlacedExercise[]>`(
  select json_agg(json_build_object(
    'exerciseId', e.id, 'state', e.xmin::text, 'duration', coalesce(w.minutes, x.duration)
  ) order by x.position)
  from ${sessionExercises} x
  left join drill_swaps w
    on w.scheduled_session_id = ${sql.raw(session)}.id and w.session_exercise_id = split_part(x.id, '@', 1)
  join ${exercises} e
    on e.id = case when w.session_exercise_id is null then x.exercise_id else w.exercise_id end
  where x.session_id = ${sql.raw(session)}.session_id
)`;
