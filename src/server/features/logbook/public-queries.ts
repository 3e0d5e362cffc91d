import { and, eq, gte, type SQLWrapper, sql } from 'drizzle-orm';
import type { PlayedRound } from '#contract/progress.ts';
import type { PastRound } from '#domain/achievements/history.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { EarningHistory } from '#domain/progress/imported-xp.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { golfRounds } from './tables.ts';

export { calendarItems } from './calendar-items.ts';
export { newestEntries } from './calendar-query.ts';

/** The rows of an alias that are imported, or the others; all of them by default. */
const ofImport = (alias: string, imported?: boolean) =>
  imported === undefined ? sql`` : sql.raw(`and ${imported ? '' : 'not '}${alias}.imported`);

/**
 * Days with practice or a round that count for the streak, including future days, within another query.
 * @param imported only imported entries, or only others
 */
export const activityDays = (userId: SQLWrapper, imported?: boolean) => sql<CalendarDate[]>`array(
  select l.session_date::text from practice_sessions l
  where l.user_id = ${userId} and l.in_time ${ofImport('l', imported)}
  union
  select r.session_date::text from golf_rounds r
  where r.user_id = ${userId} and r.in_time ${ofImport('r', imported)}
)`;

/** Every practice and round whose day has come and that was entered in time, as a source of XP, within another query. */
export const earningEntries = (userId: SQLWrapper) => sql<EarningHistory['logged']>`coalesce((
  select jsonb_agg(entry) from (
    select jsonb_build_object(
      'kind', 'practice', 'id', l.id, 'minutes', l.duration, 'loggedAt', l.created_at
    ) as entry
    from practice_sessions l where l.user_id = ${userId} and l.counted and l.in_time
    union all
    select jsonb_build_object(
      'kind', 'round', 'id', r.id, 'holes', r.holes, 'loggedAt', r.created_at
    )
    from golf_rounds r where r.user_id = ${userId} and r.counted and r.in_time
  ) e
), '[]'::jsonb)`;

/** Days with practice that count for the streak. */
export const practiceDays = (userId: SQLWrapper) => sql<CalendarDate[]>`array(
  select distinct l.session_date::text from practice_sessions l
  where l.user_id = ${userId} and l.in_time
)`;

/** A row for each practice and round, with the columns of `sessionDays` in training, for a union within another query. */
export const loggedDays = (
  userId: SQLWrapper,
  { from, today }: { readonly from: SQLWrapper; readonly today: SQLWrapper },
) => sql`
  select l.session_date as day, l.duration::int as minutes, 1 as sessions, 0 as rounds,
    false as planned
  from practice_sessions l where l.user_id = ${userId} and l.session_date between ${from} and ${today}
  union all
  select r.session_date, 0, 0, 1, false
  from golf_rounds r where r.user_id = ${userId} and r.session_date between ${from} and ${today}`;

/** Total minutes of all practice whose day has come. */
export const practicedMinutes = (userId: SQLWrapper) => sql<number>`(
  select coalesce(sum(l.duration), 0)::integer from practice_sessions l
  where l.user_id = ${userId} and l.counted
)`;

/** Total minutes of all practice whose day has come and that was entered too late to earn XP. */
export const lateMinutes = (userId: SQLWrapper) => sql<number>`(
  select coalesce(sum(l.duration), 0)::integer from practice_sessions l
  where l.user_id = ${userId} and l.counted and not l.in_time
)`;

/** All rounds whose day has come and that were entered in time to earn XP, as JSON within another query. */
export const roundHistory = (userId: SQLWrapper) => sql<PastRound[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'date', r.session_date, 'holes', r.holes, 'scoreType', r.score_type,
    'totalScore', r.total_score, 'coursePar', r.course_par
  ))
  from golf_rounds r where r.user_id = ${userId} and r.counted and r.in_time
), '[]'::jsonb)`;

/** Whether the golfer has entered a round of this day or a later one. */
export async function hasRoundsSince(db: Db, userId: string, day: CalendarDate): Promise<boolean> {
  const [round] = await db
    .select({ id: golfRounds.id })
    .from(golfRounds)
    .where(and(eq(golfRounds.userId, userId), gte(golfRounds.sessionDate, day)))
    .limit(1);
  return round !== undefined;
}

/** The last rounds up to and including a day, oldest first. */
export const lastRounds = (userId: SQLWrapper, today: SQLWrapper, most: number) => sql<
  PlayedRound[]
>`coalesce((
  select json_agg(json_build_object(
    'id', r.id, 'name', r.name, 'sessionDate', r.session_date, 'holes', r.holes,
    'scoreType', r.score_type, 'totalScore', r.total_score, 'coursePar', r.course_par,
    'fairwaysHit', r.fairways_hit, 'greensInRegulation', r.greens_in_regulation, 'putts', r.putts
  ) order by r.session_date, r.created_at)
  from (
    select * from golf_rounds where user_id = ${userId} and session_date <= ${today}::date
    order by session_date desc, created_at desc limit ${most}::bigint
  ) r
), '[]'::json)`;
