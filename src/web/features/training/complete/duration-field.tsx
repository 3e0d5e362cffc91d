import '#web/ui/number-stepper.css';
import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, type Ref, useState } from 'react';
import { durationLimits } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useField } from '#web/ui/field-context.ts';

type DurationFieldProps = {
  /** Minutes; 0 while the field is empty. */
  readonly value: number;
  readonly onValueChange: (minutes: number) => void;
  /** Used for input that is not a number. Without it, an empty field is 0 and other invalid input is ignored. */
  readonly fallback: number | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

const { min, max } = durationLimits;

const within = (minutes: number) => Math.min(max, Math.max(min, minutes));

/** Parses minutes, even above the limit. Returns null if the current value should stay. */
function minutesOf(text: string, fallback: number | undefined): number | null {
  const typed = Number.parseInt(text, 10);
  if (Number.isNaN(typed)) return fallback ?? (text.trim() === '' ? 0 : null);
  return typed < min ? null : typed;
}

/**
 * Minutes with a − and a + button, in steps of one. Ignores input that is not a positive number, and says so. Too many
 * minutes are kept and rejected by the form.
 */
export function DurationField({ value, onValueChange, fallback, ref }: DurationFieldProps) {
  const { t } = useTranslation('training');
  const { t: kit } = useTranslation('ui');
  const field = useField();
  // The text while the golfer is typing, which does not have to be a number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const [ignored, setIgnored] = useState(false);
  const text = typed ?? String(value);
  const step = t('complete.step');
  const move = (by: number) => {
    setTyped(null);
    setIgnored(false);
    onValueChange(within(value + by));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, but the label is enough */}
      <div className="stepper stepper-small" role="group" aria-labelledby={field?.labelId}>
        <button
          type="button"
          aria-label={kit('stepDown', { step })}
          disabled={value <= min}
          onClick={() => move(-1)}
        >
          <Minus className="icon" aria-hidden />
        </button>
        <label className="stepper-value number" style={{ '--chars': text.length } as CSSProperties}>
          <input
            ref={ref}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            id={field?.id}
            aria-labelledby={field?.labelId}
            aria-describedby={field?.describedBy}
            aria-invalid={field?.invalid || undefined}
            min={min}
            max={max}
            step={1}
            value={text}
            onChange={({ target }) => {
              setTyped(target.value);
              const minutes = minutesOf(target.value, fallback);
              setIgnored(
                target.validity.badInput || minutes === null || !/^\d*$/.test(target.value),
              );
              if (minutes !== null && !target.validity.badInput) onValueChange(minutes);
            }}
            onBlur={() => setTyped(null)}
          />
          <small>{t('complete.minute')}</small>
        </label>
        <button
          type="button"
          aria-label={kit('stepUp', { step })}
          disabled={value >= max}
          onClick={() => move(1)}
        >
          <Plus className="icon" aria-hidden />
        </button>
      </div>
      {ignored && (
        <p className="small muted" role="status">
          {t('complete.durationIgnored', { minutes: value, ...durationLimits })}
        </p>
      )}
    </>
  );
}
