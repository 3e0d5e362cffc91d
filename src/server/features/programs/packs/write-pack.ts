import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Pack, PackProgram } from '#contract/packs-schemas.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { findDraftOrPublished } from '../builder/draft-queries.ts';
import { exercises, programs } from '../tables.ts';
import { packExerciseOf, translationsFor } from './pack-exercise.ts';

/** Makes a pack of a program with the plan that administrators see. @throws AppError not_found */
export async function packOf(db: Db, id: string): Promise<Pack> {
  const [program] = await db
    .select()
    .from(programs)
    .where(and(eq(programs.id, id), isNull(programs.deletedAt)));
  if (program === undefined) throw new AppError('not_found');
  const { plan } = await findDraftOrPublished(db, program);
  const numbers = numberExercises(plan);
  const rows = await db
    .select()
    .from(exercises)
    .where(inArray(exercises.id, [...numbers.keys()]));
  const byNumber = rows.toSorted((a, b) => (numbers.get(a.id) ?? 0) - (numbers.get(b.id) ?? 0));
  return {
    program: packProgramOf(program, plan, numbers),
    exercises: byNumber.map(packExerciseOf),
  };
}

/** Numbers the exercises of a plan from 1, in the order in which they first appear. */
function numberExercises({ weeks }: DraftPlan): ReadonlyMap<string, number> {
  const sessions = weeks.flatMap((week) => week.sessions);
  const ids = sessions.flatMap((session) => session.exercises.map((one) => one.exerciseId));
  return new Map([...new Set(ids)].map((id, index) => [id, index + 1]));
}

function packProgramOf(
  program: typeof programs.$inferSelect,
  { weeks, ...sizes }: DraftPlan,
  numbers: ReadonlyMap<string, number>,
): PackProgram {
  const { name, description, language, difficulty, color, targetHandicap, fromHandicap } = program;
  const titled = ['title', 'description'] as const;
  return {
    name,
    description,
    language,
    targetHandicap,
    fromHandicap,
    ...sizes,
    ...({ difficulty, color } as Pick<PackProgram, 'difficulty' | 'color'>),
    translations: translationsFor(program.translations, ['name', 'description']),
    weeks: weeks.map(({ id: _, sessions, ...week }) => ({
      ...week,
      translations: translationsFor(week.translations, titled),
      sessions: sessions.map(({ id: _, exercises, ...session }) => ({
        ...session,
        translations: translationsFor(session.translations, titled),
        exercises: exercises.map(
          ({ duration, notes, task = {}, variant = null, exerciseId, translations }) => ({
            duration,
            notes,
            task,
            variant,
            exercise: numbers.get(exerciseId) ?? 0,
            translations: translationsFor(translations, ['notes', 'variant']),
          }),
        ),
      })),
    })),
  };
}
