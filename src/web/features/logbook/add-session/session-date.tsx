import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { type CalendarDate, isCalendarDate } from '#domain/calendar-date.ts';
import { isLoggable, lastLoggableDay } from '#domain/logbook/logbook.ts';
import { isInTime } from '#domain/progress/what-counts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { DateField } from '#web/platform/date-field/date-field.tsx';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useToday } from '#web/platform/session/today.ts';

export type SessionDateProps<Values extends FieldValues = FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  /** The date of a logged activity that is changed. With this date it keeps what it counts for. */
  readonly logged?: CalendarDate | undefined;
};

/** The date of the activity, past or planned. A date too far ahead or too long ago shows an explanation at once. */
export function SessionDate<Values extends FieldValues>({
  control,
  name,
  logged,
}: SessionDateProps<Values>) {
  const { t } = useTranslation('logbook');
  const today = useToday();
  const { errors } = useFormState({ control, name });
  const value: string = useWatch({ control, name });
  const hintFor = (date: CalendarDate) => {
    if (!isLoggable(date, today)) return t('faults.later');
    return date !== logged && !isInTime(date, today) && t('late');
  };
  const hint = !errors[name] && isCalendarDate(value) && hintFor(value);
  return (
    <FormField control={control} name={name} label={t('date')} hint={hint}>
      {(field) => <DateField {...field} max={lastLoggableDay(today)} />}
    </FormField>
  );
}
