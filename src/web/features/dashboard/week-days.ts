import type { ScheduledSession } from '#contract/training-schemas.ts';
import { addDays, type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import { sessionStateOf } from '#web/golf/session-state.ts';
import type { WeekStripDay } from '#web/golf/week-strip.tsx';

type Planned = Pick<ScheduledSession, 'scheduledDate' | 'status'>;

const daysPerWeek = 7;

/** After a move, a day can have two sessions. The first status in this order wins, so open sessions come first. */
const order: readonly ReturnType<typeof sessionStateOf>[] = [
  'today',
  'missed',
  'planned',
  'done',
  'skipped',
];

/** Returns the current calendar week as a scorecard row. Days without a session are rest days. */
export function weekDays(sessions: readonly Planned[], today: CalendarDate): WeekStripDay[] {
  const monday = mondayOf(today);
  return Array.from({ length: daysPerWeek }, (_, index) => {
    const date = addDays(monday, index);
    const marks = sessions
      .filter((session) => session.scheduledDate === date)
      .map((session) => sessionStateOf(session, today));
    const state = order.find((mark) => marks.includes(mark)) ?? 'rest';
    return { date, state, ...(date === today && state !== 'today' && { now: true }) };
  });
}
