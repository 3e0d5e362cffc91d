import type { training } from '#contract/training.ts';
import { AppError } from '#server/platform/app-error.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Call } from '#server/platform/routes/handler.ts';
import { endProgramIfDone } from '../enrollments/end-program.ts';
import { lockOwn, planResponse } from './complete.ts';
import { setStatus } from './session-queries.ts';

/**
 * Skips a planned session. A second call changes nothing and gets the same answer.
 * @throws AppError not_found, session_completed or program_abandoned
 */
export function skipSession(platform: Platform, call: Call<typeof training.skip>) {
  const { body, caller, now, today } = call;
  const userId = caller.id;
  const own = { id: body.scheduledSessionId, userId };
  return transaction(platform.db, async (tx) => {
    const { status, isAbandoned, enrollmentId } = await lockOwn(tx, own);
    if (status === 'completed') throw new AppError('session_completed');
    if (status === 'planned') {
      if (isAbandoned) throw new AppError('program_abandoned');
      const completedAt = new Date(now.epochMilliseconds);
      const at = completedAt.toISOString();
      await setStatus(tx, own.id, { status: 'skipped', completedAt });
      const skipped = { userId, enrollmentId, today, at };
      await platform.record(tx, 'sessionSkipped', { ...skipped, scheduledSessionId: own.id });
      await endProgramIfDone(platform, tx, skipped);
    }
    return planResponse(tx, own, today);
  });
}
