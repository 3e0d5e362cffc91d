import '#web/ui/choice.css';
import './handedness-choice.css';
import { useId } from 'react';
import { type Handedness, handednesses } from '#domain/drills/handedness.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useField } from '#web/ui/field-context.ts';

type HandednessChoiceProps = {
  readonly value: Handedness;
  readonly onValueChange: (value: Handedness) => void;
};

/** The side that the golfer plays from, each with a golfer at address. Arrow keys choose. */
export function HandednessChoice({ value, onValueChange }: HandednessChoiceProps) {
  const { t } = useTranslation('accounts');
  const name = useId();
  const field = useField();
  return (
    <div
      className="handedness-choice"
      role="radiogroup"
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
    >
      {handednesses.map((side) => (
        <label
          key={side}
          className={`choice handedness-option is-${side}${side === value ? ' is-on' : ''}`}
        >
          <input
            type="radio"
            name={name}
            checked={side === value}
            onChange={() => onValueChange(side)}
          />
          <GolferAtAddress />
          {t(`profile.hand.${side}`)}
        </label>
      ))}
    </div>
  );
}

/** Head, back and legs, arms and club: the ball lies to the right. */
const GolferAtAddress = () => (
  <svg viewBox="0 0 44 44" aria-hidden>
    <circle cx="19" cy="8" r="4.5" />
    <path d="M17 14 14 26l-3 14M14 26l7 14M17 16l8 9 11 14" />
    <path d="M35 40h4" strokeWidth={3.5} />
  </svg>
);
