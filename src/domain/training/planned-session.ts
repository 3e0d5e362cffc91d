import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { Language } from '#domain/language.ts';
import type { SessionStatus } from './session-status.ts';
import { weekNumberOf } from './weeks.ts';

/** A session of a program, scheduled for a golfer, as it is stored. */
export type PlannedSession = {
  readonly id: string;
  /** Id of the program's session. */
  readonly sessionId: string;
  readonly sessionNumber: number;
  readonly scheduledDate: CalendarDate;
  /** The session's week when the plan was made. If its week now differs, the session was moved. */
  readonly originalWeekNumber: number;
  readonly status: SessionStatus;
  readonly completedAt: string | null;
  readonly title: string;
  /** The language of the title. */
  readonly language: Language;
  readonly focus: Focus;
  /** Minutes. */
  readonly totalDuration: number;
  /** The focus and description of the program week that the session comes from, by the program's author. */
  readonly weekFocus: Focus;
  readonly weekDescription: string;
  readonly weekLanguage: Language;
};

/** The plan's first day and the golfer's current date, which together determine the position in the plan. */
export type PlanTime = { readonly startDate: CalendarDate; readonly today: CalendarDate };

/** Returns a scheduled session with all values that follow from its date and status. */
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
