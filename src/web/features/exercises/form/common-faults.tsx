import { Plus, Trash2 } from 'lucide-react';
import { type Control, useFieldArray } from 'react-hook-form';
import { exerciseLength } from '#contract/exercises-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ExerciseValues } from './exercise-values.ts';

const most = exerciseLength.commonFaults.entries;

/** Common faults, each with its fix. */
export function CommonFaults({ control }: { readonly control: Control<ExerciseValues> }) {
  const { t } = useTranslation('exercises');
  const { fields, append, remove } = useFieldArray({ control, name: 'commonFaults' });
  return (
    <fieldset className="stack-small">
      <legend className="row-title">{t('form.faults')}</legend>
      {fields.map(({ id }, place) => (
        <div className="fault-row" key={id}>
          {(['fault', 'fix'] as const).map((part) => (
            <FormField
              key={part}
              control={control}
              name={`commonFaults.${place}.${part}`}
              label={t(`form.${part}`)}
            >
              {(field) => <TextInput {...field} autoComplete="off" />}
            </FormField>
          ))}
          <IconButton
            label={t('form.removeFault', { number: place + 1 })}
            onClick={() => remove(place)}
          >
            <Trash2 className="icon icon-small" aria-hidden />
          </IconButton>
        </div>
      ))}
      {fields.length < most && (
        <Button
          className="add-part"
          variant="outline"
          size="slim"
          onClick={() => append({ fault: '', fix: '' })}
        >
          <Plus className="icon icon-small" aria-hidden />
          {t('form.addFault')}
        </Button>
      )}
    </fieldset>
  );
}
