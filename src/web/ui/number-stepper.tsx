import './number-stepper.css';
import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useField } from './field-context.ts';
import { fitNumber, readNumber, writeNumber } from './number-text.ts';

export type NumberStepperProps = {
  /** Null if there is no number yet; NaN while the text is not a number. */
  value: number | null;
  /**
   * Called with the number while it is typed, even if it is outside the limits or between steps, and with NaN for a
   * text that is not a number; the form rejects those. The text stays until the golfer changes it.
   */
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  /** The number that the first press sets when there is no value; `min` by default. */
  start?: number | undefined;
  /** Shown faintly when there is no value; presses count from here unless `start` is given. */
  faint?: number | undefined;
  /** Called when the text is deleted; without it, an empty text counts as NaN. */
  onClear?: (() => void) | undefined;
  /** Shown in small after the number: "min". */
  unit?: string | undefined;
  /** `small` in forms, `large` when the number is the whole question. */
  size?: 'small' | 'large' | undefined;
  /** Required outside of a `Field`. */
  label?: string | undefined;
  /** Custom format and parser, such as for plus handicaps. */
  format?: ((value: number) => string) | undefined;
  parse?: ((text: string) => number | null) | undefined;
  /** The text while it is typed, otherwise null, and its setter; for owners that need the text. */
  drafting?: readonly [string | null, (draft: string | null) => void] | undefined;
  /** An example, shown when there is no number. */
  placeholder?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
};

const pageSteps = 10;
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: pageSteps,
  PageDown: -pageSteps,
};

/** The state of the stepper; a text that is not a number within the bounds stays a draft. */
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
    // A disabled field shows its value, not the text typed before.
    text: (props.disabled ? null : draft) ?? (number === null ? '' : write(number)),
    type: (text: string) => {
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

/** A number input with − and + buttons. Arrow and page keys change the number too. */
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
    // Enter submits the form, so the number is formatted first.
    if (event.key === 'Enter') stepping.settle();
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    stepping.move(steps);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, but the label names the group
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
