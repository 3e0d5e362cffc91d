import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { type Dates, useDates } from '#web/platform/dates.ts';
import { everyMinute } from '#web/platform/every-minute.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { useStore } from '#web/platform/store.ts';

const hourMs = 3_600_000;

type Now = {
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  readonly today: CalendarDate;
  readonly timeZone: string;
};

type Words = {
  readonly justNow: string;
  readonly hoursAgo: (hours: number) => string;
  readonly yesterday: string;
  readonly dates: Dates;
};

/** "Just now" below 1 hour, "2h ago" below 24, "Yesterday" below 48, then the golfer's date: "11 May". */
export function feedTime(instant: string, now: Now, words: Words): string {
  const moment = Temporal.Instant.from(instant);
  const hours = Math.floor((now.at - moment.epochMilliseconds) / hourMs);
  if (hours < 1) return words.justNow;
  if (hours < 24) return words.hoursAgo(hours);
  if (hours < 48) return words.yesterday;
  return words.dates.short(todayIn(now.timeZone, moment), now.today);
}

/** The time at which something happened, kept up to date. */
export function FeedTime({ instant }: { instant: string }) {
  const { t } = useTranslation('feed');
  const dates = useDates();
  const { timeZone } = useGolfer();
  const today = useToday();
  useStore(everyMinute);
  const words = {
    justNow: t('time.justNow'),
    hoursAgo: (hours: number) => t('time.hoursAgo', { hours }),
    yesterday: t('time.yesterday'),
    dates,
  };
  return (
    <time dateTime={instant}>{feedTime(instant, { at: Date.now(), today, timeZone }, words)}</time>
  );
}
