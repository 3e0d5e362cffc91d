import { useState } from 'react';
import { formatHandicap, highestHandicap, lowestHandicap } from '#domain/handicap/handicap.ts';
import { readHandicapNumber } from '#domain/handicap/handicap-text.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { NumberStepper, type NumberStepperProps } from '#web/ui/number-stepper.tsx';
import { HandicapQuestion } from './handicap-question.tsx';

type HandicapStepperProps = Pick<
  NumberStepperProps,
  | 'value'
  | 'onValueChange'
  | 'onClear'
  | 'start'
  | 'placeholder'
  | 'size'
  | 'label'
  | 'disabled'
  | 'ref'
>;

/** A handicap in steps of 0.1. Plus handicaps are typed and shown with a plus; a minus leads to a question. */
export function HandicapStepper(props: HandicapStepperProps) {
  const { language } = useTranslation('app');
  const [draft, setDraft] = useState<string | null>(null);
  const choose = (handicap: number) => {
    setDraft(null);
    props.onValueChange(handicap);
  };
  return (
    <HandicapQuestion text={props.disabled ? '' : (draft ?? '')} onChoose={choose}>
      <NumberStepper
        {...props}
        min={lowestHandicap}
        max={highestHandicap}
        step={0.1}
        format={(handicap) => formatHandicap(handicap, language)}
        parse={readHandicapNumber}
        drafting={[draft, setDraft]}
      />
    </HandicapQuestion>
  );
}
