import type { CalendarDate } from '#domain/calendar-date.ts';
import { checkMove, moveSession } from '#domain/training/move-session.ts';
import { describeSession } from '#domain/training/planned-session.ts';
import type { Preferences } from '#domain/training/preferences.ts';
import { layOutRemaining, sessionsToReschedule } from '#domain/training/reschedule.ts';
import { AppError } from '#server/platform/app-error.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type Change, cutOpenPause, lockActivePlan, savePlan } from './change-plan.ts';
import { chooseSchedule, type SentSchedule } from './choose-schedule.ts';
import { findEnrollmentState, findSessionState, setPreferences } from './enrollment-queries.ts';

type MoveInput = Change & { readonly scheduledSessionId: string; readonly newDate: CalendarDate };

/**
 * Moves one planned session of the active plan.
 * @throws AppError not_found, program_not_active, session_completed, session_skipped, date_in_past
 *   or date_too_far
 */
export function reschedule({ db, record }: Platform, move: MoveInput) {
  const { userId, scheduledSessionId: id, newDate, today } = move;
  return transaction(db, async (tx) => {
    const found = await findSessionState(tx, { id, userId });
    if (found === null) throw new AppError('not_found');
    if (!found.isActive) throw new AppError('program_not_active');
    const plan = await lockActivePlan(tx, userId);
    const session = plan.sessions.find((one) => one.id === id);
    if (session === undefined) throw new AppError('not_found');
    const problem = checkMove(session, newDate, today);
    if (problem !== null) throw new AppError(problem);
    const moved = moveSession(plan, { id, newDate });
    if (session.scheduledDate !== newDate) {
      await savePlan(tx, plan, moved);
      await record(tx, 'sessionMoved', {
        userId,
        enrollmentId: plan.enrollmentId,
        scheduledSessionId: id,
        from: session.scheduledDate,
        to: newDate,
        today,
      });
    }
    const { startDate } = moved;
    const now = moved.sessions.find((one) => one.id === id);
    return describeSession({ ...session, ...now }, { startDate, today });
  });
}

type RescheduleInput = Change & {
  readonly enrollmentId: string;
  readonly schedule: SentSchedule;
  readonly preferences: Preferences;
};

/**
 * Lays the planned sessions of the active plan anew and keeps the preferences for it.
 * @throws AppError not_found, program_not_active, invalid_input or invalid_schedule
 */
export async function rescheduleProgram(
  { db, record }: Platform,
  input: RescheduleInput,
): Promise<void> {
  const { userId, enrollmentId, schedule, preferences, today } = input;
  await transaction(db, async (tx) => {
    const found = await findEnrollmentState(tx, { id: enrollmentId, userId });
    if (found === null) throw new AppError('not_found');
    if (!found.isActive) throw new AppError('program_not_active');
    const plan = await lockActivePlan(tx, userId);
    if (plan.enrollmentId !== enrollmentId) throw new AppError('program_not_active');
    const totalSessions = sessionsToReschedule(plan.sessions).length;
    const chosen = chooseSchedule({ schedule, totalSessions, preferences, today });
    const { startDate } = preferences;
    await savePlan(tx, plan, layOutRemaining(plan, { schedule: chosen, startDate }));
    await setPreferences(tx, enrollmentId, preferences);
    await cutOpenPause(tx, plan, { goesOn: startDate, today });
    await record(tx, 'programRescheduled', { userId, enrollmentId, today });
  });
}
