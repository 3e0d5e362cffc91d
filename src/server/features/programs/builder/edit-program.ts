import type { builder } from '#contract/builder.ts';
import type { Edited } from '#contract/builder-schemas.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Edit, EditProblem } from '#domain/builder/edit.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Call } from '#server/platform/routes/handler.ts';
import {
  type Draft,
  findDraftOrPublished,
  findProgramOfPart,
  lockProgram,
  type PartKind,
  saveDraft,
} from './draft-queries.ts';
import { readBuilderProgram } from './read-program.ts';

/** What all edits have in common of a call. */
export type EditCall = Pick<Call<(typeof builder)['undo']>, 'change' | 'caller'>;

const codes = {
  no_such_part: 'not_found',
  weeks_full: 'weeks_full',
  sessions_full: 'sessions_full',
  exercises_full: 'exercises_full',
  exercise_twice: 'exercise_twice',
} as const satisfies Record<EditProblem, ErrorCode>;

/** The program, locked until the commit, with its plan. @throws AppError not_found */
export async function openProgram(tx: Tx, id: string) {
  const program = await lockProgram(tx, id);
  if (program === undefined) throw new AppError('not_found');
  return { program, draft: await findDraftOrPublished(tx, program) };
}

/** @throws AppError for what cannot be made of an edit */
export function takeEdit(edit: Edit | EditProblem): Edit {
  if (typeof edit === 'string') throw new AppError(codes[edit]);
  return edit;
}

/**
 * Applies an edit to the plan of a program. Edits of a program take turns, each on what the one before
 * has left; the first one after publishing begins a draft.
 * @throws AppError for a program or part that does not exist, and for what the plan has no room for
 */
export async function editProgram(
  { change, caller }: EditCall,
  programId: string,
  edit: (plan: DraftPlan, draft: Draft) => Edit | EditProblem,
): Promise<Edited> {
  const { draft } = await openProgram(change.tx, programId);
  const { plan, partId, deleted = draft.lastDeleted } = takeEdit(edit(draft.plan, draft));
  await saveDraft(change.tx, programId, { plan, lastDeleted: deleted, now: change.now });
  return { id: partId, program: await readBuilderProgram(change.tx, programId, caller) };
}

type Part = { readonly kind: PartKind; readonly id: string };

/** Applies an edit to the plan that a week, session or exercise is in. @throws AppError as `editProgram` */
export async function editPart(
  call: EditCall,
  { kind, id }: Part,
  edit: (plan: DraftPlan) => Edit | EditProblem,
): Promise<Edited> {
  const programId = await findProgramOfPart(call.change.tx, kind, id);
  if (programId === undefined) throw new AppError('not_found');
  return editProgram(call, programId, edit);
}
