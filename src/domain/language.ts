/** The languages of the app, English first. */
export const languages = ['en', 'es', 'fr', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];

/** Returns the language of a language code, or undefined for any other text. */
export const languageOfCode = (code: string | null | undefined): Language | undefined =>
  languages.find((language) => language === code);

/**
 * Returns the first of the preferred languages (BCP 47 tags, in order of preference) that the app supports:
 * `de-CH` gives German. Returns undefined if it supports none of them.
 */
export function firstSupported(wanted: readonly string[]): Language | undefined {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split('-');
    const found = languageOfCode(primary);
    if (found) return found;
  }
  return undefined;
}

/** As `firstSupported`; English if the app supports none of them. */
export const bestLanguage = (wanted: readonly string[]): Language => firstSupported(wanted) ?? 'en';

/** The cookie with the language last shown in a browser. Both the server and the web app read and write it. */
export const languageCookie = { name: 'pinhigh.language', maxAgeSeconds: 365 * 24 * 60 * 60 };

/** The URL parameter that selects the language of a page: `/?lang=de`. */
export const languageParameter = 'lang';

/** Returns the URL path of the landing page in one language. */
export const languagePath = (language: Language): string => `/?${languageParameter}=${language}`;
