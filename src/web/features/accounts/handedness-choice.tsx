import './handedness-choice.css';
import { type Handedness, handednesses } from '#domain/drills/handedness.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Radios } from '#web/ui/radios.tsx';

type HandednessChoiceProps = {
  readonly value: Handedness;
  readonly onValueChange: (value: Handedness) => void;
};

/** Radio buttons for handedness, each showing a golfer at address. Arrow keys change the choice. */
export function HandednessChoice(props: HandednessChoiceProps) {
  const { t } = useTranslation('settings');
  const options = handednesses.map((side) => ({
    value: side,
    label: (
      <>
        <GolferAtAddress side={side} />
        {t(`profile.hand.${side}`)}
      </>
    ),
  }));
  return <Radios className="handedness-choice" options={options} {...props} />;
}

/** Draws head, back and legs, arms and club, and the ball to the right; mirrored for left-handed golfers. */
const GolferAtAddress = ({ side }: { readonly side: Handedness }) => (
  <svg className={`is-${side}`} viewBox="0 0 44 44" aria-hidden>
    <circle cx="19" cy="8" r="4.5" />
    <path d="M17 14 14 26l-3 14M14 26l7 14M17 16l8 9 11 14" />
    <path d="M35 40h4" strokeWidth={3.5} />
  </svg>
);
