import { useTranslation } from '#web/i18n/translation.ts';
import { onFirstUse } from './dates.ts';

function createNumbers(language: string) {
  const format = (options: Intl.NumberFormatOptions = {}) => {
    const formatter = onFirstUse(() => new Intl.NumberFormat(language, options));
    return (value: number) => formatter().format(value);
  };
  return {
    /** 1,240; 0.125 */
    write: format(),
    /** 12; 12.3 */
    rounded: format({ maximumFractionDigits: 1 }),
    /** 12.0; 12.3 */
    oneDecimal: format({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** 5.10; 3.75 */
    twoDecimals: format({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    /** +3; 0; -1.5 */
    signed: format({ signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
    /** 12% of a share of 0.12 */
    percent: format({ style: 'percent' }),
  };
}

/** The number formats of one language. */
export type Numbers = ReturnType<typeof createNumbers>;

const made = new Map<string, Numbers>();

/** Returns the cached formatters for a language such as `en`. */
export function numbersIn(language: string): Numbers {
  const known = made.get(language) ?? createNumbers(language);
  made.set(language, known);
  return known;
}

/** The formatters for the golfer's language. */
export function useNumbers(): Numbers {
  return numbersIn(useTranslation('app').language);
}
