import type { BuilderProgram, BuilderSession, BuilderWeek } from '#contract/builder-schemas.ts';
import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { placeOf } from './plan-figures.ts';

/** Monday to Sunday. */
export const dayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

// Formatters name the weekday of a date: any week will do.
const someMonday: CalendarDate = '2024-01-01';
const dateOf = (dayNumber: number): CalendarDate => addDays(someMonday, dayNumber - 1);

/** How the parts of a plan are called, with or without a title. */
export function usePartNames() {
  const { t } = useTranslation('builder');
  const dates = useDates();
  const dayName = (dayNumber: number) => dates.weekdayLong(dateOf(dayNumber));
  const sessionName = ({ title, dayNumber }: BuilderSession, { weekNumber }: BuilderWeek) =>
    title || t('sessionOf', { week: weekNumber, day: dayName(dayNumber) });
  return {
    dayName,
    /** Mon */
    dayShort: (dayNumber: number) => dates.weekday(dateOf(dayNumber)),
    weekName: ({ title, weekNumber }: BuilderWeek) => title || t('week', { week: weekNumber }),
    sessionName,
    /** The session by its id, wherever it is. */
    sessionNameById: (program: BuilderProgram, sessionId: string) => {
      const place = placeOf(program, sessionId);
      return place?.session ? sessionName(place.session, place.week) : '';
    },
  };
}
