import { addDays, type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { dateLocaleOf } from '#i18n/date-locale.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { type Dates, useDates } from '#web/platform/dates.ts';
import { everyMinute } from '#web/platform/every-minute.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { useStore } from '#web/platform/store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Now = {
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  readonly today: CalendarDate;
  readonly timeZone: string;
};

type Words = { readonly language: string; readonly dates: Dates; readonly justNow: string };

/** "Just now", "5 min ago", "2 hr ago", "Yesterday", "10 May", or "10 May 2025". */
export function timeAgo(instant: string, now: Now, { language, dates, justNow }: Words): string {
  const moment = Temporal.Instant.from(instant);
  const passedMs = now.at - moment.epochMilliseconds;
  if (passedMs < minuteMs) return justNow;
  const relative = new Intl.RelativeTimeFormat(dateLocaleOf(language), {
    style: 'short',
    numeric: 'auto',
  });
  const day = todayIn(now.timeZone, moment);
  if (passedMs < hourMs) return relative.format(-Math.floor(passedMs / minuteMs), 'minute');
  if (day === now.today) return relative.format(-Math.floor(passedMs / hourMs), 'hour');
  if (day !== addDays(now.today, -1)) return dates.short(day, now.today);
  const [first = '', ...rest] = relative.format(-1, 'day');
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** The time since something happened, updated every minute. */
export function TimeAgo({ instant }: { instant: string }) {
  const { t, language } = useTranslation('notifications');
  const dates = useDates();
  const { timeZone } = useGolfer();
  const today = useToday();
  useStore(everyMinute);
  const words = { language, dates, justNow: t('justNow') };
  return (
    <time dateTime={instant}>{timeAgo(instant, { at: Date.now(), today, timeZone }, words)}</time>
  );
}
