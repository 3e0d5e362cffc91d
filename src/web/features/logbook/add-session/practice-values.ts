import type { BodyOf } from '#contract/endpoint.ts';
import type { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';

/** The values of the practice form, named as in the contract. */
export type PracticeValues = {
  readonly title: string;
  /** Minutes; 0 while the field is empty. */
  readonly duration: number;
  readonly notes: string;
  /** Empty while no date is chosen. */
  readonly sessionDate: CalendarDate | '';
};

const usualMinutes = 30;

export function emptyPractice(sessionDate: CalendarDate): PracticeValues {
  return { title: '', duration: usualMinutes, notes: '', sessionDate };
}

/** Returns the values of logged practice, to be changed. */
export function loggedPractice({ title, duration, date, data }: CalendarItem): PracticeValues {
  return { title, duration, notes: data.notes ?? '', sessionDate: date };
}

export function practiceBody(values: PracticeValues): BodyOf<typeof logbook.addPractice> {
  const { title, duration, sessionDate } = values;
  const notes = values.notes.trim();
  return { title: title.trim(), duration, sessionDate, ...(notes !== '' && { notes }) };
}
