import { addDays, type CalendarDate, dayOfWeekOf, mondayOf } from '#domain/calendar-date.ts';
import type { Preferences } from './preferences.ts';
import { spreadDays } from './spread-days.ts';
import { lastWeekAllowed, weekNumberOf } from './weeks.ts';

export type ScheduleEntry = {
  /** 1 to the number of sessions, in the order the program's author gave them. */
  sessionNumber: number;
  scheduledDate: CalendarDate;
  /** 1 is the calendar week of the plan's start. */
  weekNumber: number;
  /** 0 is Sunday. */
  dayOfWeek: number;
};

/** Thrown when sessions are left over after the last week a plan may reach into. */
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
  /** How many weeks to look at, from that of the start on. */
  readonly weeks: number;
  /** Days of sessions that stay where they are: no other one joins them, and their week has less room. */
  readonly taken?: readonly CalendarDate[];
  /** Whether a day that is not taken may be trained on; every one without it. */
  readonly isOpen?: (day: CalendarDate) => boolean;
};

/**
 * Every day that the preferences open for training, in order: in each week as many of the available days
 * as it has room for, spread evenly, in the first week those from the start on.
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
 * Gives each session its day. Week 1 is the calendar week of the start and takes only days from the
 * start on, so it may hold fewer sessions or, as a rest week, none. The wizard's preview and the
 * server's plan are this one function. Preferences are those `checkPreferences` lets pass; with too
 * few days a ScheduleError tells how many sessions are left over.
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
