import { inArray, sql } from 'drizzle-orm';
import { type Translation, translate } from '#content/translation.ts';
import {
  type Diagram,
  type DiagramMarks,
  type DiagramWords,
  labelDiagram,
} from '#domain/drills/diagram.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { exercises, translated } from './tables.ts';

/** Exercises in one language each that are kept in memory. */
const mostKept = 2_000;

/** An exercise as a card shows it, in the language of a reader. */
export type ExerciseCard = {
  readonly name: string;
  readonly isWarmUp: boolean;
  readonly diagram: Diagram | null;
};

/** An exercise in its place in a session; `state` differs after every change of the exercise. */
export type PlacedExercise = {
  readonly exerciseId: string;
  readonly state: string;
  /** Minutes. */
  readonly duration: number;
};

/** Makes the reader of exercises for cards, by id. It keeps what it has read, drawings with their texts in place. */
export function exerciseCardsReader(db: Db) {
  const kept = new Map<string, ExerciseCard>();
  return async (
    placed: readonly PlacedExercise[],
    language: string,
  ): Promise<ReadonlyMap<string, ExerciseCard>> => {
    const keyOf = (id: string, state: string) => [id, state, language].join(' ');
    const found = new Map<string, ExerciseCard>();
    for (const { exerciseId, state } of placed) {
      const known = kept.get(keyOf(exerciseId, state));
      if (known !== undefined) found.set(exerciseId, known);
    }
    const missing = placed.flatMap(({ exerciseId }) => (found.has(exerciseId) ? [] : [exerciseId]));
    if (missing.length === 0) return found;
    if (kept.size >= mostKept) kept.clear();
    for (const { id, state, ...row } of await findCards(db, missing, language)) {
      const card = cardOf(row);
      kept.set(keyOf(id, state), card);
      found.set(id, card);
    }
    return found;
  };
}

type Drawing = {
  readonly marks: DiagramMarks;
  readonly words: DiagramWords;
  readonly translation: Translation<DiagramWords> | null;
};

const findCards = (db: Db, ids: readonly string[], language: string) =>
  db
    .select({
      id: exercises.id,
      state: sql<string>`${exercises}.xmin::text`,
      name: translated('exercises', 'name', language),
      isWarmUp: sql<boolean>`coalesce(${exercises.details} ->> 'mode' = 'warm_up', false)`,
      drawing: sql<Drawing | null>`case when jsonb_typeof(${exercises.details} -> 'diagram') = 'object'
        then jsonb_build_object(
          'marks', ${exercises.details} -> 'diagram', 'words', ${exercises.details} -> 'words' -> 'diagram',
          'translation', ${exercises.translations} -> ${language}::text -> 'diagram'
        ) end`,
    })
    .from(exercises)
    .where(inArray(exercises.id, [...ids]));

type Row = { readonly name: string; readonly isWarmUp: boolean; readonly drawing: Drawing | null };

const cardOf = ({ name, isWarmUp, drawing }: Row): ExerciseCard => ({
  ...{ name, isWarmUp },
  diagram: drawing && labelDiagram(drawing.marks, translate(drawing.words, drawing.translation)),
});
