import { cellsOf, countsOf } from '#domain/drills/score-cells.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { DigitKeys } from './digit-keys.tsx';
import type { KeysProps } from './keys-props.ts';
import { useRangeKeys } from './use-range-keys.ts';

/** More buttons than this do not fit on a small screen. */
const mostKeys = 10;

/**
 * A button for each number of points of an attempt, or for each possible count of the next cell. If there are too
 * many, the number is typed.
 */
export function PointKeys({ scoring, attempts, paused, onAttempt }: KeysProps) {
  const { t } = useTranslation('range');
  const values = valuesOf(scoring, attempts.length);
  const { write } = useNumbers();
  const digits = values.filter((value) => Number.isInteger(value) && value < 10);
  const keys = digits.map((value) => [String(value), () => onAttempt(value)] as const);
  const isTyped = values.length > mostKeys && values.every(Number.isInteger);
  useRangeKeys(paused || isTyped ? {} : Object.fromEntries(keys));
  if (isTyped)
    return (
      <DigitKeys
        most={Math.max(...values)}
        isPossible={(value) => values.includes(value)}
        paused={paused}
        onSave={onAttempt}
      />
    );
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

function valuesOf(scoring: KeysProps['scoring'], place: number): readonly number[] {
  if (scoring.shape?.kind === 'points') return scoring.shape.values;
  const cell = cellsOf(scoring)[place];
  return cell ? countsOf(cell) : [];
}
