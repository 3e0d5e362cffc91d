import { type SQLWrapper, sql } from 'drizzle-orm';
import type { DoneSession } from '#contract/coach.ts';
import {
  exercises,
  languageOfText,
  programSessions,
  translated,
} from '#server/features/programs/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import { placesOf } from './places.ts';

const language = sql`${users.preferredLanguage}`;

/** The scores of the completed session `s`, in the order of the session's exercises. */
const scores = sql`coalesce((
  select json_agg(json_build_object(
    'exerciseId', e.id, 'name', ${translated('e', 'name', language)},
    'language', ${languageOfText('e', 'name', language)},
    'unit', coalesce(
      e.translations -> ${language} -> 'scoring' ->> 'unit',
      e.details -> 'words' -> 'scoring' ->> 'unit', ''
    ),
    'unitOfOne', coalesce(
      e.translations -> ${language} -> 'scoring' ->> 'unitOfOne',
      e.details -> 'words' -> 'scoring' ->> 'unitOfOne'
    ),
    'score', r.score
  ) order by place.position)
  from exercise_results r join ${exercises} e on e.id = r.exercise_id
  left join ${placesOf(sql.raw('s.id'), sql.raw('s.session_id'))} place
    on place.exercise_id = r.exercise_id
  where r.scheduled_session_id = s.id and r.score is not null
), '[]'::json)`;

/** The sessions that a golfer completed last, newest first, for use in a query on `users`. */
export const doneSessions = (userId: SQLWrapper, most: number) => sql<DoneSession[]>`coalesce((
  select json_agg(json_build_object(
    'id', c.scheduled_session_id, 'title', ${translated('ps', 'title', language)},
    'language', ${languageOfText('ps', 'title', language)}, 'focus', ps.focus,
    'completedOn', c.completed_on, 'minutes', c.duration,
    'scores', ${scores}
  ) order by c.completed_on desc, c.completed_at desc)
  from (
    select * from session_completions where user_id = ${userId}
    order by completed_on desc, completed_at desc limit ${most}::bigint
  ) c
  join scheduled_sessions s on s.id = c.scheduled_session_id
  join ${programSessions} ps on ps.id = s.session_id
), '[]'::json)`;
