import { type UseFormReturn, useWatch } from 'react-hook-form';
import { levels } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useNumbers } from '#web/platform/numbers.ts';
import { OptionalLabel } from '#web/ui/optional-label.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ExerciseValues } from './exercise-values.ts';

const numberField = { numeric: true, inputMode: 'decimal', autoComplete: 'off' } as const;
const steps = ['1', '0.5', '0.1'] as const;

/** The scoring of the drill, with a target score for each level. */
export function ScoringFields({ form }: { readonly form: UseFormReturn<ExerciseValues> }) {
  const { t } = useTranslation('exercises');
  const { control, setValue } = form;
  const isScored = useWatch({ control, name: 'isScored' });
  const { write } = useNumbers();
  return (
    <fieldset className="stack">
      <legend className="visually-hidden">{t('form.scoring')}</legend>
      <div className="between is-middle">
        <span className="row-title" aria-hidden>
          {t('form.scored')}
        </span>
        <Switch
          label={t('form.scored')}
          checked={isScored}
          onCheckedChange={(next) => setValue('isScored', next, { shouldDirty: true })}
        />
      </div>
      {isScored && (
        <>
          <div className="form-columns">
            <FormField control={control} name="scoring.how" label={t('form.how')}>
              {(field) => <TextInput {...field} placeholder={t('form.howHint')} />}
            </FormField>
            <FormField control={control} name="scoring.unit" label={t('form.unit')}>
              {(field) => <TextInput {...field} placeholder={t('form.unitHint')} />}
            </FormField>
            <FormField control={control} name="scoring.better" label={t('form.better')} group>
              {({ value, onChange }) => (
                <Segmented
                  value={value}
                  onValueChange={onChange}
                  options={(['higher', 'lower'] as const).map((better) => ({
                    value: better,
                    label: t(`form.${better}`),
                  }))}
                />
              )}
            </FormField>
            <FormField control={control} name="scoring.step" label={t('form.step')}>
              {(field) => (
                <Select
                  {...field}
                  options={steps.map((value) => ({ value, label: write(Number(value)) }))}
                />
              )}
            </FormField>
            <FormField control={control} name="scoring.min" label={t('form.least')}>
              {(field) => <TextInput {...field} {...numberField} />}
            </FormField>
            <FormField
              control={control}
              name="scoring.max"
              label={<OptionalLabel>{t('form.most')}</OptionalLabel>}
            >
              {(field) => <TextInput {...field} {...numberField} />}
            </FormField>
          </div>
          <fieldset className="stack-small">
            <legend className="row-title">{t('form.targets')}</legend>
            <p className="small muted">{t('form.targetsHint')}</p>
            <div className="even-columns">
              {levels.map((level) => (
                <FormField
                  key={level}
                  control={control}
                  name={`scoring.targets.${level}`}
                  label={t(`difficulty.${level}`)}
                >
                  {(field) => <TextInput {...field} {...numberField} />}
                </FormField>
              ))}
            </div>
          </fieldset>
        </>
      )}
    </fieldset>
  );
}
