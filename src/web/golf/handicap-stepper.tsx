import { useTranslation } from 'react-i18next';
import { formatHandicap, highestHandicap, lowestHandicap } from '#domain/handicap/handicap.ts';
import { readHandicap } from '#domain/handicap/handicap-text.ts';
import { NumberStepper, type NumberStepperProps } from '#web/ui/number-stepper.tsx';

type HandicapStepperProps = Pick<
  NumberStepperProps,
  | 'value'
  | 'onValueChange'
  | 'onFault'
  | 'start'
  | 'placeholder'
  | 'size'
  | 'label'
  | 'disabled'
  | 'ref'
>;

/** A handicap in steps of 0.1; plus handicaps are typed and shown with their plus. */
export function HandicapStepper(props: HandicapStepperProps) {
  const { i18n } = useTranslation();
  return (
    <NumberStepper
      {...props}
      min={lowestHandicap}
      max={highestHandicap}
      step={0.1}
      format={(handicap) => formatHandicap(handicap, i18n.language)}
      parse={readHandicap}
    />
  );
}
