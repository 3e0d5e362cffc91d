import type { training } from '#contract/training.ts';
import { AppError } from '#server/platform/app-error.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Call } from '#server/platform/routes/handler.ts';
import { reopenProgram } from '../enrollments/end-program.ts';
import { lockOwn, planResponse } from './complete.ts';
import { deleteCompletion, findCompletion } from './completion-queries.ts';
import { setStatus } from './session-queries.ts';

/**
 * Makes a completed or skipped session planned again and answers with the withdrawn completion.
 * @throws AppError not_found, program_abandoned or other_program_active
 */
export function reopenSession(platform: Platform, call: Call<typeof training.reopen>) {
  const { params, caller, today } = call;
  const userId = caller.id;
  const own = { id: params.scheduledSessionId, userId };
  return transaction(platform.db, async (tx) => {
    const { status, isAbandoned, enrollmentId } = await lockOwn(tx, own);
    const completion = await findCompletion(tx, own.id);
    if (status !== 'planned') {
      if (isAbandoned) throw new AppError('program_abandoned');
      await deleteCompletion(tx, own.id);
      await setStatus(tx, own.id, { status: 'planned', completedAt: null });
      const reopened = { userId, enrollmentId, today };
      await platform.record(tx, 'sessionReopened', {
        ...reopened,
        scheduledSessionId: own.id,
        minutes: completion?.duration ?? null,
      });
      await reopenProgram(platform, tx, reopened);
    }
    return { ...(await planResponse(tx, own, today)), completion };
  });
}
