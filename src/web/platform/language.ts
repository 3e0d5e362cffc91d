import { bestLanguage, type Language, languages } from '#domain/language.ts';
import { setLanguage } from '#web/i18n/translation.ts';
import { fetchCode } from './fetch-code.ts';

const storageKey = 'language';

function keptLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(storageKey);
    return languages.find((language) => language === kept);
  } catch {
    return undefined;
  }
}

function keepLanguage(language: Language | undefined): void {
  try {
    if (language === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, language);
  } catch {
    // Private windows may refuse; the language still holds for this visit.
  }
}

/** The language of a visitor: what was chosen in this browser, else the best of the browser's own. */
export const visitorLanguage = (): Language => keptLanguage() ?? bestLanguage(navigator.languages);

/**
 * Shows the whole interface in a language, once its texts are here. Throws an `OfflineError` when they do
 * not arrive; the language then stays.
 */
export const showLanguage = (language: Language): Promise<void> =>
  fetchCode(() => setLanguage(language));

/**
 * Shows a language that was chosen, and keeps it in this browser for the next start. Throws an
 * `OfflineError` when its texts do not arrive; the language then stays.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const before = keptLanguage();
  // First of all: a screen that is fetched ahead meanwhile asks for the language of the visitor, too.
  keepLanguage(language);
  try {
    await showLanguage(language);
  } catch (error) {
    keepLanguage(before);
    throw error;
  }
}

/** What the browser would install gets its name and shortcuts in a language. The development server has none. */
export function nameManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `/app.${language}.webmanifest`;
}

/** A language in its own words: Deutsch, Español. */
export function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
