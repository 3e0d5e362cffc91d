import { eq, getTableColumns, getViewSelectedFields, sql } from 'drizzle-orm';
import type { HandicapEntry } from '#contract/progress.ts';
import type { Unlocked } from '#domain/achievements/describe.ts';
import type { Diagram } from '#domain/drills/diagram.ts';
import { users } from '#server/features/accounts/tables.ts';
import { userStats } from '#server/features/progress/tables.ts';
import { activePlans } from '#server/features/training/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

const handicapHistory = sql<HandicapEntry[]>`coalesce((
  select json_agg(
    json_build_object('handicap', h.handicap::text, 'recordedAt', h.recorded_at)
    order by h.recorded_at, h.id
  )
  from handicap_entries h where h.user_id = ${users.id}
), '[]'::json)`;

/** For the card of today's session: its exercises, and the drawing of the first after the warm-up. */
export type TodaysCard = { readonly exerciseCount: number; readonly diagram: Diagram | null };

const todaysCard = sql<TodaysCard | null>`(
  select json_build_object(
    'exerciseCount', count(*),
    'diagram', (json_agg(e.details -> 'diagram' order by
      e.details ->> 'mode' = 'warm_up', x.position) -> 0)
  )
  from (
    select s.session_id from scheduled_sessions s
    where s.enrollment_id = ${activePlans.enrollmentId}
      and s.scheduled_date = ${sql.placeholder('today')}
    order by s.status = 'planned' desc, s.session_number
    limit 1
  ) today
  join session_exercises x on x.session_id = today.session_id
  join exercises e on e.id = x.exercise_id
)`;

/** The newest achievements; the home screen shows the first of them. */
const unlocked = sql<Unlocked[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object(
      'achievementId', a.achievement_id, 'unlockedAt', a.unlocked_at, 'unlockedOn', a.unlocked_on
    )
    order by a.unlocked_at desc, a.achievement_id
  )
  from (
    select * from unlocked_achievements u where u.user_id = ${users.id}
    order by u.unlocked_at desc, u.achievement_id limit 6
  ) a
), '[]'::jsonb)`;

/** Makes the home screen's query: plan, totals, handicaps and picture in one round trip. */
export function prepareDashboard(db: Db) {
  const byUser = db
    .select({
      plan: getViewSelectedFields(activePlans),
      totals: getTableColumns(userStats),
      handicapHistory,
      todaysCard,
      unlocked,
    })
    .from(users)
    .leftJoin(activePlans, eq(activePlans.userId, users.id))
    .leftJoin(userStats, eq(userStats.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('dashboard');
  return async (userId: string, today: string) => {
    const [row] = await byUser.execute({ userId, today });
    return row ?? null;
  };
}
