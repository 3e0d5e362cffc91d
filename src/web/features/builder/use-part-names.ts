import type { BuilderProgram, BuilderSession, BuilderWeek } from '#contract/builder-schemas.ts';
import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { placeOf } from './plan-figures.ts';

/** Monday to Sunday. */
export const dayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

// Any week will do, because only the weekday of each date is used.
const someMonday: CalendarDate = '2024-01-01';
const dateOf = (dayNumber: number): CalendarDate => addDays(someMonday, dayNumber - 1);

/** Returns the names of the parts of a plan, with or without a title. */
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
    /** Returns the name of a session in any week by its id. */
    sessionNameById: (program: BuilderProgram, sessionId: string) => {
      const place = placeOf(program, sessionId);
      return place?.session ? sessionName(place.session, place.week) : '';
    },
  };
}
