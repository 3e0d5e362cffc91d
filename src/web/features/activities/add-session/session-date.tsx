import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { isLoggable, lastLoggableDay } from '#domain/activities/activities.ts';
import { isCalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { DateField } from '#web/platform/date-field/date-field.tsx';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useToday } from '#web/platform/session/today.ts';

type SessionDateProps<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
};

/** The date of the activity, past or planned. A date too far ahead shows an explanation at once. */
export function SessionDate<Values extends FieldValues>({
  control,
  name,
}: SessionDateProps<Values>) {
  const { t } = useTranslation('activities');
  const today = useToday();
  const { errors } = useFormState({ control, name });
  const value: string = useWatch({ control, name });
  const hint =
    !errors[name] && isCalendarDate(value) && !isLoggable(value, today) && t('faults.later');
  return (
    <FormField control={control} name={name} label={t('date')} hint={hint}>
      {(field) => <DateField {...field} max={lastLoggableDay(today)} />}
    </FormField>
  );
}
