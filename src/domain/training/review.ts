import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Preferences } from './preferences.ts';
import { layOutPlan } from './schedule.ts';
import { spreadDays } from './spread-days.ts';

/** What the wizard's last step shows before the golfer agrees to the plan. */
export type PlanReview = {
  /** Calendar weeks from the start to the last session, a first week without sessions included. */
  totalWeeks: number;
  /** Day of the last session; null for a program without sessions. */
  endDate: CalendarDate | null;
  sessionsPerWeek: number;
  totalSessions: number;
  /** Day numbers (1 is Monday) trained on in a full week: of the available days, those taken. */
  days: number[];
};

/** Sums up the plan that `layOutPlan` makes of the same input, and throws where it throws. */
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
