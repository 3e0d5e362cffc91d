import './week.css';
import type { Ref } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { Enrollment } from '#contract/training-schemas.ts';
import type { CalendarWeek } from '#domain/training/calendar-weeks.ts';
import { weekNumberOf } from '#domain/training/weeks.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Day, type DayActions } from './day.tsx';

type WeekProps = {
  readonly week: CalendarWeek;
  /** The activities of this week. */
  readonly items: readonly CalendarItem[];
  /** Number of sessions planned for this week, even if they were done in another week. */
  readonly planned: number;
  readonly enrollment: Enrollment | null;
  readonly actions: DayActions;
  readonly ref: Ref<HTMLElement> | undefined;
};

const isSession = ({ type }: CalendarItem) => type === 'scheduled_session';

/** Returns the week number in the current plan or, if only an earlier plan has sessions here, in that plan. */
function planWeekOf({ week, items, enrollment }: Pick<WeekProps, 'week' | 'items' | 'enrollment'>) {
  if (enrollment !== null) {
    const number = weekNumberOf(week.weekStart, enrollment.startDate);
    if (number >= 1 && number <= enrollment.totalWeeks) return number;
  }
  return items.find(isSession)?.data.weekNumber ?? null;
}

/** Seven days under a heading with the date range and the week number of the plan. */
export function Week({ week, items, planned, enrollment, actions, ref }: WeekProps) {
  const { t } = useTranslation('logbook');
  const dates = useDates();
  const { weekStart, weekEnd, isCurrent, days } = week;
  const planWeek = planWeekOf({ week, items, enrollment });
  const headingId = `week-of-${weekStart}`;
  return (
    <section
      className={isCurrent ? 'calendar-week is-now' : 'calendar-week'}
      aria-labelledby={headingId}
      tabIndex={-1}
      ref={ref}
    >
      <header className="calendar-week-head">
        <h2 className="heading-medium" id={headingId}>
          {dates.range(weekStart, weekEnd, useToday())}
          {isCurrent && <span className="visually-hidden">, {t('thisWeek')}</span>}
        </h2>
        {planWeek !== null && (
          <span className="calendar-week-number number">{t('week', { week: planWeek })}</span>
        )}
        <p className="small muted">{t('total', { count: planned })}</p>
      </header>
      <ol className="calendar-days">
        {days.map((day) => (
          <Day
            key={day.date}
            day={day}
            items={items.filter(({ date }) => date === day.date)}
            pause={enrollment?.pause ?? null}
            actions={actions}
          />
        ))}
      </ol>
    </section>
  );
}
