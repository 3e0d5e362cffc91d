import './number-stepper.css';
import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useField } from './field-context.ts';
import { fitNumber, readNumber, writeNumber } from './number-text.ts';

export type NumberStepperProps = {
  /** Null while there is none yet. */
  value: number | null;
  onValueChange: (value: number) => void;
  /**
   * Told on every change whether the text is no number within the limits. With it such a text stays when
   * the field is left, for the form to refuse, instead of giving way to the last good number.
   */
  onFault?: ((isFaulty: boolean) => void) | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  /** Where the first press starts when there is no value; `min` otherwise. */
  start?: number | undefined;
  /** Shown faintly while there is no value; presses count from here unless `start` says more. */
  faint?: number | undefined;
  /** Called when the text is deleted; without it the last value comes back. */
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
  /** An example, shown while there is no number. */
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

/** What the stepper knows about its number; a text that is no number or out of bounds stays a draft. */
function useStepping(props: NumberStepperProps) {
  const { value, min, max, step = 1, parse = readNumber } = props;
  const { language } = useTranslation('ui');
  const [draft, setDraft] = useState<string | null>(null);
  const write = props.format ?? ((number: number) => writeNumber(number, step, language));
  const bounds = { min, max, step };
  return {
    text: draft ?? (value === null ? '' : write(value)),
    type: (text: string) => {
      setDraft(text);
      if (text.trim() === '') props.onClear?.();
      const typed = parse(text);
      const fits = typed !== null && fitNumber(typed, bounds) === typed;
      props.onFault?.(!fits);
      if (fits) props.onValueChange(typed);
    },
    settle: () => {
      const typed = draft === null ? null : parse(draft);
      const fitted = typed === null ? null : fitNumber(typed, bounds);
      const isFaulty = draft !== null && (fitted === null || fitted !== typed);
      if (props.onFault && isFaulty) return;
      setDraft(null);
      if (fitted === null) return;
      if (fitted !== value) props.onValueChange(fitted);
    },
    move: (steps: number) => {
      setDraft(null);
      props.onFault?.(false);
      const from = (draft === null ? null : parse(draft)) ?? value;
      const first = props.start ?? (props.faint === undefined ? min : props.faint + steps * step);
      const next = from === null ? first : from + steps * step;
      props.onValueChange(fitNumber(next, bounds));
    },
  };
}

/** A number with − and + beside it, which can be typed as well. Arrow and page keys move it too. */
export function NumberStepper(props: NumberStepperProps) {
  const { value, min, max, step = 1, unit, size, label, disabled, faint } = props;
  const placeholder = props.placeholder ?? (faint === undefined ? undefined : String(faint));
  const { t, language } = useTranslation('ui');
  const field = useField();
  const stepping = useStepping(props);
  const named =
    label === undefined ? { 'aria-labelledby': field?.labelId } : { 'aria-label': label };
  const stepText = [writeNumber(step, step, language), unit].filter(Boolean).join(' ');
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter sends the form: with the number that is shown from then on, not with half of a typed one.
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
