// The day is written before the month; `en` alone would give the American order. Golfers type numbers in the order of
// their browser's region: `localeFor` of date fields.
const regions: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The locale in which all dates and times are written in a language: on screens, in messages, and in mails. */
export const dateLocaleOf = (language: string): string => regions[language] ?? language;
