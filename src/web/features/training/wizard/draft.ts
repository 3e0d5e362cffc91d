import { addDays, type CalendarDate, dayNumberOf, mondayOf } from '#domain/calendar-date.ts';
import { checkPreferences, type Preferences } from '#domain/training/preferences.ts';
import { layOutPlan, type ScheduleEntry } from '#domain/training/schedule.ts';
import { dayNumbers } from '../schedule/weekdays.ts';

/** The choices so far. Without a start date, the plan starts on the next training day. */
export type Draft = Omit<Preferences, 'startDate'> & { readonly startDate: CalendarDate | null };

/** The result of the wizard: the choices and the resulting plan. */
export type ChosenPlan = {
  readonly preferences: Preferences;
  readonly schedule: ScheduleEntry[];
};

const daysPerWeek = 7;

/** Today if it is one of the given days, otherwise the next such day; today if no days are given. */
function nextTrainingDay(availableDays: readonly number[], today: CalendarDate): CalendarDate {
  const week = Array.from({ length: daysPerWeek }, (_, days) => addDays(today, days));
  return week.find((date) => availableDays.includes(dayNumberOf(date))) ?? today;
}

/** The choices as preferences. A missing or past start date is replaced by the next training day. */
export function preferencesOf(draft: Draft, today: CalendarDate): Preferences {
  const { startDate, availableDays } = draft;
  const chosen = startDate !== null && startDate >= today;
  return { ...draft, startDate: chosen ? startDate : nextTrainingDay(availableDays, today) };
}

/**
 * If the start date leaves too few training days in the first calendar week: the number of sessions in that week,
 * and the next Monday, from which every week is complete. Null if the first week is complete.
 */
export function shortFirstWeek({ preferences, schedule }: ChosenPlan) {
  const { sessionsPerWeek, startDate } = preferences;
  const count = schedule.filter((entry) => entry.weekNumber === 1).length;
  if (count >= Math.min(sessionsPerWeek, schedule.length)) return null;
  return { count, monday: addDays(mondayOf(startDate), daysPerWeek) };
}

/** The choices with this number of sessions per week. Seven leave no choice of days, so all are chosen. */
export function withPerWeek(draft: Draft, sessionsPerWeek: number): Draft {
  const availableDays = sessionsPerWeek < daysPerWeek ? draft.availableDays : dayNumbers;
  return { ...draft, sessionsPerWeek, availableDays };
}

/** Adds the day, or removes it if it is included. Sorted from Monday. */
export function withDay(days: readonly number[], day: number): number[] {
  const others = days.filter((each) => each !== day);
  return (others.length < days.length ? others : [...days, day]).toSorted((a, b) => a - b);
}

/** The dated plan, by the same rule as on the server; null while too few days are chosen. */
export function planOf(preferences: Preferences, totalSessions: number, today: CalendarDate) {
  if (checkPreferences(preferences, today).length > 0) return null;
  return layOutPlan({ totalSessions, preferences });
}
