import '#web/ui/chips.css';
import './choices.css';
import { type Focus, focuses } from '#domain/drills/drill.ts';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Radios } from '#web/ui/radios.tsx';
import { dayNumbers, usePartNames } from './use-part-names.ts';

type ChoiceProps<Value> = {
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
};

const focusOptions = focuses.map((focus) => ({ value: focus, label: <FocusTag focus={focus} /> }));

/** A choice of one focus. */
export const FocusChoice = (props: ChoiceProps<Focus>) => (
  <Radios className="chips" options={focusOptions} {...props} />
);

type DayChoiceProps = ChoiceProps<number> & {
  /** Days on which the week has other sessions. */
  readonly taken: readonly number[];
};

/** A choice of a weekday. Days with a session are marked but can still be chosen. */
export function DayChoice({ value, onValueChange, taken }: DayChoiceProps) {
  const { t } = useTranslation('builder');
  const { dayName, dayShort } = usePartNames();
  const options = dayNumbers.map((day) => {
    const isTaken = taken.includes(day);
    return {
      value: `${day}`,
      label: (
        <>
          <span aria-hidden>{dayShort(day)}</span>
          <span className="visually-hidden">
            {isTaken ? t('form.dayTaken', { day: dayName(day) }) : dayName(day)}
          </span>
          <i className={isTaken ? 'is-taken' : undefined} />
        </>
      ),
    };
  });
  return (
    <Radios
      className="day-choice"
      options={options}
      value={value === null ? null : `${value}`}
      onValueChange={(day) => onValueChange(Number(day))}
    />
  );
}
