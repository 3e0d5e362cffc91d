import { Minus, Plus } from 'lucide-react';
import { toStep } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useRangeKeys } from './use-range-keys.ts';

type NumberKeysProps = {
  /** The accessible name of the number. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly paused: boolean;
  readonly onValueChange: (value: number) => void;
};

/** A number between a minus and a plus button that are large enough to press with a glove. */
export function NumberKeys(props: NumberKeysProps) {
  const { label, value, min, max, step, paused, onValueChange } = props;
  const { t } = useTranslation('range');
  const move = (by: number) =>
    onValueChange(Math.min(max, Math.max(min, toStep(value + by, step))));
  const less = () => move(-step);
  const more = () => move(step);
  useRangeKeys(paused ? {} : { ArrowDown: less, ArrowUp: more });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, but aria-label is enough
    <div className="range-number" role="group" aria-label={label}>
      <button
        type="button"
        className="range-key"
        aria-label={t('less')}
        disabled={value <= min}
        onClick={less}
      >
        <Minus className="icon" aria-hidden />
      </button>
      <output className="number">{value}</output>
      <button
        type="button"
        className="range-key"
        aria-label={t('more')}
        disabled={value >= max}
        onClick={more}
      >
        <Plus className="icon" aria-hidden />
      </button>
    </div>
  );
}
