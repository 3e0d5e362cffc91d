import { addDays, type CalendarDate, mondayOf } from '#domain/calendar-date.ts';

export type CalendarDay = {
  readonly date: CalendarDate;
  readonly isToday: boolean;
  readonly isPast: boolean;
};

/** Monday to Sunday. */
export type CalendarWeek = {
  readonly weekStart: CalendarDate;
  readonly weekEnd: CalendarDate;
  /** Whether this week contains today. */
  readonly isCurrent: boolean;
  readonly days: readonly CalendarDay[];
};

/** Number of whole weeks before and after the current week. */
export type CalendarWindow = { readonly before: number; readonly after: number };

/** The weeks that the calendar shows at first. */
export const firstWindow: CalendarWindow = { before: 1, after: 2 };

/** Number of weeks added at a time. */
export const moreWeeks = 3;

/** Returns the weeks of a window in order, including the current week. */
export function calendarWeeks(
  today: CalendarDate,
  { before, after }: CalendarWindow,
): readonly CalendarWeek[] {
  const first = addDays(mondayOf(today), -7 * before);
  return Array.from({ length: before + 1 + after }, (_, index) => {
    const weekStart = addDays(first, 7 * index);
    return {
      weekStart,
      weekEnd: addDays(weekStart, 6),
      isCurrent: index === before,
      days: Array.from({ length: 7 }, (_day, offset) => {
        const date = addDays(weekStart, offset);
        return { date, isToday: date === today, isPast: date < today };
      }),
    };
  });
}
