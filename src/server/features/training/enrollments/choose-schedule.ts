import type { BodyOf } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { checkSchedule } from '#domain/training/check-schedule.ts';
import { checkPreferences, type Preferences } from '#domain/training/preferences.ts';
import { layOutPlan, type ScheduleEntry } from '#domain/training/schedule.ts';
import { AppError } from '#server/platform/app-error.ts';

export type SentSchedule = BodyOf<typeof training.enroll>['schedule'];

type Choice = {
  readonly schedule?: SentSchedule;
  /** How many sessions it has to hold; they are counted 1 to n. */
  readonly totalSessions: number;
  readonly preferences: Preferences;
  readonly today: CalendarDate;
};

/**
 * The golfer's own schedule if it keeps the rules, else the default one for these preferences.
 * @throws AppError invalid_input or invalid_schedule, with what is wrong where
 */
export function chooseSchedule(choice: Choice): readonly ScheduleEntry[] {
  const { schedule, totalSessions, preferences, today } = choice;
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

/** The days in order, each once, as they are kept. */
export const daysInOrder = (days: readonly number[]) =>
  [...new Set(days)].toSorted((a, b) => a - b);
