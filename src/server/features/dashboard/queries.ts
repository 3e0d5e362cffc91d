import { eq, getViewSelectedFields, type SQL, sql } from 'drizzle-orm';
import type { Translation } from '#content/translation.ts';
import type { DiagramMarks, DiagramWords } from '#domain/drills/diagram.ts';
import { unlockedOf } from '#server/features/achievements/public-queries.ts';
import { lastRounds } from '#server/features/activities/public-queries.ts';
import { recordedHandicaps } from '#server/features/handicap/public-queries.ts';
import {
  exercises,
  sessionExercises,
  translated,
} from '#server/features/programs/public-queries.ts';
import { totalsJson } from '#server/features/progress/public-queries.ts';
import { activePlans, scheduledSessions } from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

/** For the card of a session: its exercises, and the drawing of the first after the warm-up. */
export type SessionCard = {
  readonly exercises: readonly {
    readonly exerciseId: string;
    readonly name: string;
    readonly duration: number;
  }[];
  readonly drawing: {
    readonly diagram: DiagramMarks;
    readonly words: DiagramWords;
    readonly translation: Translation<DiagramWords> | null;
  } | null;
};

const today = sql.placeholder('today');

/** The card of the first session of the plan, in that order, for which `which` is true. */
const cardOf = (which: SQL, order: SQL) => sql<SessionCard | null>`(
  select json_build_object(
    'exercises', coalesce(json_agg(json_build_object(
      'exerciseId', e.id, 'name', ${translated('e', 'name', sql`${users.preferredLanguage}`)},
      'duration', x.duration
    ) order by x.position), '[]'::json),
    'drawing', (json_agg(json_build_object(
      'diagram', e.details -> 'diagram', 'words', e.details -> 'words' -> 'diagram',
      'translation', e.translations -> ${users.preferredLanguage} -> 'diagram'
    ) order by e.details ->> 'mode' = 'warm_up', x.position)
      filter (where jsonb_typeof(e.details -> 'diagram') = 'object') -> 0)
  )
  from (
    select s.session_id from ${scheduledSessions} s
    where s.enrollment_id = ${activePlans.enrollmentId}
      and ${which}
    order by ${order}
    limit 1
  ) chosen
  join ${sessionExercises} x on x.session_id = chosen.session_id
  join ${exercises} e on e.id = x.exercise_id
)`;

const todaysCard = cardOf(
  sql`s.scheduled_date = ${today}`,
  sql`s.status = 'planned' desc, s.session_number`,
);
const nextCard = cardOf(
  sql`s.scheduled_date > ${today} and s.status = 'planned'`,
  sql`s.scheduled_date, s.session_number`,
);

/** The newest achievements; the home screen shows the first of them. */
const newestAchievements = 6;

const roundsShown = 4;

/** Makes the home screen's query: plan, totals, handicaps, rounds and pictures in one round trip. */
export function prepareDashboard(db: Db) {
  const byUser = db
    .select({
      plan: getViewSelectedFields(activePlans),
      totals: totalsJson(users.id),
      handicapHistory: recordedHandicaps(users.id),
      todaysCard,
      nextCard,
      rounds: lastRounds(users.id, today, roundsShown),
      unlocked: unlockedOf(users.id, newestAchievements),
    })
    .from(users)
    .leftJoin(activePlans, eq(activePlans.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('dashboard');
  return async (userId: string, day: string) => {
    const [row] = await byUser.execute({ userId, today: day });
    return row ?? null;
  };
}
