// Texts write the day before the month; `en` alone would give the American order. Only date fields follow the browser's
// region instead, in `localeFor`, because golfers type dates as they are used to.
const regions: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The locale in which dates and times are written in a language of the app. */
export const dateLocaleOf = (language: string): string => regions[language] ?? language;
