import type { ScheduledSession } from '#contract/training-schemas.ts';
import { addDays, type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import { isMissed } from '#domain/training/missed-sessions.ts';
import type { Status } from '#web/golf/status-icon.tsx';
import type { WeekStripDay } from '#web/golf/week-strip.tsx';

type Planned = Pick<ScheduledSession, 'scheduledDate' | 'status'>;

const daysPerWeek = 7;

/** The status of a session as icons show it: a planned one is missed, of today or still to come. */
export function statusOf(session: Planned, today: CalendarDate): Status {
  if (session.status === 'completed') return 'done';
  if (session.status === 'skipped') return 'skipped';
  if (isMissed(session, today)) return 'missed';
  return session.scheduledDate === today ? 'today' : 'planned';
}

/** Two sessions can meet on a day after a move: the day is done when nothing on it is open. */
const order: readonly Status[] = ['today', 'missed', 'planned', 'done', 'skipped'];

/** The calendar week of today as a scorecard row; days without a session are rest days. */
export function weekDays(sessions: readonly Planned[], today: CalendarDate): WeekStripDay[] {
  const monday = mondayOf(today);
  return Array.from({ length: daysPerWeek }, (_, index) => {
    const date = addDays(monday, index);
    const marks = sessions
      .filter((session) => session.scheduledDate === date)
      .map((session) => statusOf(session, today));
    const state = order.find((mark) => marks.includes(mark)) ?? 'rest';
    return { date, state, ...(date === today && state !== 'today' && { now: true }) };
  });
}
