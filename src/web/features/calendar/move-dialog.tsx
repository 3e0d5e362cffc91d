import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarItem } from '#contract/activities.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Move } from './use-move.ts';

type MoveDialogProps = {
  readonly item: CalendarItem;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onBack: () => void;
  readonly move: Move;
};

type Fault = 'required' | 'past' | 'same';

function faultOf(date: string, from: CalendarDate, today: CalendarDate): Fault | null {
  if (date === '') return 'required';
  if (date === from) return 'same';
  return date < today ? 'past' : null;
}

/** Moves a session by its date: what dragging does, for the keyboard and for every other hand. */
export function MoveDialog({ item, open, onClose, onBack, move }: MoveDialogProps) {
  const { t } = useTranslation('calendar');
  const dates = useDates();
  const today = useToday();
  const field = useRef<HTMLInputElement>(null);
  const [date, setDate] = useState('');
  const [asked, setAsked] = useState(false);
  const fault = faultOf(date, item.date, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault !== null) field.current?.focus();
    else if (!move.isPending) {
      move.mutate(
        { params: { sessionId: item.id }, body: { newDate: date } },
        { onSuccess: onClose },
      );
    }
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={item.title}
      onSubmit={submit}
      initialFocus={field}
      foot={
        <>
          <Button variant="line" onClick={onBack}>
            {t('move.back')}
          </Button>
          <Button type="submit" busy={move.isPending} busyText={t('move.busy')}>
            {t('move.submit')}
          </Button>
        </>
      }
    >
      <p className="soft">{t('move.now', { day: dates.day(item.date) })}</p>
      <Field
        label={t('move.date')}
        hint={t('move.hint')}
        error={asked && fault !== null ? t(`move.${fault}`) : undefined}
      >
        <TextInput
          type="date"
          ref={field}
          min={today}
          required
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
      </Field>
    </Sheet>
  );
}
