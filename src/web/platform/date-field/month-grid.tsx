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
  /** Null while none is chosen. */
  readonly value: CalendarDate | null;
  readonly onChange: (date: CalendarDate) => void;
  readonly today: CalendarDate;
  /** Ringed, and what a screen reader says for such a day. */
  readonly marked?: ReadonlySet<CalendarDate>;
  readonly markedName?: (day: string) => string;
  /** What the day is chosen for: the id of an element with the name. */
  readonly labelledBy: string;
  /** Set to the day that the keys start from, to give it the focus. */
  readonly cursorRef?: RefObject<HTMLButtonElement | null>;
};

/** The day that the arrow keys stand on. It leads the month shown, and the focus when keys move it. */
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

/** A month to pick a day from, by the keys of the ARIA date picker as well. */
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
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the arrow keys walk through is a grid
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: the empty places of a week have no other name
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

/** The month's name between the ways to the month before and the next one. */
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
      className={lookOf(day)}
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

function lookOf(day: Omit<DayButtonProps, 'cursorRef' | 'onChoose'>): string {
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
