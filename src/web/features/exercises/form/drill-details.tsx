import '#web/ui/chips.css';
import '#web/ui/disclosure.css';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { drillModes, venues } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { CommonFaults } from './common-faults.tsx';
import { DrawingField } from './drawing-field.tsx';
import type { ExerciseValues } from './exercise-values.ts';
import { ScoringFields } from './scoring-fields.tsx';

const detailFields = [
  'purpose',
  'setUp',
  'steps',
  'commonFaults',
  'alternatives',
  'safety',
  'venues',
  'mode',
  'scoring',
  'diagram',
] as const;

type DrillDetailsProps = { readonly form: UseFormReturn<ExerciseValues> };

/** The optional fields that make an exercise a drill. */
export function DrillDetails({ form }: DrillDetailsProps) {
  const { t } = useTranslation('exercises');
  const { control } = form;
  const { errors } = useFormState({ control });
  const [open, setOpen] = useState(false);
  const hasFault = detailFields.some((field) => errors[field] !== undefined);
  return (
    <details
      className="disclosure"
      open={open || hasFault}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="link">
        <ChevronDown className="icon icon-small" aria-hidden />
        {t('form.more')}
      </summary>
      <div className="stack drill-details">
        <p className="muted">{t('form.moreText')}</p>
        <div className="form-columns">
          {(['purpose', 'setUp'] as const).map((name) => (
            <FormField key={name} control={control} name={name} label={t(`form.${name}`)}>
              {(field) => <TextArea {...field} rows={3} />}
            </FormField>
          ))}
        </div>
        <FormField
          control={control}
          name="steps"
          label={t('form.steps')}
          hint={t('form.stepsHint')}
        >
          {(field) => <TextArea {...field} rows={4} />}
        </FormField>
        <CommonFaults control={control} />
        <div className="form-columns">
          <FormField
            control={control}
            name="alternatives"
            label={t('form.alternatives')}
            hint={t('form.alternativesHint')}
          >
            {(field) => <TextArea {...field} rows={2} />}
          </FormField>
          <FormField control={control} name="safety" label={t('form.safety')}>
            {(field) => <TextArea {...field} rows={2} />}
          </FormField>
        </div>
        <div className="form-columns">
          <Venues form={form} />
          <FormField control={control} name="mode" label={t('form.mode')}>
            {(field) => (
              <Select
                {...field}
                options={['' as const, ...drillModes].map((value) => ({
                  value,
                  label: value === '' ? t('form.noMode') : t(`modes.${value}`),
                }))}
              />
            )}
          </FormField>
        </div>
        <ScoringFields form={form} />
        <DrawingField control={control} />
      </div>
    </details>
  );
}

/** The places where the drill can be done. Any number can be chosen. */
function Venues({ form: { control } }: DrillDetailsProps) {
  const { t } = useTranslation('exercises');
  return (
    <FormField control={control} name="venues" label={t('form.venues')} group>
      {({ value, onChange }) => (
        <div className="chips">
          {venues.map((venue) => (
            <label key={venue} className={value.includes(venue) ? 'choice is-on' : 'choice'}>
              <input
                type="checkbox"
                checked={value.includes(venue)}
                onChange={({ target }) =>
                  onChange(
                    venues.filter((each) =>
                      each === venue ? target.checked : value.includes(each),
                    ),
                  )
                }
              />
              {t(`venues.${venue}`)}
            </label>
          ))}
        </div>
      )}
    </FormField>
  );
}
