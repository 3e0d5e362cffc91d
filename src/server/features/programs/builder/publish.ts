import { eq } from 'drizzle-orm';
import type { DraftPlan } from '#domain/builder/plan.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import { refuseIfEdited } from '#server/platform/routes/revision.ts';
import { idIn } from '../shipped-rows.ts';
import {
  programSessions,
  programs,
  programVersions,
  programWeeks,
  sessionExercises,
} from '../tables.ts';
import { contentOfPlan, deleteDraft, findDraft } from './draft-queries.ts';
import { type EditCall, openProgram } from './edit-program.ts';

const hasExercise = ({ weeks }: DraftPlan) =>
  weeks.some(({ sessions }) => sessions.some(({ exercises }) => exercises.length > 0));

/**
 * Makes the draft of a program its next version. Does nothing without a draft.
 * @throws AppError not_found; edited_meanwhile if the call has opened another plan; program_empty for a plan without
 * exercises
 */
export async function publishProgram(call: EditCall, id: string): Promise<void> {
  const { tx } = call.change;
  const { program, draft: shown } = await openProgram(tx, id);
  refuseIfEdited(call, contentOfPlan(program, shown));
  const draft = await findDraft(tx, id);
  if (draft === undefined) return;
  if (!hasExercise(draft.plan)) throw new AppError('program_empty');
  const version = program.version + 1;
  await insertVersion(tx, draft.plan, { programId: id, version });
  await tx.update(programs).set({ version }).where(eq(programs.id, id));
  await deleteDraft(tx, id);
}

type Version = { readonly programId: string; readonly version: number };

async function insertVersion(tx: Tx, plan: DraftPlan, { programId, version }: Version) {
  const { weeks, ...numbers } = plan;
  const sessions = weeks.flatMap((week) =>
    week.sessions.map((session) => ({ ...session, weekId: idIn(version, week.id) })),
  );
  const exercises = sessions.flatMap((session) =>
    session.exercises.map((exercise, index) => ({
      ...exercise,
      id: idIn(version, exercise.id),
      sessionId: idIn(version, session.id),
      position: index + 1,
    })),
  );
  const source = 'admin' as const;
  await tx.insert(programVersions).values({ programId, version, ...numbers });
  await tx.insert(programWeeks).values(
    weeks.map(({ sessions: _, ...week }, index) => ({
      ...week,
      programId,
      version,
      source,
      id: idIn(version, week.id),
      weekNumber: index + 1,
    })),
  );
  await tx.insert(programSessions).values(
    sessions.map(({ exercises: _, ...session }) => ({
      ...session,
      source,
      id: idIn(version, session.id),
    })),
  );
  await tx.insert(sessionExercises).values(exercises);
}
