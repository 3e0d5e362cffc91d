import { type SQLWrapper, sql } from 'drizzle-orm';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { PastRound } from '#domain/achievements/history.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';

/** Days with logged practice or a round, days to come included, as an array within another query. */
export const activityDays = (userId: SQLWrapper) => sql<CalendarDate[]>`array(
  select l.session_date::text from practice_sessions l where l.user_id = ${userId}
  union
  select r.session_date::text from golf_rounds r where r.user_id = ${userId}
)`;

/** Days with logged practice. */
export const practiceDays = (userId: SQLWrapper) => sql<CalendarDate[]>`array(
  select distinct l.session_date::text from practice_sessions l where l.user_id = ${userId}
)`;

/** Every round. */
export const roundHistory = (userId: SQLWrapper) => sql<PastRound[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'date', r.session_date, 'holes', r.holes, 'scoreType', r.score_type,
    'totalScore', r.total_score, 'coursePar', r.course_par
  ))
  from golf_rounds r where r.user_id = ${userId}
), '[]'::jsonb)`;

type RecentRound = DashboardPayload['recentRounds'][number];

/** The latest rounds up to a day, as JSON within another query; at most `limit`. */
export const recentRounds = (userId: SQLWrapper, today: SQLWrapper, limit: number) => sql<
  RecentRound[]
>`coalesce((
  select json_agg(json_build_object(
    'id', r.id, 'name', r.name, 'holes', r.holes, 'scoreType', r.score_type,
    'totalScore', r.total_score, 'coursePar', r.course_par, 'sessionDate', r.session_date
  ) order by r.session_date desc, r.created_at desc)
  from (
    select * from golf_rounds r where r.user_id = ${userId} and r.session_date <= ${today}::date
    order by r.session_date desc, r.created_at desc limit ${limit}::bigint
  ) r
), '[]'::json)`;
