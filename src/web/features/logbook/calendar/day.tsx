import '#web/ui/button.css';
import './day.css';
import { Plus } from 'lucide-react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { Enrollment } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { CalendarDay } from '#domain/training/calendar-weeks.ts';
import { Flag } from '#web/golf/flag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { Activity } from './activity.tsx';
import { kindOf } from './activity-words.ts';
import { type DragEvents, useDrag } from './use-drag.ts';

type Pause = NonNullable<Enrollment['pause']>;

/** The actions available on every day. */
export type DayActions = DragEvents & {
  readonly onOpen: (item: CalendarItem) => void;
  /** If missing, nothing can be added from here. */
  readonly onAdd: ((date: CalendarDate) => void) | undefined;
};

type DayProps = {
  readonly day: CalendarDay;
  readonly items: readonly CalendarItem[];
  readonly pause: Pause | null;
  readonly actions: DayActions;
};

export function Day({ day, items, pause, actions }: DayProps) {
  const dates = useDates();
  const { date, isToday, isPast } = day;
  const list = useDrag(isPast, actions);
  const look = ['calendar-day', isPast && 'is-past', isToday && 'is-today']
    .filter(Boolean)
    .join(' ');
  const isPaused = pause !== null && pause.from <= date && date <= pause.to;
  const onAdd = items.length === 0 && !isPast ? actions.onAdd : undefined;
  const isEmpty = items.length === 0 && !isPaused && !onAdd;
  return (
    <li className={look} aria-current={isToday ? 'date' : undefined} data-date={date}>
      <div className="calendar-day-date">
        <span>{dates.weekday(date)}</span>{' '}
        <b className="number number-medium">{dates.dayOfMonth(date)}</b>
        {isToday && <Flag />}
      </div>
      {/* It takes what is dragged here, but a list without entries is not one. */}
      <ul
        className="calendar-day-activities"
        ref={list}
        role={isEmpty ? 'presentation' : undefined}
      >
        {isPaused && <PauseNote reason={pause.reason} />}
        {items.map((item) => (
          <li
            key={item.id}
            data-id={item.id}
            className={kindOf(item) === 'planned' && !isPast ? 'is-movable' : undefined}
          >
            <Activity item={item} onOpen={() => actions.onOpen(item)} />
          </li>
        ))}
        {onAdd && <AddHere date={date} onAdd={onAdd} />}
      </ul>
    </li>
  );
}

function PauseNote({ reason }: Pick<Pause, 'reason'>) {
  const { t } = useTranslation('logbook');
  const known = reason === 'holiday' || reason === 'illness' || reason === 'weather';
  return <li className="calendar-day-pause small">{t(`pause.${known ? reason : 'other'}`)}</li>;
}

type AddHereProps = {
  readonly date: CalendarDate;
  readonly onAdd: (date: CalendarDate) => void;
};

function AddHere({ date, onAdd }: AddHereProps) {
  const { t } = useTranslation('logbook');
  const dates = useDates();
  return (
    <li className="calendar-day-add">
      <button
        type="button"
        className="button button-slim add-button"
        aria-label={t('addOn', { day: dates.day(date) })}
        onClick={() => onAdd(date)}
      >
        <Plus className="icon icon-small" aria-hidden />
        {t('add')}
      </button>
    </li>
  );
}
