import { eq } from 'drizzle-orm';
import { translate } from '#content/translation.ts';
import type { ScoredDrill } from '#contract/challenges.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { withAttemptsIn } from '#domain/drills/task.ts';
import {
  type ExerciseWords,
  exercises,
  exerciseWords,
  focusOf,
  languageOfText,
} from '#server/features/programs/public-queries.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

/** The golfer who determines the language and units of the drill's text. */
export type Reader = Pick<Caller, 'id' | 'language' | 'units'>;

/** The columns of `exercises` that `toScoredDrill` needs. */
export const drillColumns = (language: string) => ({
  exerciseId: exercises.id,
  name: exercises.name,
  focus: focusOf('exercises'),
  description: exercises.description,
  instructions: exercises.instructions,
  equipment: exercises.equipment,
  details: exercises.details,
  translation: exerciseWords(language),
  language: languageOfText('exercises', 'name', language),
  howToLanguage: languageOfText('exercises', 'steps', language),
});

const selectDrill = (db: Db, id: string, language: string) =>
  db.select(drillColumns(language)).from(exercises).where(eq(exercises.id, id));

type Row = Awaited<ReturnType<typeof selectDrill>>[number];

/** Converts a drill for the response; null when it has no score. */
export function toScoredDrill(row: Row, { units, language }: Reader): ScoredDrill | null {
  const { details, translation, exerciseId, focus, howToLanguage } = row;
  if (!details?.scoring) return null;
  const { name, description, instructions, equipment } = row;
  const own = { ...details.words, name, description, instructions, equipment };
  const words = translate<ExerciseWords>(own, translation);
  if (words.scoring === undefined) return null;
  const say = (text: string) => withUnits(text, units, language);
  const { better, min, max, step } = details.scoring;
  const { how, unit, unitOfOne } = words.scoring;
  return {
    exerciseId,
    focus,
    howToLanguage,
    name: words.name,
    language: row.language,
    description: say(words.description),
    setUp: say(words.setUp),
    steps: words.steps.map(say),
    scoring: {
      how: withAttemptsIn(say(how), details.scoring),
      unit,
      unitOfOne,
      better,
      min,
      max,
      step,
    },
  };
}

/** Finds a drill with a score; null when there is none. */
export async function findScoredDrill(
  db: Db,
  exerciseId: string,
  reader: Reader,
): Promise<ScoredDrill | null> {
  const [row] = await selectDrill(db, exerciseId, reader.language);
  return row === undefined ? null : toScoredDrill(row, reader);
}
