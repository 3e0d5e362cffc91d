import { useNumbers } from '#web/platform/numbers.ts';
import './score-field.css';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { countSoFar } from '#domain/drills/attempts.ts';
import { carryIn, carryInMetres } from '#domain/drills/distance.ts';
import type { ScoreCell } from '#domain/drills/drill.ts';
import { cellsOf, longestCarry, mostInCell } from '#domain/drills/score-cells.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useUnits } from '#web/platform/session/user.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Scoring } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { scoreOfCells, unreadable } from './draft-cells.ts';

type CellsFieldProps = {
  /** The name of the exercise, for screen readers that do not read the row above. */
  readonly exercise: string;
  readonly scoring: Scoring;
  readonly control: Control<Draft>;
  /** The id of the exercise, without a version. */
  readonly id: string;
};

/** A number field for each part of a score with several parts, and their total. */
export function CellsField({ exercise, scoring, control, id }: CellsFieldProps) {
  const { t } = useTranslation('training');
  const { field } = useController({ control, name: `cells.${id}` });
  const { field: score, fieldState } = useController({ control, name: `scores.${id}` });
  const cells = cellsOf(scoring);
  const counted = field.value ?? [];
  const { write } = useNumbers();
  const change = (at: number, value: number | null) => {
    const next = cells.map((_, index) => (index === at ? value : (counted[index] ?? null)));
    field.onChange(next);
    score.onChange(scoreOfCells(scoring, next));
  };
  const typed = Number(score.value);
  const soFar = countSoFar(
    scoring,
    counted.map((count) => count || 0),
  );
  const total = score.value && score.value !== unreadable ? typed : (soFar ?? 0);
  return (
    <div className="score-field">
      {cells.map((cell, at) => (
        <CellField
          key={cell.id}
          {...{ cell, exercise }}
          name={scoring.cells?.[cell.id] ?? cell.id}
          value={counted[at] ?? null}
          onChange={(value) => change(at, value)}
        />
      ))}
      <Field group label={t('complete.cells.total')} error={fieldState.error?.message}>
        <output className="number" ref={score.ref} tabIndex={-1}>
          {t('complete.cells.totalOf', { total: write(total), most: write(scoring.max ?? 0) })}
        </output>
      </Field>
    </div>
  );
}

type CellFieldProps = {
  readonly cell: ScoreCell;
  readonly exercise: string;
  readonly name: string;
  /** Null while empty, NaN for a text that is not a number. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
};

/** One part of a score: a count, or a carry in the golfer's units. */
function CellField({ cell, exercise, name, value, onChange }: CellFieldProps) {
  const { t } = useTranslation('training');
  const units = useUnits();
  const { write } = useNumbers();
  const most = cell.carry ? carryIn(longestCarry, units) : mostInCell(cell);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: typeof value }>();
  const inUnits = (count: number) => (cell.carry ? carryIn(count, units) : count);
  const counted = value === null || Number.isNaN(value) ? '' : inUnits(value);
  // What was typed is not rounded before the golfer's eyes.
  const shown = typed && Object.is(typed.value, value) ? typed.text : counted;
  const read = ({ value: text, valueAsNumber: number, validity }: HTMLInputElement) => {
    if (text === '' && !validity.badInput) return null;
    return cell.carry ? carryInMetres(number, units) : number;
  };
  return (
    <Field
      label={
        <>
          <span className="visually-hidden">{t('complete.scoreFor', { name: exercise })} </span>
          {cell.carry ? t(`complete.cells.carry.${units}`, { name }) : name}
        </>
      }
      hint={t('complete.cells.cellHint', { min: write(0), max: write(most) })}
    >
      <TextInput
        numeric
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        step={1}
        autoComplete="off"
        value={shown}
        onChange={({ target }) => {
          const next = read(target);
          setTyped({ text: target.value, value: next });
          onChange(next);
        }}
      />
    </Field>
  );
}
