import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Unlocked } from '#domain/achievements/describe.ts';
import type { History } from '#domain/achievements/history.ts';
import { noTotals } from '#domain/progress/stats.ts';
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

const practiceDays = sql<History['practiceDays']>`array(
  select distinct l.session_date::text from practice_sessions l where l.user_id = ${users.id}
)`;

const rounds = sql<History['rounds']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'date', r.session_date, 'holes', r.holes, 'scoreType', r.score_type,
    'totalScore', r.total_score, 'coursePar', r.course_par
  ))
  from golf_rounds r where r.user_id = ${users.id}
), '[]'::jsonb)`;

const asNumber = (handicap: string | null) => (handicap === null ? null : Number(handicap));

/** What is unlocked, the newest first. */
const unlocked = sql<Unlocked[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object(
      'achievementId', a.achievement_id, 'unlockedAt', a.unlocked_at, 'unlockedOn', a.unlocked_on
    )
    order by a.unlocked_at desc, a.achievement_id
  )
  from unlocked_achievements a where a.user_id = ${users.id}
), '[]'::jsonb)`;

type AchievementHistory = { readonly history: History; readonly unlocked: readonly Unlocked[] };

/**
 * What a golfer has unlocked, and all that the rest is measured by, in one round trip. Null for an
 * account that is gone.
 */
export async function findAchievementHistory(
  db: Db,
  userId: string,
): Promise<AchievementHistory | null> {
  const [row] = await db
    .select({
      timeZone: users.timeZone,
      currentHandicap: users.currentHandicap,
      goalHandicap: users.goalHandicap,
      totals: getTableColumns(userStats),
      sessions,
      enrollments,
      handicaps,
      practiceDays,
      rounds,
      unlocked,
    })
    .from(users)
    .leftJoin(userStats, eq(userStats.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) return null;
  const { unlocked: kept, ...rest } = row;
  return {
    unlocked: kept,
    history: {
      ...rest,
      totals: rest.totals ?? noTotals,
      currentHandicap: asNumber(rest.currentHandicap),
      goalHandicap: asNumber(rest.goalHandicap),
    },
  };
}
