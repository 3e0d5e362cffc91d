import type { exercises } from '#contract/exercises.ts';
import type { ExerciseInput } from '#contract/exercises-schemas.ts';
import { bestLanguage } from '#domain/language.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Call } from '#server/platform/routes/handler.ts';
import { refuseIfEdited, revisionOf } from '#server/platform/routes/revision.ts';
import { columnsOf, formOf, translationsAfter } from './exercise-form.ts';
import { insertExercise, lockExercise, updateExercise } from './queries.ts';

/** Creates an exercise. @returns its id */
export async function createExercise(
  { tx, golfer }: Change,
  { language = bestLanguage([golfer.language]), ...input }: ExerciseInput,
): Promise<string> {
  const id = newId();
  await insertExercise(tx, { id, ...columnsOf(input, language, null), source: 'admin' });
  return id;
}

/**
 * Saves the form of an exercise. From then on the exercise belongs to the administrators: newer shipped content is
 * offered instead of loaded.
 * @throws AppError not_found; edited_meanwhile if the call has opened another content of the form
 */
export async function changeExercise(
  call: Pick<Call<(typeof exercises)['update']>, 'change' | 'opened'>,
  id: string,
  { language, ...input }: ExerciseInput,
): Promise<void> {
  const { tx } = call.change;
  const row = await lockExercise(tx, id);
  if (row === undefined) throw new AppError('not_found');
  refuseIfEdited(call, formOf(row));
  const form = columnsOf(input, language ?? row.language, row.details);
  if (revisionOf(formOf(form)) === revisionOf(formOf(row))) return;
  const translations = translationsAfter(row, form);
  await updateExercise(tx, id, { ...formOf(form), translations, source: 'admin' });
}

/**
 * Takes an exercise out of use. An exercise that is already deleted keeps its date and reason.
 * @throws AppError not_found
 */
export async function deleteExercise(
  { tx, now }: Change,
  id: string,
  reason: string,
): Promise<void> {
  const row = await lockExercise(tx, id);
  if (row === undefined) throw new AppError('not_found');
  if (row.deletedAt !== null) return;
  const deletedAt = dateOf(now);
  await updateExercise(tx, id, { deletedAt, deletionReason: reason === '' ? null : reason });
}

/**
 * Restores a deleted exercise. Does nothing if the exercise is not deleted.
 * @throws AppError not_found
 */
export async function restoreExercise({ tx }: Change, id: string): Promise<void> {
  const row = await lockExercise(tx, id);
  if (row === undefined) throw new AppError('not_found');
  await updateExercise(tx, id, { deletedAt: null, deletionReason: null });
}
