import { dateLocaleOf } from './date-locale.ts';

type Part = Intl.DateTimeFormatPart;

const isMonthName = ({ type, value }: Part) => type === 'month' && !/\d/.test(value);

/**
 * Corrections of what `Intl` writes otherwise than people do: in French, the first of a month is an ordinal
 * ("1er décembre"); in Spanish, no comma follows a weekday inside a sentence ("el jueves 14 de mayo").
 */
const corrections: Readonly<Record<string, (part: Part, index: number, all: Part[]) => string>> = {
  fr: ({ type, value }, _, all) =>
    type === 'day' && value === '1' && all.some(isMonthName) ? '1er' : value,
  es: ({ value }, index, all) =>
    all[index - 1]?.type === 'weekday' ? value.replace(/^,/, '') : value,
};

const asIntlWrites = ({ value }: Part) => value;

/** Formats instants, given as milliseconds since the Unix epoch, as people write dates in a language. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const intl = new Intl.DateTimeFormat(dateLocaleOf(language), options);
  const corrected = corrections[language] ?? asIntlWrites;
  const write = (parts: Part[]) => parts.map(corrected).join('');
  return {
    format: (instant: number) => write(intl.formatToParts(instant)),
    formatRange: (from: number, to: number) => write(intl.formatRangeToParts(from, to)),
  };
}
