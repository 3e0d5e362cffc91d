// The whole product writes the day before the month; `en` alone would give the American order.
const regions: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The locale in which dates and times are written in a language of the app. */
export const dateLocaleOf = (language: string): string => regions[language] ?? language;
