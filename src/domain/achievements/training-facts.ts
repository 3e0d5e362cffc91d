import { addDays, type CalendarDate, daysBetween, mondayOf } from '#domain/calendar-date.ts';
import type { History, PastSession } from './history.ts';

/** The hour of the golfer's clock, 0 to 23. */
const hourIn = (timeZone: string, instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).hour;

/** Nine in the morning: most people's working day has begun. */
const earlyBefore = 9;
/** Eight in the evening: dinner is over, and for much of the year so is daylight. */
const lateFrom = 20;

/** Counts of these completed sessions, each by its own metric. */
export function countSessions(sessions: readonly PastSession[], timeZone: string) {
  const hours = sessions.map(({ completedAt }) =>
    completedAt === null ? null : hourIn(timeZone, completedAt),
  );
  const ofFocus = (focus: PastSession['focus']) =>
    sessions.filter((session) => session.focus === focus).length;
  return {
    sessionsCompleted: sessions.length,
    'focus:putting': ofFocus('putting'),
    'focus:short_game': ofFocus('short_game'),
    'focus:driving': ofFocus('driving'),
    'focus:irons': ofFocus('irons'),
    'focus:swing_practice': ofFocus('swing_practice'),
    'focus:mental': ofFocus('mental'),
    'focus:physical': ofFocus('physical'),
    fiveStarSessions: sessions.filter(({ rating }) => rating === 5).length,
    earlySessions: hours.filter((hour) => hour !== null && hour < earlyBefore).length,
    lateSessions: hours.filter((hour) => hour !== null && hour >= lateFrom).length,
  };
}

/** The longest time between two training days, in days; 0 with fewer than two of them. */
export function longestPause(days: readonly CalendarDate[]): number {
  const sorted = [...new Set(days)].toSorted();
  return sorted.reduce((longest, day, index) => {
    const before = sorted[index - 1];
    return before === undefined ? longest : Math.max(longest, daysBetween(before, day));
  }, 0);
}

const isInTime = (session: PastSession, sunday: CalendarDate) =>
  session.completedOn !== null && session.completedOn <= sunday;

/**
 * Calendar weeks of a plan in which everything was done by Sunday and nothing skipped. They have to
 * be whole weeks, with as many sessions as the plan asks for: the first one often is not, and a plan
 * that was abandoned has lost what was still open in it.
 */
export function perfectWeeks({ sessions, enrollments }: History): number {
  return enrollments.reduce((sum, { id, sessionsPerWeek }) => {
    const own = sessions.filter(({ enrollmentId }) => enrollmentId === id);
    const weeks = Map.groupBy(own, ({ scheduledDate }) => mondayOf(scheduledDate));
    const perfect = [...weeks].filter(
      ([monday, week]) =>
        week.length >= sessionsPerWeek &&
        week.every((session) => isInTime(session, addDays(monday, 6))),
    );
    return sum + perfect.length;
  }, 0);
}

/** Completed programs, and those of them in which no session was skipped. */
export function countPrograms({ sessions, enrollments }: History) {
  const completed = enrollments.filter(({ isCompleted }) => isCompleted);
  const whole = completed.filter(({ id }) =>
    sessions.every(({ enrollmentId, status }) => enrollmentId !== id || status === 'completed'),
  );
  return { programsCompleted: completed.length, programsWithoutSkip: whole.length };
}
