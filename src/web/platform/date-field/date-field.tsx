import './date-field.css';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { type CalendarDate, isCalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useField } from '#web/ui/field-context.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dateTextIn, localeFor } from './date-text.ts';
import { MonthGrid } from './month-grid.tsx';
import type { DayRange } from './month-weeks.ts';

export type DateFieldProps = DayRange & {
  readonly ref?: Ref<HTMLInputElement>;
  readonly name?: string;
  /** A date, or the typed text if it is not a valid date. */
  readonly value: string;
  /** Called with the date that was typed or chosen, or with the typed text if it is not a valid date. */
  readonly onChange: (value: CalendarDate | string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
};

/** A limit may be the value of another field, which can hold any text. */
const dayOf = (text: string | undefined) =>
  text !== undefined && isCalendarDate(text) ? text : undefined;

/**
 * The date field used by all forms. It shows the day in the golfer's locale, accepts typed dates in that locale's
 * order or as ISO 8601, and opens a month to choose from. Days outside of `min` and `max` can be typed; the form
 * shows the error. Spread the `field` of a `FormField` into it.
 */
export function DateField({ value, onChange, onBlur, min, max, ...input }: DateFieldProps) {
  const { t, language } = useTranslation('ui');
  const today = useToday();
  const text = dateTextIn(localeFor(language));
  const hintId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [choosing, setChoosing] = useState(false);
  const date = dayOf(value) ?? null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setChoosing(true);
  };
  return (
    <>
      <span className="date-field">
        <TextInput
          {...input}
          numeric
          autoComplete="off"
          value={typed ?? (date === null ? value : text.format(date))}
          aria-describedby={date === null ? hintId : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(text.parse(target.value, today) ?? target.value);
          }}
          onBlur={() => {
            setTyped(null);
            onBlur?.();
          }}
          onKeyDown={onKeyDown}
        />
        <CalendarButton date={date} onOpen={() => setChoosing(true)} />
      </span>
      {date === null && (
        <p className="small muted" id={hintId}>
          {t('date.format', { example: text.format(today), iso: today })}
        </p>
      )}
      <CalendarSheet
        {...{ date, today }}
        min={dayOf(min)}
        max={dayOf(max)}
        open={choosing}
        onOpenChange={setChoosing}
        onChoose={(chosen) => {
          setTyped(null);
          onChange(chosen);
          setChoosing(false);
        }}
      />
    </>
  );
}

type CalendarButtonProps = { readonly date: CalendarDate | null; readonly onOpen: () => void };

function CalendarButton({ date, onOpen }: CalendarButtonProps) {
  const { t } = useTranslation('ui');
  const dates = useDates();
  const field = useField();
  return (
    <IconButton
      label={date === null ? t('date.choose') : t('date.change', { day: dates.full(date) })}
      // All calendar buttons in a form have the same name, so the field's label describes each.
      aria-describedby={field?.labelId}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <CalendarDays className="icon icon-small" aria-hidden />
    </IconButton>
  );
}

type CalendarSheetProps = DayRange & {
  readonly date: CalendarDate | null;
  readonly today: CalendarDate;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onChoose: (date: CalendarDate) => void;
};

function CalendarSheet({ date, open, onOpenChange, onChoose, ...grid }: CalendarSheetProps) {
  const { t } = useTranslation('ui');
  const cursor = useRef<HTMLButtonElement>(null);
  const field = useField();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('date.choose')} initialFocus={cursor}>
      <MonthGrid
        {...grid}
        value={date}
        onChange={onChoose}
        labelledBy={field?.labelId ?? ''}
        cursorRef={cursor}
      />
    </Sheet>
  );
}
