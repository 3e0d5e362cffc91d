import type { CalendarDate } from '#domain/calendar-date.ts';
import { cutPause, openPause, type Pause } from '#domain/training/pause.ts';
import { changesBetween, type PlanChange } from '#domain/training/plan-change.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { changeDates } from '../sessions/date-change-queries.ts';
import {
  type ActivePlan,
  findActivePlan,
  findEnrollmentState,
  setStart,
} from './enrollment-queries.ts';
import { replacePause } from './pause-queries.ts';

/**
 * Returns the golfer's active plan, as of this point in the change.
 * @throws AppError no_active_program
 */
export async function activePlanOf({ tx, golfer }: Change): Promise<ActivePlan> {
  const plan = await findActivePlan(tx, golfer.id);
  if (plan === null) throw new AppError('no_active_program');
  return plan;
}

/**
 * Returns the golfer's active plan, which must be the one with this id.
 * @throws AppError not_found or program_not_active
 */
export async function ownActivePlan(
  db: Db,
  { enrollmentId, userId }: { enrollmentId: string; userId: string },
): Promise<ActivePlan> {
  const found = await findEnrollmentState(db, { id: enrollmentId, userId });
  if (found === null) throw new AppError('not_found');
  const plan = found.isActive ? await findActivePlan(db, userId) : null;
  if (plan === null) throw new AppError('program_not_active');
  return plan;
}

/** Stores the plan's new start and the new dates of its sessions. */
export async function savePlan(tx: Tx, before: ActivePlan, after: PlanChange): Promise<void> {
  const { enrollmentId, startDate } = before;
  if (after.startDate !== startDate) await setStart(tx, enrollmentId, after.startDate);
  await changeDates(tx, enrollmentId, changesBetween(before, after));
}

/** Ends a current or future pause on the day before the plan continues. */
export async function cutOpenPause(
  tx: Tx,
  { enrollmentId, pause }: ActivePlan,
  { goesOn, today }: { goesOn: CalendarDate; today: CalendarDate },
): Promise<void> {
  const open: Pause | null = openPause(pause, today);
  if (open !== null)
    await replacePause(tx, { enrollmentId, was: open, is: cutPause(open, goesOn) });
}
