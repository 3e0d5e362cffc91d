import { transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deletePlanned } from '../sessions/date-change-queries.ts';
import { type Change, lockActivePlan } from './change-plan.ts';
import { setAbandoned } from './enrollment-queries.ts';
import { endOpenPause } from './pause-queries.ts';

/**
 * Leaves the active program: what is planned goes, what is done stays.
 * @throws AppError no_active_program
 */
export async function abandon(
  { db, record, clock }: Platform,
  { userId, today }: Change,
): Promise<void> {
  await transaction(db, async (tx) => {
    const { enrollmentId, programId } = await lockActivePlan(tx, userId);
    await endOpenPause(tx, enrollmentId, today);
    await setAbandoned(tx, enrollmentId, new Date(clock().epochMilliseconds));
    await deletePlanned(tx, enrollmentId);
    await record(tx, 'programAbandoned', { userId, enrollmentId, programId, today });
  });
}
