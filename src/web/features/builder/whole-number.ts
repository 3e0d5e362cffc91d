import { readNumber } from '#web/ui/number-text.ts';

/** Parses what is typed as a whole number. The contract refuses any other number, and NaN, which is for other text. */
export const wholeNumber = (text: string): number => readNumber(text) ?? Number.NaN;
