import '#web/ui/disclosure.css';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { extraLimits, textLength } from '#domain/logbook/logbook.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { extras } from './round-values.ts';
import type { RoundForm } from './use-log-forms.ts';

/** Optional fields that few golfers fill in. Collapsed until the golfer opens them or one of them is invalid. */
export function RoundExtras({ form: { control } }: Pick<RoundForm, 'form'>) {
  const { t } = useTranslation('logbook');
  const { errors } = useFormState({ control });
  const [unfolded, setUnfolded] = useState(false);
  const open = unfolded || extras.some((extra) => errors[extra]);
  return (
    <details
      className="disclosure"
      open={open}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary className="link">
        <ChevronDown className="icon icon-small" aria-hidden />
        {t('extras.title')}
      </summary>
      <div className="stack round-extras">
        <FormField control={control} name="courseName" label={t('extras.courseName')}>
          {(field) => <TextInput {...field} maxLength={textLength.line} />}
        </FormField>
        <div className="field-pair">
          {extras.map((extra) => (
            <FormField key={extra} control={control} name={extra} label={t(`extras.${extra}`)}>
              {(field) => (
                <TextInput
                  {...field}
                  numeric
                  inputMode={extraLimits[extra].whole ? 'numeric' : 'decimal'}
                  autoComplete="off"
                />
              )}
            </FormField>
          ))}
        </div>
      </div>
    </details>
  );
}
