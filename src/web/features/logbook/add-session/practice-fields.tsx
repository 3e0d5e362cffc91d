import { mostPracticeMinutes, textLength } from '#domain/logbook/logbook.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { SessionDate, type SessionDateProps } from './session-date.tsx';
import type { PracticeForm } from './use-log-forms.ts';

type PracticeFieldsProps = Pick<PracticeForm, 'form'> & Pick<SessionDateProps, 'logged'>;

export function PracticeFields({ form: { control }, logged }: PracticeFieldsProps) {
  const { t } = useTranslation('logbook');
  return (
    <>
      <FormField control={control} name="title" label={t('practice.name')}>
        {(field) => (
          <TextInput {...field} maxLength={textLength.line} placeholder={t('practice.example')} />
        )}
      </FormField>
      <div className="field-pair log-pair">
        <FormField control={control} name="duration" label={t('practice.duration')} group>
          {({ value, onChange, ref }) => (
            <NumberStepper
              ref={ref}
              size="small"
              unit={t('practice.minute')}
              min={1}
              max={mostPracticeMinutes}
              value={value === 0 ? null : value}
              onValueChange={onChange}
              onClear={() => onChange(0)}
            />
          )}
        </FormField>
        <SessionDate control={control} name="sessionDate" logged={logged} />
      </div>
      <FormField control={control} name="notes" label={t('practice.notes')}>
        {(field) => (
          <TextArea {...field} rows={3} maxLength={textLength.notes} placeholder={t('optional')} />
        )}
      </FormField>
    </>
  );
}
