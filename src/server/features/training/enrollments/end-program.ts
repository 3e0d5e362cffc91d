import type { CalendarDate } from '#domain/calendar-date.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { constraintOf } from '#server/platform/database/database-error.ts';
import { reactivate, setCompleted } from './enrollment-queries.ts';
import { endOpenPause } from './pause-queries.ts';

type Ended = {
  readonly userId: string;
  readonly enrollmentId: string;
  readonly today: CalendarDate;
  /** ISO 8601. */
  readonly at: string;
};

/** Completes a program that has no planned sessions left. */
export async function completeProgram(change: Change, { at, ...ended }: Ended): Promise<void> {
  const { tx } = change;
  const program = await setCompleted(tx, ended.enrollmentId, at);
  if (program === null) throw new Error(`There is no enrollment ${ended.enrollmentId}`);
  await endOpenPause(tx, ended.enrollmentId, ended.today);
  await change.record('programCompleted', { ...ended, ...program });
}

type Reopened = Omit<Ended, 'at'> & { readonly wasSkipped: boolean };

/**
 * Makes a completed program active again, because one of its sessions is planned again.
 * @throws AppError other_program_active
 */
export async function reopenProgram(change: Change, { wasSkipped, ...reopened }: Reopened) {
  const program = await reactivate(change.tx, reopened.enrollmentId).catch((error: unknown) => {
    if (constraintOf(error) !== 'enrollments_one_active') throw error;
    throw new AppError('other_program_active');
  });
  if (program === null) return;
  const completed = program.completed + (wasSkipped ? 0 : 1);
  const skipped = program.skipped + (wasSkipped ? 1 : 0);
  await change.record('programReopened', { ...reopened, completed, skipped });
}
