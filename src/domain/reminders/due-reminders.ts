import { addDays, type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { momentOn } from './moment-on.ts';
import { timetable } from './next-reminders.ts';
import {
  type OpenSession,
  type ReminderFacts,
  type ReminderKind,
  type Reminders,
  reminderKinds,
  unpausedSessions,
} from './reminder.ts';

const hasCome = (moment: Temporal.Instant, now: Temporal.Instant) =>
  Temporal.Instant.compare(moment, now) <= 0;

/** Returns today's open sessions; none on a paused day. */
export function sessionsToday(facts: ReminderFacts, now: Temporal.Instant): readonly OpenSession[] {
  const today = todayIn(facts.timeZone, now);
  return unpausedSessions(facts).filter(({ scheduledDate }) => scheduledDate === today);
}

/**
 * Returns the kinds of reminders to send now. A reminder belongs to one of the golfer's days: it is still sent
 * later on that day, but never after that day, however long the server was down.
 */
export function dueReminders(
  facts: ReminderFacts,
  reminders: Reminders,
  now: Temporal.Instant,
): readonly ReminderKind[] {
  const today = todayIn(facts.timeZone, now);
  const planned = timetable(facts);
  return reminderKinds.filter((kind) => {
    const { nextAt, lastDay } = reminders[kind];
    if (nextAt === null || !hasCome(nextAt, now)) return false;
    if (kind === 'session_again') {
      const isOpen = sessionsToday(facts, now).length > 0;
      return isOpen && lastDay === today && facts.preferences.sessionReminders;
    }
    const { time, days } = planned[kind];
    const isNew = lastDay === null || today > lastDay;
    const isDay = days(facts, today).includes(today);
    return isNew && isDay && hasCome(momentOn(today, time, facts.timeZone), now);
  });
}

/**
 * Returns when to remind again of a session that the golfer postpones: in one hour, once a day. Returns null if
 * the session is not open today, or if one hour from now is tomorrow.
 */
export function remindAgainAt(
  facts: ReminderFacts,
  { sessionId, now }: { readonly sessionId: string; readonly now: Temporal.Instant },
): Temporal.Instant | null {
  const again = now.add({ hours: 1 }).round('second');
  const isOpen = sessionsToday(facts, now).some(({ id }) => id === sessionId);
  const isToday = todayIn(facts.timeZone, again) === todayIn(facts.timeZone, now);
  return isOpen && isToday ? again : null;
}

/** Summary of the week before a Monday. */
export type WeekSummary = {
  /** The first day of that week. */
  readonly monday: CalendarDate;
  /** Days with a session, practice or a round. */
  readonly trainedDays: number;
  /** Sessions of that week that are still open. */
  readonly missed: number;
  /** The day of the next session; null if there is none. */
  readonly next: CalendarDate | null;
};

/**
 * Returns the summary of the week before `today`, which is a Monday. Returns null if nothing was trained or left
 * open in that week.
 * @param trained days with training, in any order; days outside that week are ignored
 */
export function summarizeWeek(
  facts: ReminderFacts,
  { today, trained }: { readonly today: CalendarDate; readonly trained: readonly CalendarDate[] },
): WeekSummary | null {
  const monday = addDays(today, -7);
  const isLastWeek = (day: CalendarDate) => monday <= day && day < today;
  const days = unpausedSessions(facts).map(({ scheduledDate }) => scheduledDate);
  const trainedDays = new Set(trained.filter(isLastWeek)).size;
  const missed = days.filter(isLastWeek).length;
  if (trainedDays === 0 && missed === 0) return null;
  return { monday, trainedDays, missed, next: days.find((day) => day >= today) ?? null };
}
