import {
  bestLanguage,
  type Language,
  languageCookie,
  languageOfCode,
  languageParameter,
} from '#domain/language.ts';
import { setLanguage } from '#web/i18n/translation.ts';
import { fetchCode } from './fetch-code.ts';

const keptLanguage = (): Language | undefined =>
  languageOfCode(
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${languageCookie.name}=`))
      ?.slice(languageCookie.name.length + 1),
  );

/** Kept in a cookie, because the server writes the landing page in it. Where cookies are refused nothing is kept. */
function keepLanguage(language: Language | undefined): void {
  const age = language === undefined ? 0 : languageCookie.maxAgeSeconds;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser of ours has the Cookie Store
  document.cookie = `${languageCookie.name}=${language ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** The language that the address of the page chooses. */
const languageOfAddress = (): Language | undefined =>
  languageOfCode(new URLSearchParams(location.search).get(languageParameter));

/** The language of a visitor: what the address or this browser has chosen, else the best of the browser's own. */
export const visitorLanguage = (): Language =>
  languageOfAddress() ?? keptLanguage() ?? bestLanguage(navigator.languages);

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
  if (language !== before) keepLanguage(language);
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
