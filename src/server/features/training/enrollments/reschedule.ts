import type { CalendarDate } from '#domain/calendar-date.ts';
import { checkMove, moveSession } from '#domain/training/move-session.ts';
import { halfDoneWeeks } from '#domain/training/perfect-week.ts';
import { describeSession } from '#domain/training/planned-session.ts';
import type { Preferences } from '#domain/training/preferences.ts';
import { layOutRemaining, sessionsToReschedule } from '#domain/training/reschedule.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { activePlanOf, cutOpenPause, ownActivePlan, savePlan } from './change-plan.ts';
import { chooseSchedule, type SentSchedule } from './choose-schedule.ts';
import { findSessionState, setPreferences } from './enrollment-queries.ts';

type MoveInput = { readonly scheduledSessionId: string; readonly newDate: CalendarDate };

/**
 * Moves one planned session of the active plan.
 * @throws AppError not_found, program_not_active, session_completed, session_skipped, date_in_past
 *   or date_too_far
 */
export async function reschedule(change: Change, { scheduledSessionId: id, newDate }: MoveInput) {
  const { tx, golfer, made, today } = change;
  const userId = golfer.id;
  const found = await findSessionState(tx, { id, userId });
  if (found === null) throw new AppError('not_found');
  if (!found.isActive) throw new AppError('program_not_active');
  const plan = await activePlanOf(change);
  const session = plan.sessions.find((one) => one.id === id);
  if (session === undefined) throw new AppError('not_found');
  const problem = checkMove(session, newDate, made.on);
  if (problem !== null) throw new AppError(problem);
  const moved = moveSession(plan, { id, newDate });
  const { scheduledDate: from } = session;
  if (from !== newDate) {
    await savePlan(tx, plan, moved);
    const { enrollmentId } = plan;
    const days = { from, to: newDate, today };
    await change.record('sessionMoved', { userId, enrollmentId, scheduledSessionId: id, ...days });
  }
  const { startDate } = moved;
  const placed = moved.sessions.find((one) => one.id === id);
  return describeSession({ ...session, ...placed }, { startDate, today });
}

type RescheduleInput = {
  readonly enrollmentId: string;
  readonly schedule?: SentSchedule;
  readonly preferences: Preferences;
};

/**
 * Reschedules all planned sessions of the active plan and saves the preferences for it.
 * @throws AppError not_found, program_not_active, invalid_input or invalid_schedule
 */
export async function rescheduleProgram(change: Change, input: RescheduleInput): Promise<void> {
  const { tx, golfer, today } = change;
  const { enrollmentId, schedule, preferences } = input;
  const plan = await ownActivePlan(tx, { enrollmentId, userId: golfer.id });
  const totalSessions = sessionsToReschedule(plan.sessions).length;
  const chosen = chooseSchedule({ schedule, totalSessions, preferences, today });
  const { startDate } = preferences;
  const laidOut = layOutRemaining(plan, { schedule: chosen, startDate });
  await savePlan(tx, plan, laidOut);
  await setPreferences(tx, enrollmentId, preferences);
  await cutOpenPause(tx, plan, { goesOn: startDate, today });
  await change.record('programRescheduled', {
    userId: golfer.id,
    enrollmentId,
    today,
    halfDoneWeeks: halfDoneWeeks(laidOut.sessions),
  });
}
