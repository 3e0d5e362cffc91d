import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { deletePlanned } from '../sessions/date-change-queries.ts';
import { activePlanOf } from './change-plan.ts';
import { setAbandoned } from './enrollment-queries.ts';
import { endOpenPause } from './pause-queries.ts';

/**
 * Abandons the active program. Planned sessions are deleted; completed and skipped ones stay.
 * @throws AppError no_active_program
 */
export async function abandon(change: Change): Promise<void> {
  const { tx, golfer, now, today } = change;
  const { enrollmentId, programId } = await activePlanOf(change);
  await endOpenPause(tx, enrollmentId, today);
  await setAbandoned(tx, enrollmentId, dateOf(now));
  await deletePlanned(tx, enrollmentId);
  const userId = golfer.id;
  await change.record('programAbandoned', { userId, enrollmentId, programId, today });
}
