import {
  addDays,
  type CalendarDate,
  dayNumberOf,
  dayOfWeekOf,
  mondayOf,
} from '#domain/calendar-date.ts';
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

/** Every day the preferences open for training, up to the last week allowed. */
function trainingDays(preferences: Preferences, weeks: number): CalendarDate[] {
  const { availableDays, sessionsPerWeek, startDate } = preferences;
  const daysLeft = availableDays.filter((day) => day >= dayNumberOf(startDate));
  const firstWeek = spreadDays(daysLeft, sessionsPerWeek);
  const everyWeek = spreadDays(availableDays, sessionsPerWeek);
  const weekOne = mondayOf(startDate);
  return Array.from({ length: weeks }, (_, week) =>
    (week === 0 ? firstWeek : everyWeek).map((day) => addDays(weekOne, 7 * week + day - 1)),
  ).flat();
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
  const days = trainingDays(preferences, weeks);
  if (days.length < totalSessions) throw new ScheduleError(totalSessions - days.length);
  return days.slice(0, totalSessions).map((scheduledDate, index) => ({
    sessionNumber: index + 1,
    scheduledDate,
    weekNumber: weekNumberOf(scheduledDate, preferences.startDate),
    dayOfWeek: dayOfWeekOf(scheduledDate),
  }));
}
