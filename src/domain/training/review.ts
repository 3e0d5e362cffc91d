import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Preferences } from './preferences.ts';
import { layOutPlan } from './schedule.ts';
import { spreadDays } from './spread-days.ts';

/** The summary in the wizard's last step, before the golfer confirms the plan. */
export type PlanReview = {
  /** Calendar weeks from the start to the last session, including a first week without sessions. */
  totalWeeks: number;
  /** Date of the last session; null for a program without sessions. */
  endDate: CalendarDate | null;
  sessionsPerWeek: number;
  totalSessions: number;
  /** The available days that are used in a full week, as day numbers (1 is Monday). */
  days: number[];
};

/** Returns a summary of the plan that `layOutPlan` makes from the same input. Throws the same errors. */
export function reviewOf({
  totalSessions,
  preferences,
}: {
  totalSessions: number;
  preferences: Preferences;
}): PlanReview {
  const { availableDays, sessionsPerWeek } = preferences;
  const last = layOutPlan({ totalSessions, preferences }).at(-1);
  return {
    totalWeeks: last?.weekNumber ?? 0,
    endDate: last?.scheduledDate ?? null,
    sessionsPerWeek,
    totalSessions,
    days: spreadDays(availableDays, sessionsPerWeek),
  };
}
