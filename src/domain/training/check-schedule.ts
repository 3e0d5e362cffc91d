import { type CalendarDate, dayNumberOf, dayOfWeekOf } from '#domain/calendar-date.ts';
import type { Preferences } from './preferences.ts';
import type { ScheduleEntry } from './schedule.ts';
import { lastWeekAllowed, weekNumberOf } from './weeks.ts';

export type ScheduleProblem = {
  code:
    | 'missing_session'
    | 'duplicate_session'
    | 'unknown_session'
    | 'out_of_order'
    | 'in_past'
    | 'before_start'
    | 'too_late'
    | 'wrong_week'
    | 'wrong_day'
    | 'unavailable_day'
    | 'too_many_in_week';
  sessionNumber: number;
};

type Request = {
  entries: readonly ScheduleEntry[];
  totalSessions: number;
  preferences: Preferences;
  today: CalendarDate;
};

function numberProblems({ entries, totalSessions }: Request): ScheduleProblem[] {
  const open = new Set(Array.from({ length: totalSessions }, (_, index) => index + 1));
  const seen = new Set<number>();
  const problems: ScheduleProblem[] = [];
  for (const { sessionNumber } of entries) {
    if (seen.has(sessionNumber)) problems.push({ code: 'duplicate_session', sessionNumber });
    else if (!open.delete(sessionNumber)) problems.push({ code: 'unknown_session', sessionNumber });
    seen.add(sessionNumber);
  }
  for (const sessionNumber of open) problems.push({ code: 'missing_session', sessionNumber });
  return problems;
}

function isAfter(entry: ScheduleEntry, previous: ScheduleEntry | undefined): boolean {
  if (previous === undefined) return true;
  return (
    entry.sessionNumber > previous.sessionNumber && entry.scheduledDate > previous.scheduledDate
  );
}

/** Returns 1 for the first session of its week in the list, 2 for the second, and so on. */
const placeInWeek = (entries: readonly ScheduleEntry[], index: number) => {
  const week = entries[index]?.weekNumber;
  return entries.slice(0, index + 1).filter(({ weekNumber }) => weekNumber === week).length;
};

function dateProblems({ entries, totalSessions, preferences, today }: Request): ScheduleProblem[] {
  const { availableDays, startDate, sessionsPerWeek } = preferences;
  const lastWeek = lastWeekAllowed(totalSessions, sessionsPerWeek);
  return entries.flatMap((entry, index) => {
    const { sessionNumber, scheduledDate } = entry;
    const week = weekNumberOf(scheduledDate, startDate);
    const found = {
      out_of_order: !isAfter(entry, entries[index - 1]),
      in_past: scheduledDate < today,
      before_start: scheduledDate < startDate,
      too_late: week > lastWeek,
      wrong_week: entry.weekNumber !== week,
      wrong_day: entry.dayOfWeek !== dayOfWeekOf(scheduledDate),
      unavailable_day: !availableDays.includes(dayNumberOf(scheduledDate)),
      too_many_in_week: placeInWeek(entries, index) > sessionsPerWeek,
    };
    const codes = Object.keys(found) as (keyof typeof found)[];
    return codes.filter((code) => found[code]).map((code) => ({ code, sessionNumber }));
  });
}

/**
 * Returns the problems of a schedule that a golfer sends. A valid schedule lists the sessions 1 to `totalSessions`
 * once each and in order, every session on a later day than the one before, none in the past or outside the plan's
 * weeks, all on available days, at most `sessionsPerWeek` in a week, and each with its correct week and weekday.
 * Dates must be calendar dates.
 */
export function checkSchedule(request: Request): ScheduleProblem[] {
  return [...numberProblems(request), ...dateProblems(request)];
}
