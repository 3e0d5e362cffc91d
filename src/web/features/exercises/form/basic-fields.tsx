import '#web/ui/tag.css';
import { useQuery } from '@tanstack/react-query';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { exercises } from '#contract/exercises.ts';
import { exerciseLength } from '#contract/exercises-schemas.ts';
import { levels } from '#domain/drills/drill.ts';
import { exerciseIcons, exerciseTypes } from '#domain/drills/exercise.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useNameHint } from '#web/platform/form/use-name-hint.tsx';
import { OptionalLabel } from '#web/ui/optional-label.tsx';
import { Radios } from '#web/ui/radios.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ExerciseIcon } from '../exercise-icon.tsx';
import { useTypeName } from '../exercise-words.ts';
import { type ExerciseValues, equipmentOf } from './exercise-values.ts';

type FieldsProps = { readonly control: Control<ExerciseValues> };

/** The fields that every exercise has. */
export function BasicFields({ control }: FieldsProps) {
  const { t } = useTranslation('exercises');
  const typeName = useTypeName();
  const { data: all = [] } = useQuery(query(exercises.list));
  const nameHint = useNameHint({
    typed: useWatch({ control, name: 'name' }),
    opened: useFormState({ control }).defaultValues?.name ?? '',
    names: all.map(({ name }) => name),
    mostCharacters: exerciseLength.name,
  });
  return (
    <>
      <FormField control={control} name="name" label={t('form.name')} hint={nameHint}>
        {(field) => <TextInput {...field} autoComplete="off" required />}
      </FormField>
      <div className="form-columns">
        <div className="field-pair">
          <FormField control={control} name="type" label={t('form.type')}>
            {(field) => (
              <Select
                {...field}
                options={exerciseTypes.map((value) => ({ value, label: typeName(value) }))}
              />
            )}
          </FormField>
          <FormField control={control} name="duration" label={t('form.minutes')}>
            {(field) => (
              <TextInput {...field} numeric inputMode="numeric" autoComplete="off" required />
            )}
          </FormField>
        </div>
        <FormField control={control} name="difficulty" label={t('form.difficulty')} group>
          {({ value, onChange }) => (
            <Segmented
              value={value}
              onValueChange={onChange}
              options={levels.map((level) => ({ value: level, label: t(`difficulty.${level}`) }))}
            />
          )}
        </FormField>
        {(['description', 'instructions'] as const).map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            label={<OptionalLabel>{t(`form.${name}`)}</OptionalLabel>}
          >
            {(field) => <TextArea {...field} rows={3} placeholder={t(`form.${name}Hint`)} />}
          </FormField>
        ))}
      </div>
      <Equipment control={control} />
      <FormField control={control} name="icon" label={t('form.icon')} group>
        {({ value, onChange }) => (
          <Radios
            className="icon-choice"
            value={value}
            onValueChange={onChange}
            options={exerciseIcons.map((icon) => ({
              value: icon,
              label: (
                <>
                  <ExerciseIcon name={icon} />
                  <span className="visually-hidden">{t(`icons.${icon}`)}</span>
                </>
              ),
            }))}
          />
        )}
      </FormField>
    </>
  );
}

/** A comma-separated list, with the parsed entries shown below. */
function Equipment({ control }: FieldsProps) {
  const { t } = useTranslation('exercises');
  const entries = equipmentOf(useWatch({ control, name: 'equipment' }));
  return (
    <div className="stack-small">
      <FormField
        control={control}
        name="equipment"
        label={<OptionalLabel>{t('form.equipment')}</OptionalLabel>}
        hint={t('form.commas')}
      >
        {(field) => <TextInput {...field} placeholder={t('form.equipmentHint')} />}
      </FormField>
      {entries.length > 0 && (
        <p className="small equipment-entries" aria-hidden>
          {entries.map((entry, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same entry may be typed twice
            <span className="tag" key={place}>
              {entry}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
