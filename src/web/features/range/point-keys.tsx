import { mostInCell } from '#domain/drills/check-drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { KeysProps } from './keys-props.ts';
import { useRangeKeys } from './use-range-keys.ts';

/** A key for each number of points that an attempt can make, or for each count of the cell that is next. */
export function PointKeys({ scoring, attempts, paused, onAttempt }: KeysProps) {
  const { t, language } = useTranslation('range');
  const values = valuesOf(scoring, attempts.length);
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

function valuesOf({ shape }: KeysProps['scoring'], place: number): readonly number[] {
  if (shape?.kind === 'points') return shape.values;
  const cell = shape?.kind === 'cells' ? shape.cells[place] : undefined;
  return cell ? Array.from({ length: mostInCell(cell) + 1 }, (_, count) => count) : [];
}
