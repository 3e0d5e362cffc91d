import { type SQLWrapper, sql } from 'drizzle-orm';
import type { PlannedFocus } from '#contract/progress.ts';
import { exercises, focusOf, sessionExercises } from '#server/features/programs/public-queries.ts';

type Days = { readonly from: SQLWrapper; readonly to: SQLWrapper };

/**
 * A row for each completed session, and for each that is still planned in a running plan: day, minutes, sessions,
 * rounds, and whether it is planned. For a union within another query.
 */
export const sessionDays = (userId: SQLWrapper, { from, to }: Days) => sql`
  select c.completed_on as day, c.duration::int as minutes, 1 as sessions, 0 as rounds,
    false as planned
  from session_completions c where c.user_id = ${userId} and c.completed_on between ${from} and ${to}
  union all
  select s.scheduled_date, 0, 0, 0, true
  from scheduled_sessions s join enrollments e on e.id = s.enrollment_id and e.user_id = s.user_id
  where s.user_id = ${userId} and s.scheduled_date between ${from} and ${to}
    and s.status = 'planned' and e.abandoned_at is null and e.completed_at is null`;

/**
 * By focus, the minutes of the drills that the current program plans and of those that were done in its sessions, the
 * largest plan first. A drill that replaced another counts with its own focus and minutes.
 */
export const plannedFocuses = (userId: SQLWrapper) => sql<PlannedFocus[]>`coalesce((
  select json_agg(json_build_object(
    'focus', f.focus, 'minutes', f.minutes, 'planned', f.planned
  ) order by f.planned desc, f.focus)
  from (
    select part.focus, sum(part.done)::int as minutes, sum(part.planned)::int as planned
    from enrollments e
    join scheduled_sessions s on s.enrollment_id = e.id
    join ${sessionExercises} x on x.session_id = s.session_id
    join ${exercises} own on own.id = x.exercise_id
    left join drill_swaps w
      on w.scheduled_session_id = s.id and w.session_exercise_id = split_part(x.id, '@', 1)
    left join ${exercises} other on other.id = w.exercise_id
    left join exercise_results r on r.done and r.scheduled_session_id = s.id
      and r.exercise_id = coalesce(w.exercise_id, x.exercise_id)
    cross join lateral (values
      (${focusOf('own')}, x.duration::int, 0),
      (
        case when other.id is null then ${focusOf('own')} else ${focusOf('other')} end, 0,
        case when r.done then coalesce(w.minutes, x.duration)::int else 0 end
      )
    ) part(focus, planned, done)
    where e.user_id = ${userId} and e.completed_at is null and e.abandoned_at is null
    group by part.focus
  ) f
  where f.minutes + f.planned > 0
), '[]'::json)`;
