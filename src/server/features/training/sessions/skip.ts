import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { completeProgram } from '../enrollments/end-program.ts';
import { findOwnSession, notifyOfMilestones, planResponse, recordWeek } from './own-session.ts';
import { deleteProgress } from './progress-queries.ts';
import { setStatus } from './session-queries.ts';

/**
 * Skips a planned session. A repeated request changes nothing and gets the same response.
 * @throws AppError not_found, session_completed or program_abandoned
 */
export async function skipSession(change: Change, scheduledSessionId: string) {
  const { tx, golfer, made, today } = change;
  const session = await findOwnSession(change, scheduledSessionId);
  const { planned, enrollmentId, isAbandoned } = session;
  if (planned.status === 'completed') throw new AppError('session_completed');
  if (planned.status === 'skipped') return planResponse(session, today);
  if (isAbandoned) throw new AppError('program_abandoned');
  const at = made.at.toString({ fractionalSecondDigits: 3 });
  await setStatus(tx, planned.id, { status: 'skipped', completedAt: new Date(at) });
  await deleteProgress(tx, planned.id);
  const skipped = { userId: golfer.id, enrollmentId, today, at };
  await change.record('sessionSkipped', { ...skipped, scheduledSessionId });
  const after = { ...planned, status: 'skipped' as const, completedAt: at };
  await recordWeek(change, { ...session, planned: after });
  notifyOfMilestones(change, { ...session, planned: after });
  const isLast = session.restOfPlan.counts.planned === 0;
  if (isLast) await completeProgram(change, skipped);
  return planResponse(
    { ...session, planned: after, programCompletedAt: isLast ? at : null },
    today,
  );
}
