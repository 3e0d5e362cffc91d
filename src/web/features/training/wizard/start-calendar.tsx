import type { CalendarDate } from '#domain/calendar-date.ts';
import { lastDayToPlan } from '#domain/training/plan-change.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { MonthGrid } from '#web/platform/date-field/month-grid.tsx';

export type StartCalendarProps = {
  readonly value: CalendarDate;
  readonly onChange: (date: CalendarDate) => void;
  /** Neither earlier days nor days more than a year later can be chosen. */
  readonly today: CalendarDate;
  /** The days shown with a ring. */
  readonly trainingDates: ReadonlySet<CalendarDate>;
  readonly labelledBy: string;
};

/** A calendar to choose the first day of a plan, showing the resulting training days. */
export function StartCalendar({ today, trainingDates, ...rest }: StartCalendarProps) {
  const { t } = useTranslation('training');
  return (
    <MonthGrid
      {...rest}
      today={today}
      min={today}
      max={lastDayToPlan(today)}
      marked={trainingDates}
      markedName={(day) => t('wizard.calendar.training', { day })}
    />
  );
}
