import { eq, getViewSelectedFields, sql } from 'drizzle-orm';
import type { Translation } from '#content/translation.ts';
import type { DiagramMarks, DiagramWords } from '#domain/drills/diagram.ts';
import { unlockedOf } from '#server/features/achievements/public-queries.ts';
import { recordedHandicaps } from '#server/features/handicap/public-queries.ts';
import { exercises, sessionExercises } from '#server/features/programs/public-queries.ts';
import { totalsJson } from '#server/features/progress/public-queries.ts';
import { activePlans, scheduledSessions } from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

/** For the card of today's session: its exercises, and the drawing of the first after the warm-up. */
export type TodaysCard = {
  readonly exerciseCount: number;
  readonly drawing: {
    readonly diagram: DiagramMarks;
    readonly words: DiagramWords;
    readonly translation: Translation<DiagramWords> | null;
  } | null;
};

const todaysCard = sql<TodaysCard | null>`(
  select json_build_object(
    'exerciseCount', count(*),
    'drawing', (json_agg(json_build_object(
      'diagram', e.details -> 'diagram', 'words', e.details -> 'words' -> 'diagram',
      'translation', e.translations -> ${users.preferredLanguage} -> 'diagram'
    ) order by e.details ->> 'mode' = 'warm_up', x.position)
      filter (where e.details is not null) -> 0)
  )
  from (
    select s.session_id from ${scheduledSessions} s
    where s.enrollment_id = ${activePlans.enrollmentId}
      and s.scheduled_date = ${sql.placeholder('today')}
    order by s.status = 'planned' desc, s.session_number
    limit 1
  ) today
  join ${sessionExercises} x on x.session_id = today.session_id
  join ${exercises} e on e.id = x.exercise_id
)`;

/** The newest achievements; the home screen shows the first of them. */
const newestAchievements = 6;

/** Makes the home screen's query: plan, totals, handicaps and picture in one round trip. */
export function prepareDashboard(db: Db) {
  const byUser = db
    .select({
      plan: getViewSelectedFields(activePlans),
      totals: totalsJson(users.id),
      handicapHistory: recordedHandicaps(users.id),
      todaysCard,
      unlocked: unlockedOf(users.id, newestAchievements),
    })
    .from(users)
    .leftJoin(activePlans, eq(activePlans.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('dashboard');
  return async (userId: string, today: string) => {
    const [row] = await byUser.execute({ userId, today });
    return row ?? null;
  };
}
