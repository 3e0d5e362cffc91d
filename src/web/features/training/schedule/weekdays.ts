import { addDays, type CalendarDate } from '#domain/calendar-date.ts';

/** The numbers of Monday to Sunday, as used in preferences. */
export const dayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

// Intl formatters need a date to name a weekday; any week works.
const someMonday: CalendarDate = '2024-01-01';

/** A date with this day number (1 is Monday), for formatters of weekday names. */
export const dateOfDay = (dayNumber: number): CalendarDate => addDays(someMonday, dayNumber - 1);
