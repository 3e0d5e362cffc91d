import { useEffect } from 'react';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { MoveForm } from './use-move-form.ts';

type MoveFieldProps = { readonly from: CalendarDate; readonly form: MoveForm };

/** Where a session stands and where it shall go. The focus is in the field when it appears. */
export function MoveField({ from, form }: MoveFieldProps) {
  const { t } = useTranslation('activities');
  const dates = useDates();
  const { today, date, setDate, fault, field } = form;
  useEffect(() => field.current?.focus(), [field]);
  return (
    <>
      <p className="soft">{t('move.now', { day: dates.day(from) })}</p>
      <Field
        label={t('move.date')}
        hint={t('move.hint')}
        error={fault === null ? undefined : t(`move.${fault}`)}
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
    </>
  );
}
