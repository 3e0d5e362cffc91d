import './start-calendar.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type CalendarDate, monthOf } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { dateOfDay, dayNumbers } from '../schedule/weekdays.ts';
import { addMonths, moveByKey, weeksOfMonth } from './month-grid.ts';

export type StartCalendarProps = {
  readonly value: CalendarDate;
  readonly onChange: (date: CalendarDate) => void;
  /** Days before it cannot be chosen. */
  readonly today: CalendarDate;
  /** Ringed. */
  readonly trainingDates: ReadonlySet<CalendarDate>;
  readonly labelledBy: string;
};

/** The day that the arrow keys stand on. It leads the month shown, and the focus when keys move it. */
function useCursor(start: CalendarDate, earliest: CalendarDate) {
  const [wanted, setCursor] = useState(start);
  const cursor = wanted < earliest ? earliest : wanted;
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moveByKey(event.key, cursor, earliest);
    if (to === null) return;
    event.preventDefault();
    byKey.current = to !== cursor;
    setCursor(to);
  };
  return { cursor, setCursor, grid, onKeyDown };
}

/** A month to pick the first day of a plan from, with the days of training that follow from it. */
export function StartCalendar(props: StartCalendarProps) {
  const { value, onChange, today, trainingDates, labelledBy } = props;
  const { t } = useTranslation('training');
  const dates = useDates();
  const monthId = useId();
  const { cursor, setCursor, grid, onKeyDown } = useCursor(value, today);
  return (
    <div className="month">
      <div className="month-head">
        <IconButton
          label={t('wizard.calendar.previous')}
          disabled={monthOf(cursor) <= monthOf(today)}
          onClick={() => setCursor(addMonths(cursor, -1))}
        >
          <ChevronLeft className="icon icon-small" aria-hidden />
        </IconButton>
        <b className="heading-small" id={monthId} aria-live="polite">
          {dates.month(cursor)}
        </b>
        <IconButton
          label={t('wizard.calendar.next')}
          onClick={() => setCursor(addMonths(cursor, 1))}
        >
          <ChevronRight className="icon icon-small" aria-hidden />
        </IconButton>
      </div>
      <table
        className="month-days"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the arrow keys walk through is a grid
        role="grid"
        aria-labelledby={`${labelledBy} ${monthId}`}
        ref={grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {dayNumbers.map((day) => (
              <th key={day} scope="col" abbr={dates.weekdayLong(dateOfDay(day))}>
                {dates.weekday(dateOfDay(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(cursor).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the empty places of a week have no other name
                  <td key={index} />
                ) : (
                  <td key={date}>
                    <DayButton
                      date={date}
                      {...{ value, today, trainingDates }}
                      focusable={date === cursor}
                      onChoose={() => {
                        setCursor(date);
                        onChange(date);
                      }}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Day = Pick<StartCalendarProps, 'value' | 'today' | 'trainingDates'> & {
  readonly date: CalendarDate;
};

type DayButtonProps = Day & { readonly focusable: boolean; readonly onChoose: () => void };

function DayButton({ focusable, onChoose, ...day }: DayButtonProps) {
  const { date, value, today, trainingDates } = day;
  const { t } = useTranslation('training');
  const dates = useDates();
  const name = `${dates.weekdayLong(date)} ${dates.full(date)}`;
  return (
    <button
      type="button"
      className={lookOf(day)}
      aria-label={trainingDates.has(date) ? t('wizard.calendar.training', { day: name }) : name}
      aria-pressed={date === value}
      aria-current={date === today ? 'date' : undefined}
      data-date={date}
      disabled={date < today}
      tabIndex={focusable ? 0 : -1}
      onClick={onChoose}
    >
      {dates.dayOfMonth(date)}
    </button>
  );
}

function lookOf({ date, value, today, trainingDates }: Day): string {
  const looks = [
    'month-day number',
    date < today && 'is-past',
    date === today && 'is-today',
    trainingDates.has(date) && 'is-training',
    date === value && 'is-start',
  ];
  return looks.filter(Boolean).join(' ');
}
