import type { builder } from '#contract/builder.ts';
import type { Edited } from '#contract/builder-schemas.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Edit, EditProblem } from '#domain/builder/edit.ts';
import { contentOfPart, type PartKind } from '#domain/builder/part-content.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Call } from '#server/platform/routes/handler.ts';
import { refuseIfEdited } from '#server/platform/routes/revision.ts';
import {
  type Draft,
  findDraftOrPublished,
  findProgramOfPart,
  lockProgram,
  saveDraft,
} from './draft-queries.ts';
import { readBuilderProgram } from './read-program.ts';

/** The parts of a request that every edit uses. */
export type EditCall = Pick<Call<(typeof builder)['undo']>, 'change' | 'caller' | 'opened'>;

const codes = {
  no_such_part: 'not_found',
  weeks_full: 'weeks_full',
  sessions_full: 'sessions_full',
  exercises_full: 'exercises_full',
  exercise_twice: 'exercise_twice',
} as const satisfies Record<EditProblem, ErrorCode>;

/** Locks the program until the commit and reads its plan. @throws AppError not_found */
export async function openProgram(tx: Tx, id: string) {
  const program = await lockProgram(tx, id);
  if (program === undefined) throw new AppError('not_found');
  return { program, draft: await findDraftOrPublished(tx, program) };
}

/** @throws AppError if the edit is not possible */
export function validEdit(edit: Edit | EditProblem): Edit {
  if (typeof edit === 'string') throw new AppError(codes[edit]);
  return edit;
}

/**
 * Applies an edit to the plan of a program. Edits of the same program run one at a time, each on the result of the
 * previous one. The first edit after publishing creates a draft.
 * @throws AppError for an unknown program or part, and if the plan has no room for the edit
 */
export async function editProgram(
  { change, caller }: EditCall,
  programId: string,
  edit: (plan: DraftPlan, draft: Draft) => Edit | EditProblem,
): Promise<Edited> {
  const { draft } = await openProgram(change.tx, programId);
  const { plan, partId, deleted = draft.lastDeleted } = validEdit(edit(draft.plan, draft));
  await saveDraft(change.tx, programId, { plan, lastDeleted: deleted, now: change.now });
  return { id: partId, program: await readBuilderProgram(change.tx, programId, caller) };
}

type Part = { readonly kind: PartKind; readonly id: string };

/**
 * Applies an edit to the plan that contains a week, session or exercise.
 * @throws AppError as `editProgram`; edited_meanwhile if the call has opened another content of that part
 */
export async function editPart(
  call: EditCall,
  { kind, id }: Part,
  edit: (plan: DraftPlan) => Edit | EditProblem,
): Promise<Edited> {
  const programId = await findProgramOfPart(call.change.tx, kind, id);
  if (programId === undefined) throw new AppError('not_found');
  return editProgram(call, programId, (plan) => {
    const content = contentOfPart(plan, kind, id);
    if (content) refuseIfEdited(call, content);
    return edit(plan);
  });
}
