import { eq } from 'drizzle-orm';
import type { PartKind } from '#domain/builder/part-content.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import type { ThingNames } from '#server/platform/audit/audit-log.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import { findDraftOrPublished, findProgramOfPart } from './builder/draft-queries.ts';
import { exercises, programs, videoUploads } from './tables.ts';

async function nameOfProgram(tx: Tx, id: string): Promise<string | undefined> {
  const [program] = await tx
    .select({ name: programs.name })
    .from(programs)
    .where(eq(programs.id, id));
  return program?.name;
}

async function nameOfExercise(tx: Tx, id: string): Promise<string | undefined> {
  const rows = tx.select({ name: exercises.name }).from(exercises);
  const [exercise] = await rows.where(eq(exercises.id, id));
  return exercise?.name;
}

async function nameOfUpload(tx: Tx, id: string): Promise<string | undefined> {
  const [upload] = await tx
    .select({ name: exercises.name })
    .from(videoUploads)
    .innerJoin(exercises, eq(exercises.id, videoUploads.exerciseId))
    .where(eq(videoUploads.id, id));
  return upload?.name;
}

/** The title of a part, or the id of its exercise, in a plan. */
function findPart({ weeks }: DraftPlan, id: string): { title?: string; exerciseId?: string } {
  const sessions = weeks.flatMap((week) => week.sessions);
  const lines = sessions.flatMap((session) => session.exercises);
  return [...weeks, ...sessions, ...lines].find((part) => part.id === id) ?? {};
}

/** Names a part of a plan by its title, or its exercise, and its program. */
const nameOfPart = (kind: PartKind) => async (tx: Tx, id: string) => {
  const programId = await findProgramOfPart(tx, kind, id);
  if (programId === undefined) return undefined;
  const { plan } = await findDraftOrPublished(tx, { id: programId });
  const { title, exerciseId } = findPart(plan, id);
  const own = exerciseId === undefined ? title : await nameOfExercise(tx, exerciseId);
  return [own, await nameOfProgram(tx, programId)].filter(Boolean).join(' · ');
};

/** How the audit log names programs, the parts of their plans, and exercises. */
export const programNames = {
  program: nameOfProgram,
  week: nameOfPart('week'),
  session: nameOfPart('session'),
  exerciseOfSession: nameOfPart('exercise'),
  exercise: nameOfExercise,
  upload: nameOfUpload,
} satisfies Partial<ThingNames>;
