import './month-grid.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { addDays, type CalendarDate, mondayOf, monthOf } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import {
  addMonths,
  clampDay,
  type DayRange,
  isInRange,
  moveByKey,
  weeksOfMonth,
} from './month-weeks.ts';

export type MonthGridProps = DayRange & {
  /** Null if no day is chosen. */
  readonly value: CalendarDate | null;
  readonly onChange: (date: CalendarDate) => void;
  readonly today: CalendarDate;
  /** Days with a ring; `markedName` is their name for screen readers. */
  readonly marked?: ReadonlySet<CalendarDate>;
  readonly markedName?: (day: string) => string;
  /** The id of the element that names the purpose of the choice. */
  readonly labelledBy: string;
  /** Set to the day at which keyboard navigation starts, so that the caller can focus it. */
  readonly cursorRef?: RefObject<HTMLButtonElement | null>;
};

/** The day selected with the arrow keys. It determines the month shown, and has the focus when keys move it. */
function useCursor(start: CalendarDate, range: DayRange) {
  const [wanted, setCursor] = useState(start);
  const cursor = clampDay(wanted, range);
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moveByKey(event, cursor, range);
    if (to === null) return;
    event.preventDefault();
    byKey.current = to !== cursor;
    setCursor(to);
  };
  return { cursor, setCursor, grid, onKeyDown };
}

/** A month for choosing a day, with the keyboard controls of the ARIA date picker. */
export function MonthGrid(props: MonthGridProps) {
  const { value, onChange, today, min, max, labelledBy, cursorRef } = props;
  const dates = useDates();
  const monthId = useId();
  const { cursor, setCursor, grid, onKeyDown } = useCursor(value ?? today, { min, max });
  const monday = mondayOf(cursor);
  return (
    <div className="panel month">
      <MonthHead {...{ cursor, min, max, monthId }} onMove={setCursor} />
      <table
        className="month-days"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with arrow key navigation is a grid
        role="grid"
        aria-labelledby={`${labelledBy} ${monthId}`}
        ref={grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <th key={day} scope="col" abbr={dates.weekdayLong(addDays(monday, day))}>
                {dates.weekday(addDays(monday, day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(cursor).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the empty cells of a week have no other key
                  <td key={index} />
                ) : (
                  <td key={date}>
                    <DayButton
                      {...props}
                      date={date}
                      cursorRef={date === cursor ? (cursorRef ?? null) : undefined}
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

type MonthHeadProps = DayRange & {
  readonly cursor: CalendarDate;
  readonly monthId: string;
  readonly onMove: (to: CalendarDate) => void;
};

/** The month's name between buttons for the previous and the next month. */
function MonthHead({ cursor, min, max, monthId, onMove }: MonthHeadProps) {
  const { t } = useTranslation('ui');
  const dates = useDates();
  return (
    <div className="between is-middle">
      <IconButton
        label={t('month.previous')}
        disabled={min !== undefined && monthOf(cursor) <= monthOf(min)}
        onClick={() => onMove(addMonths(cursor, -1))}
      >
        <ChevronLeft className="icon icon-small" aria-hidden />
      </IconButton>
      <b className="heading-small" id={monthId} aria-live="polite">
        {dates.month(cursor)}
      </b>
      <IconButton
        label={t('month.next')}
        disabled={max !== undefined && monthOf(cursor) >= monthOf(max)}
        onClick={() => onMove(addMonths(cursor, 1))}
      >
        <ChevronRight className="icon icon-small" aria-hidden />
      </IconButton>
    </div>
  );
}

type DayButtonProps = Omit<MonthGridProps, 'cursorRef' | 'onChange'> & {
  readonly date: CalendarDate;
  /** Undefined for days that are not the cursor. */
  readonly cursorRef: RefObject<HTMLButtonElement | null> | null | undefined;
  readonly onChoose: () => void;
};

function DayButton({ cursorRef, onChoose, ...day }: DayButtonProps) {
  const { date, value, today, marked, markedName } = day;
  const dates = useDates();
  const name = `${dates.weekdayLong(date)} ${dates.full(date)}`;
  return (
    <button
      type="button"
      ref={cursorRef}
      className={classNameOf(day)}
      aria-label={marked?.has(date) && markedName ? markedName(name) : name}
      aria-pressed={date === value}
      aria-current={date === today ? 'date' : undefined}
      data-date={date}
      disabled={!isInRange(date, day)}
      tabIndex={cursorRef === undefined ? -1 : 0}
      onClick={onChoose}
    >
      {dates.dayOfMonth(date)}
    </button>
  );
}

function classNameOf(day: Omit<DayButtonProps, 'cursorRef' | 'onChoose'>): string {
  const { date, value, today, marked } = day;
  const looks = [
    'month-day number',
    !isInRange(date, day) && 'is-closed',
    date === today && 'is-today',
    marked?.has(date) && 'is-marked',
    date === value && 'is-chosen',
  ];
  return looks.filter(Boolean).join(' ');
}
