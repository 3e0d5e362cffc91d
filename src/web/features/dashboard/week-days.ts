import type { ScheduledSession } from '#contract/training-schemas.ts';
import { addDays, type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import { isMissed } from '#domain/training/missed-sessions.ts';
import type { Status } from '#web/golf/status-icon.tsx';
import type { WeekStripDay } from '#web/golf/week-strip.tsx';

type Planned = Pick<ScheduledSession, 'scheduledDate' | 'status'>;

const daysPerWeek = 7;

/** Returns a session's status as shown by icons. A planned session is missed, today's, or still to come. */
export function dayStateOf(session: Planned, today: CalendarDate): Status {
  if (session.status === 'completed') return 'done';
  if (session.status === 'skipped') return 'skipped';
  if (isMissed(session, today)) return 'missed';
  return session.scheduledDate === today ? 'today' : 'planned';
}

/** After a move, a day can have two sessions. The first status in this order wins, so open sessions come first. */
const order: readonly Status[] = ['today', 'missed', 'planned', 'done', 'skipped'];

/** Returns the current calendar week as a scorecard row. Days without a session are rest days. */
export function weekDays(sessions: readonly Planned[], today: CalendarDate): WeekStripDay[] {
  const monday = mondayOf(today);
  return Array.from({ length: daysPerWeek }, (_, index) => {
    const date = addDays(monday, index);
    const marks = sessions
      .filter((session) => session.scheduledDate === date)
      .map((session) => dayStateOf(session, today));
    const state = order.find((mark) => marks.includes(mark)) ?? 'rest';
    return { date, state, ...(date === today && state !== 'today' && { now: true }) };
  });
}
