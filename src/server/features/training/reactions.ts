import { AppError } from '#server/platform/app-error.ts';
import { constraintOf } from '#server/platform/database/database-error.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Reactions, RecordEvent } from '#server/platform/events.ts';
import { endOpenPause } from './enrollments/pause-queries.ts';
import { completeIfDone, reactivate } from './enrollments/enrollment-queries.ts';

type Ended = { userId: string; enrollmentId: string; today: string; at: string };

/** A program ends with its last planned session and comes back when one is reopened. */
export function planReactions({ record }: { record: RecordEvent }): Reactions {
  const endIfDone = async (tx: Tx, { userId, enrollmentId, today, at }: Ended) => {
    const ended = await completeIfDone(tx, enrollmentId, at);
    if (!ended) return;
    await endOpenPause(tx, enrollmentId, today);
    await record(tx, 'programCompleted', { userId, enrollmentId, today });
  };
  return {
    sessionCompleted: endIfDone,
    sessionSkipped: endIfDone,
    async sessionReopened(tx, { userId, enrollmentId, today }) {
      const again = await reactivate(tx, enrollmentId).catch((error: unknown) => {
        if (constraintOf(error) !== 'enrollments_one_active') throw error;
        throw new AppError('other_program_active');
      });
      if (again) await record(tx, 'programReopened', { userId, enrollmentId, today });
    },
  };
}
