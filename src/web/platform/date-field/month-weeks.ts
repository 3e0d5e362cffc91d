import { addDays, type CalendarDate, dayNumberOf, mondayOf } from '#domain/calendar-date.ts';

/** The weeks of the date's month, starting on Monday; null for days in another month. */
export function weeksOfMonth(date: CalendarDate): (CalendarDate | null)[][] {
  const first = Temporal.PlainDate.from(date).with({ day: 1 });
  const { daysInMonth } = first;
  const before = dayNumberOf(first.toString()) - 1;
  const weeks = Math.ceil((before + daysInMonth) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const dayOfMonth = 7 * week + day - before;
      const inside = dayOfMonth >= 0 && dayOfMonth < daysInMonth;
      return inside ? addDays(first.toString(), dayOfMonth) : null;
    }),
  );
}

/** The same day a number of months later, or the last day of the month if it is too short. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** The first and last day that can be chosen, both inclusive and optional. */
export type DayRange = {
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
};

/** The day in the range that is nearest to the date. */
export function clampDay(date: CalendarDate, { min, max }: DayRange): CalendarDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** Whether a day can be chosen. */
export const isInRange = (date: CalendarDate, range: DayRange) => clampDay(date, range) === date;

const moves: Readonly<Record<string, (date: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: mondayOf,
  End: (date) => addDays(mondayOf(date), 6),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  'Shift+PageUp': (date) => addMonths(date, -12),
  'Shift+PageDown': (date) => addMonths(date, 12),
};

type Press = { readonly key: string; readonly shiftKey: boolean };

/** Returns the day to which a key moves, limited to the range; null for keys that do not move. */
export function moveByKey(press: Press, from: CalendarDate, range: DayRange): CalendarDate | null {
  const to = (press.shiftKey && moves[`Shift+${press.key}`]) || moves[press.key];
  return to ? clampDay(to(from), range) : null;
}
