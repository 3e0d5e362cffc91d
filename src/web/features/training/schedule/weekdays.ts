import { addDays, type CalendarDate } from '#domain/calendar-date.ts';

/** Monday to Sunday, as preferences number them. */
export const dayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

// Formatters name the weekday of a date: any week will do.
const someMonday: CalendarDate = '2024-01-01';

/** A date with this day number (1 is Monday), for formatters of weekday names. */
export const dateOfDay = (dayNumber: number): CalendarDate => addDays(someMonday, dayNumber - 1);
