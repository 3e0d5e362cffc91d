import { and, eq, inArray } from 'drizzle-orm';
import { shippedContent } from '#content/content.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import {
  type ComparedProgram,
  comparePrograms,
  type PartDifference,
} from '#domain/offers/compare-plans.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { deleteDraft, findDraftOrPublished, lockProgram } from '../builder/draft-queries.ts';
import { loadProgram } from '../load-content.ts';
import { shippedVersion } from '../shipped-rows.ts';
import { exercises, programSessions, programs, programWeeks } from '../tables.ts';

type Row = typeof programs.$inferSelect;

/** Returns a changed program and the shipped one offered for it. @throws AppError not_found */
function offered(program: Row | undefined) {
  const shipped = shippedContent.programs.find(({ id }) => id === program?.id);
  if (program === undefined || program.deletedAt !== null || program.offeredHash === null) {
    throw new AppError('not_found');
  }
  if (shipped === undefined) throw new AppError('not_found');
  return { program, shipped };
}

type Facts = Pick<
  typeof programs.$inferInsert,
  'name' | 'description' | 'difficulty' | 'targetHandicap' | 'fromHandicap' | 'color'
>;

const factsOf = (facts: Facts) => ({
  name: facts.name,
  description: facts.description,
  difficulty: facts.difficulty,
  targetHandicap: facts.targetHandicap,
  fromHandicap: facts.fromHandicap ?? null,
  color: facts.color ?? null,
});

/** Lists the changes that the offer would make to the plan that administrators see. @throws AppError not_found */
export async function compareOffer(db: Db, id: string): Promise<readonly PartDifference[]> {
  const [row] = await db.select().from(programs).where(eq(programs.id, id));
  const { program, shipped } = offered(row);
  const { plan } = await findDraftOrPublished(db, program);
  const rows = shippedVersion(shippedContent, shipped, 1);
  const known = await db.select({ id: exercises.id, name: exercises.name }).from(exercises);
  const names = new Map(known.map((exercise) => [exercise.id, exercise.name]));
  const exerciseName: ComparedProgram['exerciseName'] = (id) => names.get(id) ?? id;
  return comparePrograms(
    { id, facts: factsOf(program), plan, exerciseName },
    { id, facts: factsOf(rows.program), plan: planOf(rows), exerciseName },
  );
}

/** Converts a shipped program to the form of a draft, with only the fields that are compared. */
function planOf(rows: ReturnType<typeof shippedVersion>): DraftPlan {
  const { durationWeeks, sessionsPerWeek, minutesPerSession } = rows.version;
  const written = { language: 'en', translations: {} } as const;
  return {
    durationWeeks,
    sessionsPerWeek,
    minutesPerSession,
    weeks: rows.weeks.map(({ id, title = '', description = '', focus }) => ({
      id,
      title,
      description,
      ...written,
      focus: focus as DraftPlan['weeks'][number]['focus'],
      sessions: rows.sessions
        .filter(({ weekId }) => weekId === id)
        .map(({ id, dayNumber, title = '', description = '', focus, totalDuration = 0 }) => ({
          id,
          dayNumber,
          title,
          description,
          totalDuration,
          ...written,
          focus: focus as DraftPlan['weeks'][number]['focus'],
          exercises: rows.exercises
            .filter(({ sessionId }) => sessionId === id)
            .map(({ id, exerciseId, duration = 0, notes = null, task = {}, variant = null }) => ({
              id,
              exerciseId,
              duration,
              notes,
              task,
              variant,
              translations: {},
            })),
        })),
    })),
  };
}

/**
 * Makes the offered version of a program its next one. Deletes the draft, and the program follows new releases again;
 * plans in progress stay unchanged.
 * @throws AppError not_found
 */
export async function takeProgram(tx: Tx, id: string): Promise<void> {
  const { program, shipped } = offered(await lockProgram(tx, id));
  const source = 'shipped' as const;
  const ofVersion = and(eq(programWeeks.programId, id), eq(programWeeks.version, program.version));
  await deleteDraft(tx, id);
  await tx.update(programs).set({ source, language: 'en' }).where(eq(programs.id, id));
  const weeks = await tx
    .update(programWeeks)
    .set({ source })
    .where(ofVersion)
    .returning({ id: programWeeks.id });
  const weekIds = weeks.map((week) => week.id);
  await tx.update(programSessions).set({ source }).where(inArray(programSessions.weekId, weekIds));
  await loadProgram(tx, shipped, shippedContent);
}

/** Keeps a program as it is until even newer content is shipped. @throws AppError not_found */
export async function declineProgram(tx: Tx, id: string): Promise<void> {
  const { program } = offered(await lockProgram(tx, id));
  const declined = { shippedHash: program.offeredHash, offeredHash: null };
  await tx.update(programs).set(declined).where(eq(programs.id, id));
}
