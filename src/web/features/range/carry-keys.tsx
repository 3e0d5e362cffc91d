import { Check } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { carryIn, carryInMetres } from '#domain/drills/distance.ts';
import { cellsOf, checkCell, longestCarry } from '#domain/drills/score-cells.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useUnits } from '#web/platform/session/user.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { KeysProps } from './keys-props.ts';

/** A field for the carry of a test, in meters or yards. An impossible carry is not accepted until it is corrected. */
export function CarryKeys({ scoring, attempts, onAttempt }: KeysProps) {
  const { t } = useTranslation('range');
  const units = useUnits();
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const cell = cellsOf(scoring)[attempts.length];
  if (!cell) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const metres = carryInMetres(input.current?.valueAsNumber ?? Number.NaN, units);
    const fault = checkCell(cell, metres);
    setRefused(fault !== null);
    if (fault === null) onAttempt(metres);
  };
  return (
    <form className="range-keys" noValidate onSubmit={save}>
      <Field
        label={t(`carry.${units}`, { name: scoring.cells?.[cell.id] ?? cell.id })}
        error={refused ? t('carry.fault', { most: carryIn(longestCarry, units) }) : undefined}
      >
        <TextInput
          ref={input}
          numeric
          type="number"
          inputMode="numeric"
          min={0}
          autoComplete="off"
        />
      </Field>
      <button type="submit" className="range-key is-main is-row">
        <Check className="icon" aria-hidden />
        {t('saveScore')}
      </button>
    </form>
  );
}
