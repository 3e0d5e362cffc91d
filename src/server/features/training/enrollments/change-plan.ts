import type { CalendarDate } from '#domain/calendar-date.ts';
import { cutPause, openPause, type Pause } from '#domain/training/pause.ts';
import { changesBetween, type PlanChange } from '#domain/training/plan-change.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import { changeDates } from '../sessions/date-change-queries.ts';
import {
  type ActivePlan,
  findActivePlan,
  lockActiveEnrollment,
  setStart,
} from './enrollment-queries.ts';
import { replacePause } from './pause-queries.ts';

/** Who changes a plan, and on which day. */
export type Change = { readonly userId: string; readonly today: CalendarDate };

/**
 * The golfer's active plan as it stands now. Its enrollment stays locked until the end of the
 * transaction, and every change of a plan or of a session begins so: changes take turns.
 * @throws AppError no_active_program
 */
export async function lockActivePlan(tx: Tx, userId: string): Promise<ActivePlan> {
  await lockActiveEnrollment(tx, userId);
  // Read after the lock: what was read while waiting for it may be out of date.
  const plan = await findActivePlan(tx, userId);
  if (plan === null) throw new AppError('no_active_program');
  return plan;
}

/** Stores the plan's new start and the new dates of its sessions. */
export async function savePlan(tx: Tx, before: ActivePlan, after: PlanChange): Promise<void> {
  const { enrollmentId, startDate } = before;
  if (after.startDate !== startDate) await setStart(tx, enrollmentId, after.startDate);
  await changeDates(tx, enrollmentId, changesBetween(before, after));
}

/** Ends a pause that runs or is to come the day before the plan goes on. */
export async function cutOpenPause(
  tx: Tx,
  { enrollmentId, pause }: ActivePlan,
  { goesOn, today }: { goesOn: CalendarDate; today: CalendarDate },
): Promise<void> {
  const open: Pause | null = openPause(pause, today);
  if (open !== null)
    await replacePause(tx, { enrollmentId, was: open, is: cutPause(open, goesOn) });
}
