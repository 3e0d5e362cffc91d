import './number-stepper.css';
import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useField } from './field-context.ts';
import { fitNumber, readNumber, writeNumber } from './number-text.ts';

export type NumberStepperProps = {
  /** Null while there is none yet, NaN while the text is no number. */
  value: number | null;
  /**
   * Called with the number as it is typed, beyond the limits or between the steps too, and with NaN for
   * a text that is none: the form refuses those. The text stays until it is changed.
   */
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  /** Where the first press starts when there is no value; `min` otherwise. */
  start?: number | undefined;
  /** Shown faintly while there is no value; presses count from here unless `start` says more. */
  faint?: number | undefined;
  /** Called when the text is deleted; without it that is no number either. */
  onClear?: (() => void) | undefined;
  /** Follows the number in small: "min". */
  unit?: string | undefined;
  /** `small` in forms, `large` where the number is the whole question. */
  size?: 'small' | 'large' | undefined;
  /** Needed outside of a `Field`. */
  label?: string | undefined;
  /** Other ways to write and read, such as plus handicaps. */
  format?: ((value: number) => string) | undefined;
  parse?: ((text: string) => number | null) | undefined;
  /** The text while it is typed, null otherwise, and its setter: for who asks about it. */
  drafting?: readonly [string | null, (draft: string | null) => void] | undefined;
  /** An example, shown while there is no number. */
  placeholder?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
};

const minus = /[-−]/;
const pageSteps = 10;
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: pageSteps,
  PageDown: -pageSteps,
};

/** What the stepper knows about its number; a text that is no number within the bounds stays a draft. */
function useStepping(props: NumberStepperProps) {
  const { value, min, max, step = 1, parse = readNumber } = props;
  const { language } = useTranslation('ui');
  const ownDrafting = useState<string | null>(null);
  const [draft, setDraft] = props.drafting ?? ownDrafting;
  const write = props.format ?? ((number: number) => writeNumber(number, step, language));
  const bounds = { min, max, step };
  const number = Number.isNaN(value) ? null : value;
  const fits = (text: string) => {
    const typed = parse(text);
    return typed !== null && fitNumber(typed, bounds) === typed;
  };
  return {
    number,
    // A field that is switched off shows its value, not what was typed in it before.
    text: (props.disabled ? null : draft) ?? (number === null ? '' : write(number)),
    type: (text: string) => {
      // Where nothing is below zero a minus is not taken at all.
      if (min >= 0 && minus.test(text)) return;
      setDraft(text);
      if (text.trim() === '' && props.onClear) return props.onClear();
      props.onValueChange(parse(text) ?? Number.NaN);
    },
    settle: () => {
      if (draft !== null && (draft.trim() === '' || fits(draft))) setDraft(null);
    },
    move: (steps: number) => {
      setDraft(null);
      const from = (draft === null ? null : parse(draft)) ?? number;
      const first = props.start ?? (props.faint === undefined ? min : props.faint + steps * step);
      const next = from === null ? first : from + steps * step;
      props.onValueChange(fitNumber(next, bounds));
    },
  };
}

/** A number with − and + beside it, which can be typed as well. Arrow and page keys move it too. */
export function NumberStepper(props: NumberStepperProps) {
  const { min, max, step = 1, unit, size, label, disabled, faint } = props;
  const placeholder = props.placeholder ?? (faint === undefined ? undefined : String(faint));
  const { t, language } = useTranslation('ui');
  const field = useField();
  const stepping = useStepping(props);
  const value = stepping.number;
  const named =
    label === undefined ? { 'aria-labelledby': field?.labelId } : { 'aria-label': label };
  const stepText = [writeNumber(step, step, language), unit].filter(Boolean).join(' ');
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter sends the form: the number is written as it will be.
    if (event.key === 'Enter') stepping.settle();
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    stepping.move(steps);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, the label names it
    <div className={size ? `stepper stepper-${size}` : 'stepper'} role="group" {...named}>
      <button
        type="button"
        aria-label={t('stepDown', { step: stepText })}
        disabled={disabled || (value !== null && value <= min)}
        onClick={() => stepping.move(-1)}
      >
        <Minus className="icon" aria-hidden />
      </button>
      <label
        className="stepper-value number"
        style={{ '--chars': (stepping.text || (placeholder ?? '')).length } as CSSProperties}
      >
        <input
          ref={props.ref}
          id={field?.id}
          name={props.name}
          role="spinbutton"
          inputMode={min < 0 ? 'text' : 'decimal'}
          autoComplete="off"
          {...named}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value ?? undefined}
          aria-valuetext={
            value === null ? undefined : [stepping.text, unit].filter(Boolean).join(' ')
          }
          aria-describedby={field?.describedBy}
          aria-invalid={field?.invalid || undefined}
          disabled={disabled}
          placeholder={placeholder}
          value={stepping.text}
          onChange={(event) => stepping.type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            stepping.settle();
            props.onBlur?.();
          }}
        />
        {unit && <small>{unit}</small>}
      </label>
      <button
        type="button"
        aria-label={t('stepUp', { step: stepText })}
        disabled={disabled || (value !== null && value >= max)}
        onClick={() => stepping.move(1)}
      >
        <Plus className="icon" aria-hidden />
      </button>
    </div>
  );
}
