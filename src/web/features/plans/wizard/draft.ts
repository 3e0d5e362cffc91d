import type { CalendarDate } from '#domain/calendar-date.ts';
import { checkPreferences, type Preferences } from '#domain/scheduling/preferences.ts';
import { layOutPlan, type ScheduleEntry } from '#domain/scheduling/schedule.ts';

/** What has been chosen so far. Without a start date the plan starts today, also after midnight. */
export type Draft = Omit<Preferences, 'startDate'> & { readonly startDate: CalendarDate | null };

/** What the wizard hands over: the choices and the plan that follows from them. */
export type ChosenPlan = {
  readonly preferences: Preferences;
  readonly schedule: ScheduleEntry[];
};

/** The choices as the rules take them; a start that has become the past moves to today. */
export function preferencesOf(draft: Draft, today: CalendarDate): Preferences {
  const { startDate } = draft;
  return { ...draft, startDate: startDate === null || startDate < today ? today : startDate };
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
