import { mondayOf } from '#domain/calendar-date.ts';
import { whatCounts } from '#domain/progress/what-counts.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { reopenProgram } from '../enrollments/end-program.ts';
import { deleteCompletion, findCompletion } from './completion-queries.ts';
import { findOwnSession, notifyOfMilestones, planResponse } from './own-session.ts';
import { setStatus } from './session-queries.ts';

/**
 * Makes a completed or skipped session planned again and returns the deleted completion.
 * @throws AppError not_found, program_abandoned or other_program_active
 */
export async function reopenSession(change: Change, scheduledSessionId: string) {
  const { tx, golfer, today } = change;
  const session = await findOwnSession(change, scheduledSessionId);
  const { planned, enrollmentId, isAbandoned } = session;
  if (planned.status === 'planned') {
    return { ...planResponse(session, today), completion: null };
  }
  const completion = await findCompletion(tx, scheduledSessionId);
  if (isAbandoned) throw new AppError('program_abandoned');
  await deleteCompletion(tx, scheduledSessionId);
  await setStatus(tx, scheduledSessionId, { status: 'planned', completedAt: null });
  const reopened = { userId: golfer.id, enrollmentId, today };
  await change.record('sessionReopened', {
    ...reopened,
    scheduledSessionId,
    focus: planned.focus,
    scheduledDate: planned.scheduledDate,
    completion: completion && {
      minutes: completion.duration,
      rating: completion.rating,
      at: completion.completedAt,
      on: completion.completedOn,
      counts: whatCounts(completion),
    },
  });
  await reopenProgram(change, { ...reopened, wasSkipped: planned.status === 'skipped' });
  const after = { ...planned, status: 'planned' as const, completedAt: null };
  notifyOfMilestones(change, { ...session, planned: after });
  const weeks = [{ monday: mondayOf(planned.scheduledDate) }];
  change.withdraw({ kind: 'weeks_finished', enrollmentId, weeks });
  return {
    ...planResponse({ ...session, planned: after, programCompletedAt: null }, today),
    completion,
  };
}
