import { eq, sql } from 'drizzle-orm';
import type { Diagram } from '#domain/drills/diagram.ts';
import { nextSessionOf, sessionOfToday } from '#domain/training/plan.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';
import type { PlacedExercise } from '#domain/training/swapped-session.ts';
import { unlockedOf } from '#server/features/achievements/public-queries.ts';
import { recordedHandicaps } from '#server/features/handicap/public-queries.ts';
import { lastRounds } from '#server/features/logbook/public-queries.ts';
import {
  type ExerciseCard,
  exerciseCardsReader,
  exerciseState,
  programs,
  programVersions,
} from '#server/features/programs/public-queries.ts';
import { totalsJson } from '#server/features/progress/public-queries.ts';
import {
  activePlanJoins,
  datedPlan,
  enrollments,
  planReader,
  type SessionWithExercises,
} from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';

/** Data for a session's card: its exercises, and the diagram of the first exercise after the warm-up. */
export type SessionCard = {
  readonly exercises: readonly (Omit<PlacedExercise, 'id'> & { readonly name: string })[];
  readonly diagram: Diagram | null;
};

/** A session of the plan that the home screen shows as a card. */
export type SessionWithCard = PlannedSession & { readonly card: SessionCard };

const today = sql.placeholder('today');

/** Number of newest achievements to read. The home screen shows the first of them. */
const newestAchievements = 6;

const roundsShown = 4;

const byUser = prepareQuery('dashboard', (db) =>
  db
    .select({
      plan: datedPlan,
      language: users.preferredLanguage,
      totals: totalsJson(users.id),
      handicapHistory: recordedHandicaps(users.id),
      exerciseState,
      rounds: lastRounds(users.id, today, roundsShown),
      unlocked: unlockedOf(users.id, newestAchievements),
    })
    .from(users)
    .leftJoin(enrollments, activePlanJoins.enrollment)
    .leftJoin(programs, activePlanJoins.program)
    .leftJoin(programVersions, activePlanJoins.version)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Prepares the home screen's query: plan, totals, handicaps, rounds and session cards in one round trip. */
export function prepareDashboard(db: Db) {
  const readPlan = planReader(db);
  const readCards = exerciseCardsReader(db);
  return async (userId: string, day: string) => {
    const [row] = await byUser(db, { userId, today: day });
    if (row === undefined) return null;
    const { plan: found, language, exerciseState: state, ...rest } = row;
    const plan = await readPlan(found);
    const todays = plan && sessionOfToday(plan, day);
    const next = plan && nextSessionOf(plan, day);
    const ids = [todays, next].flatMap((session) => session?.exercises ?? []).map(idOf);
    const cards = await readCards({ state, language, ids });
    const withCard = (session: SessionWithExercises | null): SessionWithCard | null =>
      session && { ...session, card: cardOf(session.exercises, cards) };
    return { ...rest, plan, todays: withCard(todays), next: withCard(next) };
  };
}

const idOf = ({ exerciseId }: PlacedExercise) => exerciseId;

function cardOf(
  placed: readonly PlacedExercise[],
  cards: ReadonlyMap<string, ExerciseCard>,
): SessionCard {
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
}
