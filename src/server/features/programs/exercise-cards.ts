import { inArray, sql } from 'drizzle-orm';
import { type Translation, translate } from '#content/translation.ts';
import {
  type Diagram,
  type DiagramMarks,
  type DiagramWords,
  labelDiagram,
} from '#domain/drills/diagram.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { contentKeeper } from './keep-content.ts';
import { exerciseChanges, exercises, translated } from './tables.ts';

/** Languages whose exercises are kept in memory. */
const mostKept = 10;

/** Changes whenever any exercise changes. */
export const exerciseState = sql<string>`(select c.xmin::text from ${exerciseChanges} c)`;

/** An exercise as shown on a card, in the reader's language. */
export type ExerciseCard = {
  readonly id: string;
  readonly name: string;
  readonly isWarmUp: boolean;
  readonly diagram: Diagram | null;
};

type Wanted = {
  /** The value of `exerciseState`, read in the same query as the ids. */
  readonly state: string;
  readonly language: string;
  readonly ids: readonly string[];
};

/** Makes a function that reads exercises for cards by id, including drawings with their labels. */
export function exerciseCardsReader(db: Db) {
  const keep = contentKeeper<ExerciseCard>(mostKept);
  return ({ state, language, ids }: Wanted) =>
    keep({ of: language, state, ids }, async (missing) =>
      (await findCards(db, missing, language)).map(cardOf),
    );
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

const cardOf = ({
  drawing,
  ...card
}: Awaited<ReturnType<typeof findCards>>[number]): ExerciseCard => ({
  ...card,
  diagram: drawing && labelDiagram(drawing.marks, translate(drawing.words, drawing.translation)),
});
