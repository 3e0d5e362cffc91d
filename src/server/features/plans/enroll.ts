import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { plans } from '#contract/plans.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { checkSchedule } from '#domain/scheduling/check-schedule.ts';
import { checkPreferences, type Preferences } from '#domain/scheduling/preferences.ts';
import { layOutPlan, type ScheduleEntry } from '#domain/scheduling/schedule.ts';
import { AppError } from '#server/platform/app-error.ts';
import { constraintOf } from '#server/platform/database/database-error.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProgramToPlan, insertEnrollment } from './queries.ts';

type Wish = {
  readonly userId: string;
  readonly programId: string;
  readonly schedule: BodyOf<typeof plans.enroll>['schedule'];
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

/** The golfer's own schedule if it keeps the rules, else the default one for these preferences. */
function planFor(
  wish: Wish,
  totalSessions: number,
  preferences: Preferences,
): readonly ScheduleEntry[] {
  const { schedule, today } = wish;
  const wrong = checkPreferences(preferences, today);
  if (wrong.length > 0) {
    const issues = wrong.map((message) => ({ path: 'preferences', message }));
    throw new AppError('invalid_input', issues);
  }
  if (schedule === undefined) return layOutPlan({ totalSessions, preferences });
  const problems = checkSchedule({ entries: schedule, totalSessions, preferences, today });
  if (problems.length > 0) {
    const issues = problems.map(({ code, sessionNumber }) => ({
      path: `schedule.${sessionNumber}`,
      message: code,
    }));
    throw new AppError('invalid_schedule', issues);
  }
  return schedule;
}

/**
 * Starts a program for a golfer.
 * @throws AppError not_found, invalid_input, invalid_schedule or already_enrolled
 */
export async function enroll({ db, record }: Platform, wish: Wish): Promise<void> {
  const program = await findProgramToPlan(db, wish.programId);
  if (program === null) throw new AppError('not_found');
  const preferences = wish.preferences ?? authoredPreferences(program, wish.today);
  const schedule = planFor(wish, program.sessions.length, preferences);
  const { userId, programId } = wish;
  const enrollmentId = randomUUID();
  const days = [...new Set(preferences.availableDays)].toSorted((a, b) => a - b);
  await transaction(db, async (tx) => {
    await insertEnrollment(tx, {
      ...preferences,
      availableDays: days,
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
