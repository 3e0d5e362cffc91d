import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Preferences } from '#domain/training/preferences.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { constraintOf } from '#server/platform/database/database-error.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { insertSchedule } from '../sessions/session-queries.ts';
import { chooseSchedule, daysInOrder, type SentSchedule } from './choose-schedule.ts';
import { findProgramToPlan, insertEnrollment } from './enrollment-queries.ts';

type EnrollInput = {
  readonly programId: string;
  readonly schedule?: SentSchedule;
  readonly preferences?: Preferences | undefined;
};

/** The default preferences: the author's days, starting today. */
function authoredPreferences(
  program: { sessionsPerWeek: number; sessions: readonly { dayNumber: number }[] },
  today: CalendarDate,
): Preferences {
  const authored = [...new Set(program.sessions.map((session) => session.dayNumber))];
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const availableDays = authored.length >= program.sessionsPerWeek ? authored : everyDay;
  return { sessionsPerWeek: program.sessionsPerWeek, availableDays, startDate: today };
}

/**
 * Starts a program for a golfer.
 * @throws AppError not_found, invalid_input, invalid_schedule or already_enrolled
 */
export async function enroll(change: Change, input: EnrollInput): Promise<void> {
  const { tx, golfer, today } = change;
  const { programId } = input;
  const program = await findProgramToPlan(tx, programId);
  if (program === null) throw new AppError('not_found');
  const preferences = input.preferences ?? authoredPreferences(program, today);
  const totalSessions = program.sessions.length;
  const schedule = chooseSchedule({ ...input, totalSessions, preferences, today });
  const userId = golfer.id;
  const enrollmentId = newId();
  const availableDays = daysInOrder(preferences.availableDays);
  await insertEnrollment(tx, {
    ...preferences,
    availableDays,
    id: enrollmentId,
    userId,
    programId,
    programVersion: program.version,
  }).catch((error: unknown) => {
    if (constraintOf(error) === 'enrollments_one_active') throw new AppError('already_enrolled');
    throw error;
  });
  await insertSchedule(tx, { userId, enrollmentId }, { schedule, sessions: program.sessions });
  await change.record('enrolled', { userId, enrollmentId, programId, today });
}
