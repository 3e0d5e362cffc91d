import './week-strip.css';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { type Status, StatusIcon } from './status-icon.tsx';

export type WeekStripDay = {
  date: CalendarDate;
  state: Status;
  /** Marks today if the state shows something else: a rest day, or a completed session. */
  now?: boolean | undefined;
};

export type WeekStripProps = {
  days: readonly WeekStripDay[];
  label?: string | undefined;
};

/** Seven days as a scorecard row. Screen readers read each day's date and state. */
export function WeekStrip({ days, label }: WeekStripProps) {
  const { t } = useTranslation('ui');
  const dates = useDates();
  return (
    <ol className="week-strip" aria-label={label ?? t('thisWeek')}>
      {days.map(({ date, state, now }) => (
        <li key={date} className={`week-day is-${state}${now ? ' is-now' : ''}`}>
          <span className="week-day-name" aria-hidden>
            {dates.weekday(date)}
          </span>
          <span className="number week-day-number" aria-hidden>
            {dates.dayOfMonth(date)}
          </span>
          <StatusIcon state={state} />
          <span className="visually-hidden">
            {t(`${now ? 'now' : 'day'}.${state}`, { day: dates.day(date) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
