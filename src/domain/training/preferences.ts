import type { CalendarDate } from '#domain/calendar-date.ts';
import { lastDayToPlan } from './plan-change.ts';

/** How a golfer wants to train, as chosen in the enrollment wizard. */
export type Preferences = {
  /** 1 to 7. */
  sessionsPerWeek: number;
  /** Day numbers, 1 is Monday and 7 is Sunday; at least `sessionsPerWeek` different ones. */
  availableDays: readonly number[];
  startDate: CalendarDate;
};

export type PreferenceProblem =
  | 'sessions_per_week_out_of_range'
  | 'unknown_day'
  | 'too_few_days'
  | 'start_in_past'
  | 'start_too_far';

const isOneToSeven = (value: number) => Number.isInteger(value) && value >= 1 && value <= 7;

/** Everything that keeps a plan from being laid out by these preferences; empty when they are fine. */
export function checkPreferences(
  { sessionsPerWeek, availableDays, startDate }: Preferences,
  today: CalendarDate,
): PreferenceProblem[] {
  const problems: PreferenceProblem[] = [];
  if (!isOneToSeven(sessionsPerWeek)) problems.push('sessions_per_week_out_of_range');
  if (!availableDays.every(isOneToSeven)) problems.push('unknown_day');
  if (new Set(availableDays).size < sessionsPerWeek) problems.push('too_few_days');
  if (startDate < today) problems.push('start_in_past');
  if (startDate > lastDayToPlan(today)) problems.push('start_too_far');
  return problems;
}
