import { isLoggable, lastLoggableDay } from '#domain/activities/activities.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { DateFault } from './practice-values.ts';

type DateFieldProps = {
  /** Empty while none is chosen. */
  readonly value: string;
  readonly onValueChange: (date: string) => void;
  readonly fault: DateFault | undefined;
};

/** The day it was done or is to be; one too far ahead is explained at once. */
export function DateField({ value, onValueChange, fault }: DateFieldProps) {
  const { t } = useTranslation('activities');
  const today = useToday();
  return (
    <Field
      label={t('date')}
      error={fault && t(`faults.${fault}`)}
      hint={!fault && !isLoggable(value, today) && t('faults.later')}
    >
      <TextInput
        type="date"
        numeric
        max={lastLoggableDay(today)}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}
