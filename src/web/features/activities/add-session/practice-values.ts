import type { activities } from '#contract/activities.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { isLoggable, mostPracticeMinutes } from '#domain/activities/activities.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';

/** What stands in the practice form. */
export type PracticeValues = {
  readonly title: string;
  /** Minutes; 0 while the field is empty. */
  readonly duration: number;
  readonly notes: string;
  /** Empty while none is chosen. */
  readonly date: CalendarDate | '';
};

export type DateFault = 'date' | 'later';

export type PracticeFaults = {
  readonly title?: 'title';
  readonly duration?: 'duration' | 'tooLong';
  readonly date?: DateFault;
};

const usualMinutes = 30;

export function emptyPractice(date: CalendarDate): PracticeValues {
  return { title: '', duration: usualMinutes, notes: '', date };
}

/** What is wrong with a chosen day; nothing for today and any day before. */
export function dateFault(date: string, today: CalendarDate): { date?: DateFault } {
  if (date === '') return { date: 'date' };
  return isLoggable(date, today) ? {} : { date: 'later' };
}

/** What the server would refuse, by the same rules. */
export function practiceFaults(values: PracticeValues, today: CalendarDate): PracticeFaults {
  return {
    ...(values.title.trim() === '' && { title: 'title' }),
    ...(values.duration < 1 && { duration: 'duration' }),
    ...(values.duration > mostPracticeMinutes && { duration: 'tooLong' }),
    ...dateFault(values.date, today),
  };
}

export function practiceBody(values: PracticeValues): BodyOf<typeof activities.addPractice> {
  const { title, duration, date: sessionDate } = values;
  const notes = values.notes.trim();
  return { title: title.trim(), duration, sessionDate, ...(notes !== '' && { notes }) };
}
