import type { CalendarItem } from '#contract/activities.ts';
import { minutesOfRound } from '#domain/activities/activities.ts';
import { weekNumberOf } from '#domain/scheduling/weeks.ts';
import type { CalendarEntries, PracticeEntry, RoundEntry, SessionEntry } from './calendar-query.ts';

/** Everything by date, the earliest first; on a day the plan comes first, then as it was logged. */
export function calendarItems({ sessions, practice, rounds }: CalendarEntries): CalendarItem[] {
  const planned = sessions.toSorted((a, b) => a.sessionNumber - b.sessionNumber).map(itemOfSession);
  const logged = [
    ...practice.map((entry) => ({ at: entry.createdAt, item: itemOfPractice(entry) })),
    ...rounds.map((entry) => ({ at: entry.createdAt, item: itemOfRound(entry) })),
  ]
    .toSorted((a, b) => order(a.at, b.at))
    .map(({ item }) => item);
  return [...planned, ...logged].toSorted((a, b) => order(a.date, b.date));
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function itemOfSession(session: SessionEntry): CalendarItem {
  const { id, title, date, duration, status, program, notes, rating } = session;
  return {
    type: 'scheduled_session',
    id,
    title,
    date,
    duration,
    isCompleted: status === 'completed',
    data: {
      program,
      session: {
        id: session.sessionId,
        dayNumber: session.dayNumber,
        title,
        focus: session.focus,
      },
      weekNumber: weekNumberOf(date, session.startDate),
      scheduledDate: date,
      isSkipped: status === 'skipped',
      status,
      ...(status === 'completed' && { notes, ...(rating !== null && { rating }) }),
    },
  };
}

function itemOfPractice({ id, title, date, duration, notes }: PracticeEntry): CalendarItem {
  const type = 'free_practice';
  return { type, id, title, date, duration, isCompleted: true, data: { notes } };
}

function itemOfRound(round: RoundEntry): CalendarItem {
  const { id, name, date, createdAt: _, roundType, ...data } = round;
  return {
    type: 'golf_round',
    id,
    title: name,
    date,
    duration: minutesOfRound(round.holes),
    isCompleted: true,
    data: { ...data, roundType: roundType === 'match' ? 'match' : 'free' },
  };
}
