import { type SQLWrapper, sql } from 'drizzle-orm';
import type { PastEnrollment, PastSession } from '#domain/achievements/history.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { EarningHistory } from '#domain/progress/imported-xp.ts';
import type { OpenSession } from '#domain/reminders/reminder.ts';
import { programSessions } from '#server/features/programs/public-queries.ts';
import { minutesSwapped } from './minutes-swapped.ts';

/** Other features may join these tables and views and read them. */
export { activePlans } from './active-plans.ts';
export {
  activePlanJoins,
  datedPlan,
  planReader,
  type SessionWithExercises,
} from './dated-plans.ts';
export { doneSessions } from './done-sessions.ts';
export { bestResult, findDrillResult } from './drill-results.ts';
export { countOutdatedPlans, findOutdatedPrograms } from './enrollments/outdated-programs.ts';
export { recalculatePlan } from './enrollments/recalculate.ts';
export { findOutdatedGolfers } from './enrollments/recalculation-queries.ts';
export { findExerciseUse } from './exercise-use.ts';
export { minutesSwapped } from './minutes-swapped.ts';
export {
  countDrillScores,
  countProgramWeeks,
  countWeeklySessions,
  type DrillScores,
  type ProgramWeeks,
} from './overall-counts.ts';
export { drillsScoredLast, type OwnScores } from './scored-drills.ts';
export type { CompletedSession } from './sessions/completed-session.ts';
export { type SkillResults, skillResults } from './skill-results.ts';
export { enrollments, scheduledSessions, sessionCompletions } from './tables.ts';
export { plannedFocuses, sessionDays } from './training-days.ts';

/** An SQL expression, or an id as a string. */
type Id = SQLWrapper | string;

type TrainedDays = {
  /** A session to count as planned. */
  readonly reopened?: Id | undefined;
  /** Only imported sessions, or only others; all of them by default. */
  readonly imported?: boolean;
};

/** Days on which a golfer completed a session, as an array for use in another query. */
export const trainedDays = (userId: Id, { reopened, imported }: TrainedDays = {}) => sql<
  CalendarDate[]
>`array(
  select distinct c.completed_on::text from session_completions c where c.user_id = ${userId}
    ${reopened === undefined ? sql`` : sql`and c.scheduled_session_id <> ${reopened}`}
    ${imported === undefined ? sql`` : sql.raw(`and ${imported ? '' : 'not '}c.imported`)}
)`;

/** How many sessions a golfer has completed. */
export const completedCount = (userId: SQLWrapper) => sql<number>`(
  select count(*)::integer from session_completions c where c.user_id = ${userId}
)`;

/** Every completed session as a source of XP, within another query. */
export const earningSessions = (userId: SQLWrapper) => sql<EarningHistory['sessions']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', c.scheduled_session_id, 'minutes', c.duration, 'on', c.completed_on
  ))
  from session_completions c where c.user_id = ${userId}
), '[]'::jsonb)`;

/** Every completed plan with its counts of sessions, within another query. */
export const completedPrograms = (userId: SQLWrapper) => sql<EarningHistory['programs']>`coalesce((
  select jsonb_agg(to_jsonb(p)) from (
    select e.id, e.program_id as "programId", e.completed_at as "completedAt",
      count(*) filter (where s.status = 'completed')::integer as completed,
      count(*) filter (where s.status = 'skipped')::integer as skipped
    from enrollments e join scheduled_sessions s on s.enrollment_id = e.id
    where e.user_id = ${userId} and e.completed_at is not null
    group by e.id
  ) p
), '[]'::jsonb)`;

/** Minutes of all completed sessions. */
export const trainedMinutes = (userId: SQLWrapper) => sql<number>`(
  select coalesce(sum(c.duration), 0)::integer from session_completions c
  where c.user_id = ${userId}
)`;

/**
 * Days with a planned session, except in abandoned programs. The join on `user_id` is redundant but helps the
 * planner: without statistics it would read the plans of all golfers.
 * @param reopened a session to count as planned
 */
export const openDays = (userId: Id, reopened?: Id) => sql<CalendarDate[]>`array(
  select distinct s.scheduled_date::text
  from scheduled_sessions s join enrollments e on e.id = s.enrollment_id and e.user_id = s.user_id
  where s.user_id = ${userId} and e.abandoned_at is null
    and (s.status = 'planned' ${reopened === undefined ? sql`` : sql`or s.id = ${reopened}`})
)`;

/** Sessions planned on or after a day, oldest first. */
export const openSessions = (userId: SQLWrapper, from: CalendarDate) => sql<
  OpenSession[]
>`coalesce((
  select json_agg(json_build_object(
    'id', s.id, 'scheduledDate', s.scheduled_date, 'focus', ps.focus, 'minutes',
      ps.total_duration + ${minutesSwapped('s')}
  ) order by s.scheduled_date, s.session_number)
  from scheduled_sessions s
  join enrollments e on e.id = s.enrollment_id and e.user_id = s.user_id
  join ${programSessions} ps on ps.id = s.session_id
  where s.user_id = ${userId} and s.status = 'planned' and e.abandoned_at is null
    and s.scheduled_date >= ${from}::date
), '[]'::json)`;

/** All pauses of a golfer's plans. */
export const pausesOf = (userId: SQLWrapper) => sql<{ from: CalendarDate; to: CalendarDate }[]>`
  coalesce((
    select json_agg(json_build_object('from', p.from_date, 'to', p.to_date))
    from plan_pauses p where p.user_id = ${userId}
  ), '[]'::json)`;

/** Every session of every plan of a golfer. */
export const sessionHistory = (userId: SQLWrapper) => sql<PastSession[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'enrollmentId', s.enrollment_id, 'scheduledDate', s.scheduled_date, 'status', s.status,
    'focus', ps.focus, 'rating', c.rating,
    'completedOn', c.completed_on, 'completedAt', c.completed_at
  ))
  from scheduled_sessions s
  join ${programSessions} ps on ps.id = s.session_id
  left join session_completions c on c.scheduled_session_id = s.id
  where s.user_id = ${userId}
), '[]'::jsonb)`;

/** Every enrollment of a golfer. */
export const enrollmentHistory = (userId: SQLWrapper) => sql<PastEnrollment[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', e.id, 'sessionsPerWeek', e.sessions_per_week,
    'isCompleted', e.completed_at is not null
  ))
  from enrollments e where e.user_id = ${userId}
), '[]'::jsonb)`;
