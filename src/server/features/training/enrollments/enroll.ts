import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Preferences } from '#domain/training/preferences.ts';
import { AppError } from '#server/platform/app-error.ts';
import { constraintOf } from '#server/platform/database/database-error.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { chooseSchedule, daysInOrder, type SentSchedule } from './choose-schedule.ts';
import { findProgramToPlan, insertEnrollment } from './enrollment-queries.ts';

type Wish = {
  readonly userId: string;
  readonly programId: string;
  readonly schedule: SentSchedule;
  readonly preferences: Preferences | undefined;
  readonly today: CalendarDate;
};

/** The days the author meant, from today on: what a golfer gets who chooses nothing. */
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
export async function enroll({ db, record }: Platform, wish: Wish): Promise<void> {
  const program = await findProgramToPlan(db, wish.programId);
  if (program === null) throw new AppError('not_found');
  const preferences = wish.preferences ?? authoredPreferences(program, wish.today);
  const totalSessions = program.sessions.length;
  const schedule = chooseSchedule({ ...wish, totalSessions, preferences });
  const { userId, programId } = wish;
  const enrollmentId = randomUUID();
  await transaction(db, async (tx) => {
    await insertEnrollment(tx, {
      ...preferences,
      availableDays: daysInOrder(preferences.availableDays),
      id: enrollmentId,
      userId,
      programId,
    });
    const { today } = wish;
    await record(tx, 'enrolled', { userId, enrollmentId, programId, schedule, today });
  }).catch((error: unknown) => {
    if (constraintOf(error) === 'enrollments_one_active') throw new AppError('already_enrolled');
    throw error;
  });
}
