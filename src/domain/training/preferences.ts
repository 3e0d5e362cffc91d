import type { CalendarDate } from '#domain/calendar-date.ts';
import { lastDayToPlan } from './plan-change.ts';

/** A golfer's training preferences, as chosen in the enrollment wizard. */
export type Preferences = {
  /** 1 to 7. */
  sessionsPerWeek: number;
  /** Day numbers from 1 (Monday) to 7 (Sunday); at least `sessionsPerWeek` different ones. */
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

/** Returns the reasons why a plan cannot be scheduled with these preferences; empty if it can. */
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
