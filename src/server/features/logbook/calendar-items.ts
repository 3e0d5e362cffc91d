import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { minutesOfRound } from '#domain/logbook/logbook.ts';
import { weekNumberOf } from '#domain/training/weeks.ts';
import type { CalendarEntries, PracticeEntry, RoundEntry, SessionEntry } from './calendar-query.ts';

/**
 * Sorts all entries by date, earliest first; a completed session appears on the day it was completed.
 * Within a day, planned sessions come first, then the other entries in the order they were logged. An
 * entry for a day after `today` is not completed yet.
 */
export function calendarItems(
  { sessions, practice, rounds }: CalendarEntries,
  today: CalendarDate,
): CalendarItem[] {
  const planned = sessions.toSorted((a, b) => a.sessionNumber - b.sessionNumber).map(itemOfSession);
  const logged = [
    ...practice.map((entry) => ({ at: entry.createdAt, item: itemOfPractice(entry, today) })),
    ...rounds.map((entry) => ({ at: entry.createdAt, item: itemOfRound(entry, today) })),
  ]
    .toSorted((a, b) => order(a.at, b.at))
    .map(({ item }) => item);
  return [...planned, ...logged].toSorted((a, b) => order(a.date, b.date));
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function itemOfSession(session: SessionEntry): CalendarItem {
  const { id, title, duration, status, program, notes, rating, scheduledDate } = session;
  const date = session.completedOn ?? scheduledDate;
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
        language: session.language,
        focus: session.focus,
      },
      weekNumber: weekNumberOf(date, session.startDate),
      scheduledDate,
      isSkipped: status === 'skipped',
      status,
      ...(status === 'completed' && { notes, ...(rating !== null && { rating }) }),
    },
  };
}

function itemOfPractice(practice: PracticeEntry, today: CalendarDate): CalendarItem {
  const { id, title, date, duration, notes } = practice;
  const isCompleted = date <= today;
  return { type: 'free_practice', id, title, date, duration, isCompleted, data: { notes } };
}

function itemOfRound(round: RoundEntry, today: CalendarDate): CalendarItem {
  const { id, name, date, createdAt: _, roundType, ...data } = round;
  return {
    type: 'golf_round',
    id,
    title: name,
    date,
    duration: minutesOfRound(round.holes),
    isCompleted: date <= today,
    data: { ...data, roundType: roundType === 'match' ? 'match' : 'free' },
  };
}
