import { addDays, type CalendarDate, mondayOf, todayIn } from '#domain/calendar-date.ts';
import { momentOn } from './moment-on.ts';
import {
  type ReminderFacts,
  type ReminderKind,
  type Reminders,
  reminderKinds,
  unpausedSessions,
} from './reminder.ts';

/** On the golfer's own clock: early enough to still train. */
const streakAlertTime = '18:00';

/** On Mondays. */
const summaryTime = '08:00';

/** In training days. A shorter run is made again in no time. */
const shortestRunToKeep = 3;

type Planned = {
  readonly time: string;
  /** Days on which the reminder may come, in order. */
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

/** This Monday and the next, unless nothing was planned or trained from the week before on. */
function summaryDays(facts: ReminderFacts, today: CalendarDate): CalendarDate[] {
  const { weeklySummary, weeklySummaryMail } = facts.preferences;
  if (!weeklySummary && !weeklySummaryMail) return [];
  const { lastActiveDay } = facts.streak;
  const days = [lastActiveDay ?? '', unpausedSessions(facts).at(-1)?.scheduledDate ?? ''];
  const mondays = [mondayOf(today), addDays(mondayOf(today), 7)];
  return mondays.filter((monday) => days.some((day) => day >= addDays(monday, -7)));
}

/** When each kind comes and on which days. A postponed one has a moment of its own. */
export const timetable = ({
  preferences: { reminderTime },
}: ReminderFacts): Record<Exclude<ReminderKind, 'session_again'>, Planned> => ({
  session: { time: reminderTime, days: sessionDays },
  streak: { time: streakAlertTime, days: streakDays },
  week: { time: summaryTime, days: summaryDays },
});

/**
 * When each kind is to be looked at next, always after `now`: a reminder time that has passed when it is
 * chosen counts from the next training day on. A day that was reminded of is not again, whatever zone
 * the golfer travels to.
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
    // Training after the alert saves the run: the evening after, it is looked at again.
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
