import type { CalendarDate } from '#domain/calendar-date.ts';
import { AppError } from '#server/platform/app-error.ts';
import { constraintOf } from '#server/platform/database/database-error.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { completeIfDone, reactivate } from './enrollment-queries.ts';
import { endOpenPause } from './pause-queries.ts';

type Ended = {
  readonly userId: string;
  readonly enrollmentId: string;
  readonly today: CalendarDate;
};

/** Completes the program when its last planned session is gone. `at` is an ISO 8601 instant. */
export async function endProgramIfDone(
  { record }: Pick<Platform, 'record'>,
  tx: Tx,
  { at, ...ended }: Ended & { readonly at: string },
): Promise<void> {
  if (!(await completeIfDone(tx, ended.enrollmentId, at))) return;
  await endOpenPause(tx, ended.enrollmentId, ended.today);
  await record(tx, 'programCompleted', ended);
}

/**
 * Makes a completed program active again, since one of its sessions is planned again.
 * @throws AppError other_program_active
 */
export async function reopenProgram(
  { record }: Pick<Platform, 'record'>,
  tx: Tx,
  reopened: Ended,
): Promise<void> {
  const again = await reactivate(tx, reopened.enrollmentId).catch((error: unknown) => {
    if (constraintOf(error) !== 'enrollments_one_active') throw error;
    throw new AppError('other_program_active');
  });
  if (again) await record(tx, 'programReopened', reopened);
}
