import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DiagramLabel, Mark } from '#domain/drills/diagram.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { choiceOf, fieldsOf, flagOf, type MarkField, numberOf, withValue } from './mark-fields.ts';

type MarkSettingsProps = {
  readonly mark: Mark;
  readonly onChange: (next: Mark) => void;
  readonly onRemove: () => void;
};

/** The settings of the chosen mark. */
export function MarkSettings({ mark, onChange, onRemove }: MarkSettingsProps) {
  const { t } = useTranslation('exercises');
  const fields = fieldsOf(mark.type);
  const flags = fields.filter((field) => field.kind === 'flag');
  const others = fields.filter((field) => field.kind !== 'flag');
  return (
    <fieldset className="stack-small">
      <legend className="visually-hidden">{t(`marks.${mark.type}`)}</legend>
      {(mark.type === 'label' || mark.type === 'dim') && (
        <LabelFields mark={mark} onChange={onChange} />
      )}
      <div className="even-columns">
        {others.map((field) => (
          <Setting key={field.name} {...{ mark, field, onChange }} />
        ))}
      </div>
      <div className="mark-flags">
        {flags.map((field) => (
          <label key={field.name}>
            <input
              type="checkbox"
              checked={flagOf(mark, field)}
              onChange={({ target }) => onChange(withValue(mark, field, target.checked))}
            />
            {t(`drawing.fields.${field.name}`)}
          </label>
        ))}
      </div>
      <Button className="add-part" variant="outline" size="slim" onClick={onRemove}>
        <Trash2 className="icon icon-small" aria-hidden />
        {t('drawing.remove')}
      </Button>
    </fieldset>
  );
}

type SettingProps = {
  readonly mark: Mark;
  readonly field: Exclude<MarkField, { kind: 'flag' }>;
  readonly onChange: (next: Mark) => void;
};

function Setting({ mark, field, onChange }: SettingProps) {
  const { t } = useTranslation('exercises');
  const label = t(`drawing.fields.${field.name}`);
  if (field.kind === 'choice')
    return (
      <Field label={label}>
        <Select
          value={choiceOf(mark, field)}
          onChange={({ target }) => onChange(withValue(mark, field, target.value))}
          options={field.values.map((value) => ({ value, label: t(`drawing.values.${value}`) }))}
        />
      </Field>
    );
  const { min, max } = field;
  return (
    <NumberField
      {...{ label, min, max }}
      whole
      value={numberOf(mark, field)}
      onChange={(next) => onChange(withValue(mark, field, next))}
    />
  );
}

type NumberFieldProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Whether only whole numbers are accepted. */
  readonly whole?: boolean;
  /** Undefined if no number is set. */
  readonly value: number | undefined;
  readonly onChange: (next: number) => void;
  /** If missing, the field may not stay empty. */
  readonly onClear?: () => void;
};

type Typed = {
  readonly text: string;
  readonly fault: string | undefined;
  readonly isLeft: boolean;
};

/**
 * A number field that updates the drawing during typing. A text that the drawing cannot take stays, with the reason
 * once the field is left; the drawing keeps its last number.
 */
function NumberField({ label, value, onChange, onClear, ...rules }: NumberFieldProps) {
  const { t } = useTranslation('issues');
  const { min, max, whole = false } = rules;
  const [typed, setTyped] = useState<Typed | null>(null);
  const faultOf = ({ value: text, valueAsNumber: number, validity }: HTMLInputElement) => {
    if (text === '' && !validity.badInput) return onClear ? undefined : t('required');
    if (Number.isNaN(number)) return t('not_a_number');
    if (number < min) return t('too_low', { min });
    if (number > max) return t('too_high', { max });
    return whole && !Number.isInteger(number) ? t('whole_number') : undefined;
  };
  return (
    <Field label={label} error={typed?.isLeft ? typed.fault : undefined}>
      <TextInput
        numeric
        type="number"
        step="any"
        {...{ min, max }}
        value={typed?.text ?? value ?? ''}
        onBlur={() => setTyped(typed?.fault === undefined ? null : { ...typed, isLeft: true })}
        onChange={({ target }) => {
          const fault = faultOf(target);
          setTyped({ text: target.value, fault, isLeft: false });
          if (fault !== undefined) return;
          if (target.value === '') onClear?.();
          else onChange(target.valueAsNumber);
        }}
      />
    </Field>
  );
}

type LabelFieldsProps = {
  readonly mark: Extract<Mark, { type: 'label' | 'dim' }>;
  readonly onChange: (next: Mark) => void;
};

/** The text and the distance of a label. At least one of them must be set. */
function LabelFields({ mark, onChange }: LabelFieldsProps) {
  const { t } = useTranslation('exercises');
  const { word = '', metres } = mark.label ?? {};
  const put = (nextWord: string, nextMetres: number | undefined) => {
    const label = labelOf(nextWord, nextMetres);
    if (label) onChange({ ...mark, label });
  };
  return (
    <div className="even-columns">
      <Field label={t('drawing.fields.word')}>
        <TextInput
          value={word}
          maxLength={40}
          onChange={({ target }) => put(target.value, metres)}
        />
      </Field>
      <NumberField
        label={t('drawing.fields.metres')}
        {...{ min: 0, max: 500, value: metres }}
        onChange={(next) => put(word, next)}
        onClear={() => put(word, undefined)}
      />
    </div>
  );
}

/** Returns null if the label would be empty. */
function labelOf(word: string, metres: number | undefined): DiagramLabel | null {
  if (word !== '') return metres === undefined ? { word } : { word, metres };
  return metres === undefined ? null : { metres };
}
