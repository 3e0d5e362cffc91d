import { formatHandicap, highestHandicap, lowestHandicap } from '#domain/handicap/handicap.ts';
import { readHandicap } from '#domain/handicap/handicap-text.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { NumberStepper, type NumberStepperProps } from '#web/ui/number-stepper.tsx';

type HandicapStepperProps = Pick<
  NumberStepperProps,
  'value' | 'onValueChange' | 'start' | 'placeholder' | 'size' | 'label' | 'disabled' | 'ref'
>;

/** A handicap in steps of 0.1; plus handicaps are typed and shown with their plus. */
export function HandicapStepper(props: HandicapStepperProps) {
  const { language } = useTranslation('app');
  return (
    <NumberStepper
      {...props}
      min={lowestHandicap}
      max={highestHandicap}
      step={0.1}
      format={(handicap) => formatHandicap(handicap, language)}
      parse={readHandicap}
    />
  );
}
