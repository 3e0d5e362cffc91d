import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { MonthGrid } from '#web/platform/date-field/month-grid.tsx';

export type StartCalendarProps = {
  readonly value: CalendarDate;
  readonly onChange: (date: CalendarDate) => void;
  /** Days before it cannot be chosen. */
  readonly today: CalendarDate;
  /** Ringed. */
  readonly trainingDates: ReadonlySet<CalendarDate>;
  readonly labelledBy: string;
};

/** A month to pick the first day of a plan from, with the days of training that follow from it. */
export function StartCalendar({ today, trainingDates, ...rest }: StartCalendarProps) {
  const { t } = useTranslation('training');
  return (
    <MonthGrid
      {...rest}
      today={today}
      min={today}
      marked={trainingDates}
      markedName={(day) => t('wizard.calendar.training', { day })}
    />
  );
}
