import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { History } from '#domain/achievements/history.ts';
import { noTotals } from '#domain/xp/stats.ts';
import { users } from '#server/features/accounts/tables.ts';
import { userStats } from '#server/features/progress/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

const sessions = sql<History['sessions']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'enrollmentId', s.enrollment_id, 'scheduledDate', s.scheduled_date, 'status', s.status,
    'focus', p.focus, 'rating', c.rating,
    'completedOn', c.completed_on, 'completedAt', c.completed_at
  ))
  from scheduled_sessions s
  join program_sessions p on p.id = s.session_id
  left join session_completions c on c.scheduled_session_id = s.id
  where s.user_id = ${users.id}
), '[]'::jsonb)`;

const enrollments = sql<History['enrollments']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', e.id, 'sessionsPerWeek', e.sessions_per_week,
    'isCompleted', e.completed_at is not null
  ))
  from enrollments e where e.user_id = ${users.id}
), '[]'::jsonb)`;

const handicaps = sql<History['handicaps']>`coalesce((
  select jsonb_agg(
    jsonb_build_object('handicap', h.handicap, 'recordedAt', h.recorded_at)
    order by h.recorded_at, h.id
  )
  from handicap_entries h where h.user_id = ${users.id}
), '[]'::jsonb)`;

const asNumber = (handicap: string | null) => (handicap === null ? null : Number(handicap));

/** All that achievements are measured by, in one round trip. Null for an account that is gone. */
export async function findHistory(db: Db, userId: string): Promise<History | null> {
  const [row] = await db
    .select({
      timeZone: users.timeZone,
      currentHandicap: users.currentHandicap,
      goalHandicap: users.goalHandicap,
      totals: getTableColumns(userStats),
      sessions,
      enrollments,
      handicaps,
    })
    .from(users)
    .leftJoin(userStats, eq(userStats.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) return null;
  return {
    ...row,
    totals: row.totals ?? noTotals,
    currentHandicap: asNumber(row.currentHandicap),
    goalHandicap: asNumber(row.goalHandicap),
    practiceDays: [],
    rounds: [],
  };
}
