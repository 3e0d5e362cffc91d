import type { KeyboardEvent } from 'react';
import { formatHandicap, highestHandicap, lowestHandicap } from '#domain/handicap/handicap.ts';
import { readHandicap } from '#domain/handicap/handicap-text.ts';
import { HandicapQuestion } from '#web/golf/handicap-question.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { fitNumber } from '#web/ui/number-text.ts';
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx';

const bounds = { min: lowestHandicap, max: highestHandicap, step: 0.1 };
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: bounds.step,
  ArrowDown: -bounds.step,
};

// A phone's number pad has no plus sign. Only golfers with a saved handicap below 5 may need one.
const mayNeedPlus = (saved: string | null) => saved !== null && Number(saved) < 5;

type HandicapInputProps = Omit<TextInputProps, 'numeric' | 'inputMode' | 'value'> & {
  readonly value: string;
  /** The saved value. */
  readonly saved: string | null;
  /** Called with the new text after an arrow key (a step of 0.1), or after the golfer explained a minus sign. */
  readonly onStep: (text: string) => void;
};

/** A handicap as text, so that the field can be empty and keeps what was typed. */
export function HandicapInput({ value, saved, onStep, ...rest }: HandicapInputProps) {
  const { language } = useTranslation('app');
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const change = keySteps[event.key];
    const now = readHandicap(event.currentTarget.value);
    if (change === undefined || now === null) return;
    event.preventDefault();
    onStep(formatHandicap(fitNumber(now + change, bounds), language));
  };
  return (
    <HandicapQuestion
      text={value}
      onChoose={(handicap) => onStep(formatHandicap(handicap, language))}
    >
      <TextInput
        autoComplete="off"
        {...rest}
        value={value}
        numeric
        inputMode={mayNeedPlus(saved) ? 'text' : 'decimal'}
        onKeyDown={step}
      />
    </HandicapQuestion>
  );
}
