import { inArray, sql } from 'drizzle-orm';
import type { ScoringRule } from '#domain/drills/drill.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { PlacedExercise } from './exercise-cards.ts';
import { exercises } from './tables.ts';

/** Exercises whose rules are kept in memory. */
const mostKept = 5_000;

/** An exercise; `state` differs after every change of it. */
type Wanted = Pick<PlacedExercise, 'exerciseId' | 'state'>;

type Rules = ReadonlyMap<string, ScoringRule | null>;

const keyOf = ({ exerciseId, state }: Wanted) => `${exerciseId} ${state}`;

/**
 * Makes the reader of how exercises are scored, by id; null for those that are not. It keeps what it has read: a rule
 * is a small part of the details of an exercise, which PostgreSQL unpacks whole.
 */
export function scoringRulesReader() {
  const kept = new Map<string, ScoringRule | null>();
  return async (db: Db, wanted: readonly Wanted[]): Promise<Rules> => {
    const missing = wanted.filter((one) => !kept.has(keyOf(one)));
    const read = missing.length === 0 ? [] : await findRules(db, missing);
    const found = new Map(read.map(({ id, scoring }) => [id, scoring]));
    for (const one of wanted) {
      const known = kept.get(keyOf(one));
      if (known !== undefined) found.set(one.exerciseId, known);
    }
    if (kept.size >= mostKept) kept.clear();
    for (const { id: exerciseId, state, scoring } of read)
      kept.set(keyOf({ exerciseId, state }), scoring);
    return found;
  };
}

const findRules = (db: Db, some: readonly Wanted[]) =>
  db
    .select({
      id: exercises.id,
      state: sql<string>`${exercises}.xmin::text`,
      scoring: sql<ScoringRule | null>`${exercises.details} -> 'scoring'`,
    })
    .from(exercises)
    .where(
      inArray(
        exercises.id,
        some.map(({ exerciseId }) => exerciseId),
      ),
    );
