import { eq, inArray, sql } from 'drizzle-orm';
import type { DraftPlan } from '#domain/builder/plan.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { exercises, focusOf, translated } from '../tables.ts';

/** The data of an exercise that a program's plan shows, without its place in the plan. */
type ExerciseWithoutPlace = Awaited<ReturnType<typeof selectLines>>[number];

const selectLines = (db: Db, ids: readonly string[], language: string) =>
  db
    .select({
      exerciseId: exercises.id,
      name: translated('exercises', 'name', language),
      description: translated('exercises', 'description', language),
      instructions: translated('exercises', 'instructions', language),
      focus: focusOf('exercises'),
      imageUrl: sql<string | null>`coalesce(${exercises.imageUrl}, case
        when ${exercises.details} is not null
        then '/api/exercises/' || ${exercises.id} || '/diagram.svg'
      end)`,
      videoUrl: exercises.videoUrl,
      isAvailable: sql<boolean>`${exercises.deletedAt} is null`,
    })
    .from(exercises)
    .where(inArray(exercises.id, ids));

/** Finds an exercise by its id. */
export type LineOf = (exerciseId: string) => ExerciseWithoutPlace;

/** Finds the exercises of a plan and those with the ids in `others`, in a language. */
export async function findExerciseLines(
  db: Db,
  { weeks }: DraftPlan,
  { language, others = [] }: { readonly language: string; readonly others?: readonly string[] },
): Promise<LineOf> {
  const places = weeks.flatMap(({ sessions }) => sessions.flatMap(({ exercises }) => exercises));
  const ids = new Set([...places.map(({ exerciseId }) => exerciseId), ...others]);
  const rows = await selectLines(db, [...ids], language);
  const byId = new Map(rows.map((row) => [row.exerciseId, row]));
  return (exerciseId) => {
    const line = byId.get(exerciseId);
    if (line === undefined) throw new Error(`A plan has the unknown exercise ${exerciseId}`);
    return line;
  };
}

/** Checks that an exercise may be added to a plan. @throws AppError not_found, exercise_deleted */
export async function checkExercise(db: Db, id: string): Promise<void> {
  const [exercise] = await db
    .select({ deletedAt: exercises.deletedAt })
    .from(exercises)
    .where(eq(exercises.id, id));
  if (exercise === undefined) throw new AppError('not_found');
  if (exercise.deletedAt !== null) throw new AppError('exercise_deleted');
}
