/** What the app is written in, English first. */
export const languages = ['en', 'es', 'fr', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];

/**
 * The first of the wanted languages, as BCP 47 tags in order of preference, that the app is written in:
 * `de-CH` is German. English when it is none of them.
 */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split('-');
    const found = languages.find((language) => language === primary);
    if (found) return found;
  }
  return 'en';
}
