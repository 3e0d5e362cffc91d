import type { BodyOf } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { checkSchedule } from '#domain/training/check-schedule.ts';
import {
  checkPreferences,
  type PreferenceProblem,
  type Preferences,
} from '#domain/training/preferences.ts';
import { layOutPlan, type ScheduleEntry } from '#domain/training/schedule.ts';
import { AppError } from '#server/platform/app-error.ts';

export type SentSchedule = BodyOf<typeof training.enroll>['schedule'];

type Choice = {
  readonly schedule?: SentSchedule;
  /** The number of sessions to schedule. They are numbered from 1. */
  readonly totalSessions: number;
  readonly preferences: Preferences;
  readonly today: CalendarDate;
};

const fieldOf: Readonly<Record<PreferenceProblem, keyof Preferences>> = {
  sessions_per_week_out_of_range: 'sessionsPerWeek',
  unknown_day: 'availableDays',
  too_few_days: 'availableDays',
  start_in_past: 'startDate',
  start_too_far: 'startDate',
};

/**
 * Returns the golfer's own schedule if it is valid. Without one, returns the default schedule for the preferences.
 * @throws AppError invalid_input or invalid_schedule, with the faulty fields
 */
export function chooseSchedule(choice: Choice): readonly ScheduleEntry[] {
  const { schedule, totalSessions, preferences, today } = choice;
  const wrong = checkPreferences(preferences, today);
  if (wrong.length > 0) {
    const faults = wrong.map((code) => ({ path: `preferences.${fieldOf[code]}`, code }));
    throw new AppError('invalid_input', faults);
  }
  if (schedule === undefined) return layOutPlan({ totalSessions, preferences });
  const problems = checkSchedule({ entries: schedule, totalSessions, preferences, today });
  if (problems.length > 0) {
    const faults = problems.map(({ code, sessionNumber }) => ({
      path: `schedule.${sessionNumber}`,
      code,
    }));
    throw new AppError('invalid_schedule', faults);
  }
  return schedule;
}

/** Sorts the days and removes duplicates, for storage. */
export const daysInOrder = (days: readonly number[]) =>
  [...new Set(days)].toSorted((a, b) => a - b);
