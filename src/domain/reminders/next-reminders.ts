import { addDays, type CalendarDate, mondayOf, todayIn } from '#domain/calendar-date.ts';
import { momentOn } from './moment-on.ts';
import {
  type ReminderFacts,
  type ReminderKind,
  type Reminders,
  reminderKinds,
  unpausedSessions,
} from './reminder.ts';

/** In the golfer's local time: early enough to still train. */
const streakAlertTime = '18:00';

/** On Mondays, in the golfer's local time. */
const summaryTime = '08:00';

/** In training days. A shorter streak is quickly rebuilt. */
const shortestRunToKeep = 3;

type Planned = {
  readonly time: string;
  /** Days on which the reminder may be sent, in order. */
  readonly days: (facts: ReminderFacts, today: CalendarDate) => readonly CalendarDate[];
};

const sessionDays = (facts: ReminderFacts) =>
  facts.preferences.sessionReminders
    ? unpausedSessions(facts).map(({ scheduledDate }) => scheduledDate)
    : [];

function streakDays({ preferences, streak }: ReminderFacts): CalendarDate[] {
  const { breaksAfter, current } = streak;
  if (!preferences.sessionReminders || breaksAfter === null || current < shortestRunToKeep)
    return [];
  return [breaksAfter];
}

/**
 * Returns this Monday and the next one, each only if there is training or an open session from the week before it
 * on.
 */
function summaryDays(facts: ReminderFacts, today: CalendarDate): CalendarDate[] {
  const { weeklySummary, weeklySummaryMail } = facts.preferences;
  if (!weeklySummary && !weeklySummaryMail) return [];
  const { lastActiveDay } = facts.streak;
  const days = [lastActiveDay ?? '', unpausedSessions(facts).at(-1)?.scheduledDate ?? ''];
  const mondays = [mondayOf(today), addDays(mondayOf(today), 7)];
  return mondays.filter((monday) => days.some((day) => day >= addDays(monday, -7)));
}

/** The time and the days of each kind of reminder. A postponed reminder has its own instant. */
export const timetable = ({
  preferences: { reminderTime },
}: ReminderFacts): Record<Exclude<ReminderKind, 'session_again'>, Planned> => ({
  session: { time: reminderTime, days: sessionDays },
  streak: { time: streakAlertTime, days: streakDays },
  week: { time: summaryTime, days: summaryDays },
});

/**
 * Returns when to check each kind of reminder next, always after `now`: if a newly chosen reminder time has
 * already passed today, it applies from the next training day on. A day whose reminder was sent gets no second
 * one, even if the golfer changes time zones.
 */
export function nextReminders(
  facts: ReminderFacts,
  reminders: Reminders,
  now: Temporal.Instant,
): Reminders {
  const today = todayIn(facts.timeZone, now);
  const planned = timetable(facts);
  const next = reminderKinds.map((kind) => {
    const { lastDay, nextAt } = reminders[kind];
    if (kind === 'session_again') {
      const waits = nextAt !== null && Temporal.Instant.compare(nextAt, now) > 0;
      return [kind, { lastDay, nextAt: waits ? nextAt : null }];
    }
    const { time, days } = planned[kind];
    // Training after the alert saves the streak, so it has to be checked again the next evening.
    const looks = days(facts, today).flatMap((day) =>
      kind === 'streak' ? [day, addDays(day, 1)] : [day],
    );
    const moments = looks
      .filter((day) => day >= today && (lastDay === null || day > lastDay))
      .values()
      .map((day) => momentOn(day, time, facts.timeZone));
    const moment = moments.find((each) => Temporal.Instant.compare(each, now) > 0);
    return [kind, { lastDay, nextAt: moment ?? null }];
  });
  return Object.fromEntries(next) as Reminders;
}
