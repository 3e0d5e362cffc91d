import { useTranslation } from '#web/i18n/translation.ts';
import type { KeysProps } from './keys-props.ts';
import { useRangeKeys } from './use-range-keys.ts';

/** A key for each number of points that an attempt can make. */
export function PointKeys({ scoring, paused, onAttempt }: KeysProps) {
  const { t, language } = useTranslation('range');
  const values = scoring.shape?.kind === 'points' ? scoring.shape.values : [];
  const write = new Intl.NumberFormat(language).format;
  const digits = values.filter((value) => Number.isInteger(value) && value < 10);
  const keys = digits.map((value) => [String(value), () => onAttempt(value)] as const);
  useRangeKeys(paused ? {} : Object.fromEntries(keys));
  return (
    <div className="range-keys is-points">
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={value > 0 ? 'range-key is-main' : 'range-key'}
          aria-label={t('points', { count: value })}
          onClick={() => onAttempt(value)}
        >
          <span className="number">{write(value)}</span>
        </button>
      ))}
    </div>
  );
}
