import { inArray, sql } from 'drizzle-orm';
import type { ScoringRule } from '#domain/drills/drill.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { contentKeeper } from './keep-content.ts';
import { exercises } from './tables.ts';

/** The scoring rule of an exercise; null if it is not scored. */
type ScoredExercise = { readonly id: string; readonly scoring: ScoringRule | null };

type Wanted = {
  /** The value of `exerciseState`, read in the same query as the ids. */
  readonly state: string;
  readonly ids: readonly string[];
};

/** Makes a function that reads scoring rules by exercise id. */
export function scoringRulesReader() {
  const keep = contentKeeper<ScoredExercise>(1);
  return (db: Db, { state, ids }: Wanted) =>
    keep({ of: 'scoring', state, ids }, (missing) => findRules(db, missing));
}

const findRules = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: exercises.id,
      scoring: sql<ScoringRule | null>`${exercises.details} -> 'scoring'`,
    })
    .from(exercises)
    .where(inArray(exercises.id, [...ids]));
