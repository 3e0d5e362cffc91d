import { carryIn, carryInMetres } from '#domain/drills/distance.ts';
import { cellsOf, checkCell, longestCarry } from '#domain/drills/score-cells.ts';
import { useUnits } from '#web/platform/session/user.ts';
import { DigitKeys } from './digit-keys.tsx';
import type { KeysProps } from './keys-props.ts';

/** Buttons to type the carry of a test, in meters or yards. */
export function CarryKeys({ scoring, attempts, paused, onAttempt }: KeysProps) {
  const units = useUnits();
  const cell = cellsOf(scoring)[attempts.length];
  if (!cell) return null;
  return (
    <DigitKeys
      most={carryIn(longestCarry, units)}
      isPossible={(carry) => checkCell(cell, carryInMetres(carry, units)) === null}
      paused={paused}
      onSave={(carry) => onAttempt(carryInMetres(carry, units))}
    />
  );
}
