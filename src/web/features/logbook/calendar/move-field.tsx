import { useEffect, useRef } from 'react';
import type { Control } from 'react-hook-form';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { DateField } from '#web/platform/date-field/date-field.tsx';
import { useDates } from '#web/platform/dates.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useToday } from '#web/platform/session/today.ts';
import type { MoveOptions } from './use-move-options.ts';

type MoveValues = { readonly newDate: CalendarDate };

/** The form that moves a session to another date. */
export function useMoveForm(item: CalendarItem, options: MoveOptions, onMoved: () => void) {
  const { t } = useTranslation('logbook');
  const today = useToday();
  const faultOf = ({ newDate }: MoveValues) => {
    if (newDate === item.date) return t('move.same');
    return newDate < today ? t('move.past') : undefined;
  };
  return useActionForm(training.reschedule, {
    ...options,
    defaultValues: { newDate: '' },
    input: (body) => ({ params: { sessionId: item.id }, body }),
    texts: { newDate: t('move.required') },
    faults: (values) => ({ newDate: faultOf(values) }),
    onSent: onMoved,
  });
}

type MoveFieldProps = { readonly from: CalendarDate; readonly control: Control<MoveValues> };

/** Shows the session's current date and a field for the new one, which takes the focus. */
export function MoveField({ from, control }: MoveFieldProps) {
  const { t } = useTranslation('logbook');
  const dates = useDates();
  const today = useToday();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <p className="muted">{t('move.now', { day: dates.day(from, today) })}</p>
      <FormField control={control} name="newDate" label={t('move.date')} hint={t('move.hint')}>
        {(field) => (
          <DateField
            {...field}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            min={today}
            required
          />
        )}
      </FormField>
    </>
  );
}
