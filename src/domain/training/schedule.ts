import { addDays, type CalendarDate, dayOfWeekOf, mondayOf } from '#domain/calendar-date.ts';
import type { Preferences } from './preferences.ts';
import { spreadDays } from './spread-days.ts';
import { lastWeekAllowed, weekNumberOf } from './weeks.ts';

export type ScheduleEntry = {
  /** From 1 to the number of sessions, in the author's order. */
  sessionNumber: number;
  scheduledDate: CalendarDate;
  /** Week 1 is the calendar week of the plan's start. */
  weekNumber: number;
  /** 0 is Sunday. */
  dayOfWeek: number;
};

/** Thrown if sessions are left over after the last week that a plan may use. */
export class ScheduleError extends Error {
  override readonly name = 'ScheduleError';
  readonly leftOver: number;

  constructor(leftOver: number) {
    super(`${leftOver} sessions find no day`);
    this.leftOver = leftOver;
  }
}

type OpenDays = {
  readonly preferences: Preferences;
  /** The number of weeks to consider, from the week of the start on. */
  readonly weeks: number;
  /**
   * Days of sessions that stay where they are. No other session is put on these days, and their weeks have less
   * room.
   */
  readonly taken?: readonly CalendarDate[];
  /** Whether training is possible on a day that is not taken. Defaults to every day. */
  readonly isOpen?: (day: CalendarDate) => boolean;
};

/**
 * Returns every training day that the preferences allow, in order. Each week uses as many of the available days as
 * it has room for, evenly spread. The first week uses only days from the start on.
 */
export function trainingDays({
  preferences: { availableDays, sessionsPerWeek, startDate },
  weeks,
  taken = [],
  isOpen = () => true,
}: OpenDays): CalendarDate[] {
  const weekOne = mondayOf(startDate);
  return Array.from({ length: weeks }, (_, week) => {
    const dayOf = (day: number) => addDays(weekOne, 7 * week + day - 1);
    const inWeek = taken.filter((date) => mondayOf(date) === dayOf(1));
    const open = availableDays.filter((day) => {
      const date = dayOf(day);
      return date >= startDate && !inWeek.includes(date) && isOpen(date);
    });
    return spreadDays(open, Math.max(0, sessionsPerWeek - inWeek.length)).map(dayOf);
  }).flat();
}

/**
 * Gives each session its day. Week 1 is the calendar week of the start and uses only days from the start on, so it
 * may have fewer sessions, or none, as a rest week. The wizard's preview and the server both use this function.
 * Expects preferences that passed `checkPreferences`. If there are too few days, throws a ScheduleError with the
 * number of sessions left over.
 */
export function layOutPlan({
  totalSessions,
  preferences,
}: {
  totalSessions: number;
  preferences: Preferences;
}): ScheduleEntry[] {
  const weeks = lastWeekAllowed(totalSessions, preferences.sessionsPerWeek);
  const days = trainingDays({ preferences, weeks });
  if (days.length < totalSessions) throw new ScheduleError(totalSessions - days.length);
  return days.slice(0, totalSessions).map((scheduledDate, index) => ({
    sessionNumber: index + 1,
    scheduledDate,
    weekNumber: weekNumberOf(scheduledDate, preferences.startDate),
    dayOfWeek: dayOfWeekOf(scheduledDate),
  }));
}
