import { addDays, type CalendarDate, dayNumberOf, mondayOf } from '#domain/calendar-date.ts';
import { checkPreferences, type Preferences } from '#domain/training/preferences.ts';
import { layOutPlan, type ScheduleEntry } from '#domain/training/schedule.ts';

/** What has been chosen so far. Without a start date the plan starts on the next training day. */
export type Draft = Omit<Preferences, 'startDate'> & { readonly startDate: CalendarDate | null };

/** What the wizard hands over: the choices and the plan that follows from them. */
export type ChosenPlan = {
  readonly preferences: Preferences;
  readonly schedule: ScheduleEntry[];
};

const daysPerWeek = 7;

/** Today or the first day after it that is one of these days; today when there are none. */
function nextTrainingDay(availableDays: readonly number[], today: CalendarDate): CalendarDate {
  const week = Array.from({ length: daysPerWeek }, (_, days) => addDays(today, days));
  return week.find((date) => availableDays.includes(dayNumberOf(date))) ?? today;
}

/** The choices as the rules take them; a start that has become the past moves to the next training day. */
export function preferencesOf(draft: Draft, today: CalendarDate): Preferences {
  const { startDate, availableDays } = draft;
  const chosen = startDate !== null && startDate >= today;
  return { ...draft, startDate: chosen ? startDate : nextTrainingDay(availableDays, today) };
}

/**
 * How many sessions the first calendar week holds when the start leaves it too few training days, and
 * the Monday from which every week is whole; null when the first week is whole already.
 */
export function shortFirstWeek({ preferences, schedule }: ChosenPlan) {
  const { sessionsPerWeek, startDate } = preferences;
  const count = schedule.filter((entry) => entry.weekNumber === 1).length;
  if (count >= Math.min(sessionsPerWeek, schedule.length)) return null;
  return { count, monday: addDays(mondayOf(startDate), daysPerWeek) };
}

/** The days with this one put in or taken out, Monday first. */
export function withDay(days: readonly number[], day: number): number[] {
  const others = days.filter((each) => each !== day);
  return (others.length < days.length ? others : [...days, day]).toSorted((a, b) => a - b);
}

/** The dated plan, laid out by the server's own rule; null while too few days are chosen. */
export function planOf(preferences: Preferences, totalSessions: number, today: CalendarDate) {
  if (checkPreferences(preferences, today).length > 0) return null;
  return layOutPlan({ totalSessions, preferences });
}
