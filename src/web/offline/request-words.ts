import { dayAt } from '#domain/calendar-date.ts';
import { dateLocaleOf } from '#i18n/date-locale.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { actionOf } from '#web/platform/queue/offline-action.ts';
import type { QueuedRequest } from '#web/platform/queue/queued-request.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { offlineActions } from './actions/all.ts';

/** Describes waiting requests: what was done, and when. */
export function useRequestWords() {
  const { t, language } = useTranslation('queue');
  const dates = useDates();
  const today = useToday();
  const { timeZone } = useGolfer();

  const when = (recordedAt: number): string => {
    const day = dayAt(recordedAt, timeZone);
    const time = new Intl.DateTimeFormat(dateLocaleOf(language), { timeStyle: 'short', timeZone });
    return t('when', {
      day: day === today ? t('today') : dates.short(day, today),
      time: time.format(recordedAt),
    });
  };
  const stars = (rating: number) => t('stars', { count: rating });

  const what = (request: QueuedRequest): string => {
    const title = request.title || t('changes.session');
    const day = (date: string) => dates.short(date, today);
    const { body } = request;
    return actionOf(offlineActions, request)?.words({ t, language, title, body, day }) ?? title;
  };

  /** The time of the request and details that distinguish it from others. */
  const details = (request: QueuedRequest): string => {
    const entered = actionOf(offlineActions, request)?.details?.(request.body);
    return [
      when(request.recordedAt),
      entered && t('minutes', { minutes: entered.minutes }),
      entered?.stars !== undefined && stars(entered.stars),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return { what, details, when, stars };
}
