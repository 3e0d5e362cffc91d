import { todayIn } from '#domain/calendar-date.ts';
import { dateLocaleOf } from '#i18n/date-locale.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';

/** How moments are written on the clock of the server, in the administrator's language. */
export function useMoments(timeZone: string) {
  const { language } = useTranslation('app');
  const dates = useDates();
  const clock = new Intl.DateTimeFormat(dateLocaleOf(language), { timeStyle: 'short', timeZone });
  const dayOf = (at: string) => todayIn(timeZone, Temporal.Instant.from(at));
  const time = (at: string) => clock.format(new Date(at));
  return {
    /** 3:30 AM */
    time,
    /** 14 May */
    date: (at: string) => dates.short(dayOf(at)),
    /** Thu 14 May, 3:30 AM */
    moment: (at: string) => `${dates.weekdayShort(dayOf(at))}, ${time(at)}`,
  };
}
