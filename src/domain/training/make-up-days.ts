import { addDays, type CalendarDate, type DateSpan, isWithin } from '#domain/calendar-date.ts';
import type { ChangeableSession } from './plan-change.ts';

type Dated = Pick<ChangeableSession, 'id' | 'scheduledDate'>;

/** A day on which a missed session can be made up, with the other sessions of that day. */
export type MakeUpDay<Session> = {
  readonly date: CalendarDate;
  readonly sessions: readonly Session[];
};

/** As many as have room beside each other on a phone. */
const daysOffered = 5;

/** Returns the next days from today on, without those of a pause, and what each of them holds already. */
export function makeUpDays<Session extends Dated>(
  missedId: string,
  plan: { readonly sessions: readonly Session[]; readonly pause: DateSpan | null },
  today: CalendarDate,
): MakeUpDay<Session>[] {
  const others = plan.sessions.filter(({ id }) => id !== missedId);
  const days: MakeUpDay<Session>[] = [];
  for (let date = today; days.length < daysOffered; date = addDays(date, 1)) {
    if (isWithin(date, plan.pause)) continue;
    days.push({ date, sessions: others.filter(({ scheduledDate }) => scheduledDate === date) });
  }
  return days;
}

/** Whether neither this day nor the one after it has a session, so that a day of rest follows. */
const leavesRest = (sessions: readonly Dated[], date: CalendarDate) =>
  sessions.every(({ scheduledDate }) => ![date, addDays(date, 1)].includes(scheduledDate));

/**
 * Returns the day to suggest: the first free one that leaves a day of rest before the next session, otherwise the first
 * free one, otherwise the first.
 */
export function bestMakeUpDay<Session extends Dated>(
  days: readonly MakeUpDay<Session>[],
  sessions: readonly Dated[],
): MakeUpDay<Session> | undefined {
  const free = days.filter((day) => day.sessions.length === 0);
  return free.find(({ date }) => leavesRest(sessions, date)) ?? free[0] ?? days[0];
}
