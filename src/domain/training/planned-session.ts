import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { Language } from '#domain/language.ts';
import { weekNumberOf } from './weeks.ts';

/** A session of a program on a golfer's date, as it is stored. */
export type PlannedSession = {
  readonly id: string;
  /** The session of the program. */
  readonly sessionId: string;
  readonly sessionNumber: number;
  readonly scheduledDate: CalendarDate;
  /** The week it lay in when the plan was made; another week now means it was moved. */
  readonly originalWeekNumber: number;
  readonly status: 'planned' | 'completed' | 'skipped';
  readonly completedAt: string | null;
  readonly title: string;
  /** What the title is written in. */
  readonly language: Language;
  readonly focus: Focus;
  /** Minutes. */
  readonly totalDuration: number;
  /** What the program's author says of the week that the session comes from. */
  readonly weekFocus: Focus;
  readonly weekDescription: string;
  readonly weekLanguage: Language;
};

/** Where a plan stands against the calendar: its first day, and the golfer's today. */
export type PlanTime = { readonly startDate: CalendarDate; readonly today: CalendarDate };

/** A dated session with everything that follows from its date and status. */
export function describeSession(session: PlannedSession, { startDate, today }: PlanTime) {
  const { weekFocus: _focus, ...own } = session;
  return {
    ...own,
    name: session.title,
    isCompleted: session.status === 'completed',
    isSkipped: session.status === 'skipped',
    isToday: session.scheduledDate === today,
    weekNumber: weekNumberOf(session.scheduledDate, startDate),
  };
}
