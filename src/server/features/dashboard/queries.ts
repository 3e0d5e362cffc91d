import { eq, type SQL, sql } from 'drizzle-orm';
import type { Diagram } from '#domain/drills/diagram.ts';
import { unlockedOf } from '#server/features/achievements/public-queries.ts';
import { lastRounds } from '#server/features/activities/public-queries.ts';
import { recordedHandicaps } from '#server/features/handicap/public-queries.ts';
import {
  exerciseCardsReader,
  type PlacedExercise,
  programs,
  programVersions,
} from '#server/features/programs/public-queries.ts';
import { totalsJson } from '#server/features/progress/public-queries.ts';
import {
  activePlanJoins,
  datedPlan,
  enrollments,
  placedExercises,
  planReader,
  scheduledSessions,
} from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';

/** For the card of a session: its exercises, and the drawing of the first after the warm-up. */
export type SessionCard = {
  readonly exercises: readonly {
    readonly exerciseId: string;
    readonly name: string;
    readonly duration: number;
  }[];
  readonly diagram: Diagram | null;
};

const today = sql.placeholder('today');

/** The exercises of the first session of the plan, in that order, for which `which` is true. */
const exercisesOf = (which: SQL, order: SQL) => sql<PlacedExercise[] | null>`(
  select ${placedExercises('chosen')}
  from (
    select s.id, s.session_id from ${scheduledSessions} s
    where s.enrollment_id = ${enrollments.id} and ${which}
    order by ${order}
    limit 1
  ) chosen
)`;

const todaysExercises = exercisesOf(
  sql`s.scheduled_date = ${today}`,
  sql`s.status = 'planned' desc, s.session_number`,
);
const nextExercises = exercisesOf(
  sql`s.scheduled_date > ${today} and s.status = 'planned'`,
  sql`s.scheduled_date, s.session_number`,
);

/** The newest achievements; the home screen shows the first of them. */
const newestAchievements = 6;

const roundsShown = 4;

const byUser = prepareQuery('dashboard', (db) =>
  db
    .select({
      plan: datedPlan,
      language: users.preferredLanguage,
      totals: totalsJson(users.id),
      handicapHistory: recordedHandicaps(users.id),
      todaysExercises,
      nextExercises,
      rounds: lastRounds(users.id, today, roundsShown),
      unlocked: unlockedOf(users.id, newestAchievements),
    })
    .from(users)
    .leftJoin(enrollments, activePlanJoins.enrollment)
    .leftJoin(programs, activePlanJoins.program)
    .leftJoin(programVersions, activePlanJoins.version)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Makes the home screen's query: plan, totals, handicaps, rounds and pictures in one round trip. */
export function prepareDashboard(db: Db) {
  const readPlan = planReader(db);
  const readCard = cardReader(db);
  return async (userId: string, day: string) => {
    const [row] = await byUser(db, { userId, today: day });
    if (row === undefined) return null;
    const { plan, language, todaysExercises: todays, nextExercises: next, ...rest } = row;
    return {
      ...rest,
      plan: await readPlan(plan),
      todaysCard: await readCard(todays, language),
      nextCard: await readCard(next, language),
    };
  };
}

function cardReader(db: Db) {
  const readExercises = exerciseCardsReader(db);
  return async (
    placed: readonly PlacedExercise[] | null,
    language: string,
  ): Promise<SessionCard | null> => {
    if (placed === null) return null;
    const cards = await readExercises(placed, language);
    const shown = placed.flatMap(({ exerciseId, duration }) => {
      const card = cards.get(exerciseId);
      return card === undefined ? [] : [{ ...card, exerciseId, duration }];
    });
    const drawn = shown.filter(({ diagram }) => diagram !== null);
    const first = drawn.find(({ isWarmUp }) => !isWarmUp) ?? drawn[0];
    return {
      exercises: shown.map(({ exerciseId, name, duration }) => ({ exerciseId, name, duration })),
      diagram: first?.diagram ?? null,
    };
  };
}
