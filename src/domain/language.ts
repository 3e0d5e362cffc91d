/** What the app is written in, English first. */
export const languages = ['en', 'es', 'fr', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];

/** The language that a text names by its code; undefined for any other text. */
export const languageOfCode = (code: string | null | undefined): Language | undefined =>
  languages.find((language) => language === code);

/**
 * The first of the wanted languages, as BCP 47 tags in order of preference, that the app is written in:
 * `de-CH` is German. English when it is none of them.
 */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split('-');
    const found = languageOfCode(primary);
    if (found) return found;
  }
  return 'en';
}

/** The cookie with the language that was shown last in a browser, which server and web both read and write. */
export const languageCookie = { name: 'pinhigh.language', maxAgeSeconds: 365 * 24 * 60 * 60 };

/** What an address chooses the language of its page by: `/?lang=de`. */
export const languageParameter = 'lang';

/** The address of the landing page in one language. */
export const languagePath = (language: Language): string => `/?${languageParameter}=${language}`;
