import {
  bestLanguage,
  type Language,
  languageCookie,
  languageOfCode,
  languageParameter,
} from '#domain/language.ts';
import { setLanguage } from '#web/i18n/translation.ts';
import { loadCode } from './loading/load-code.ts';

const keptLanguage = (): Language | undefined =>
  languageOfCode(
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${languageCookie.name}=`))
      ?.slice(languageCookie.name.length + 1),
  );

/** Keeps the choice in a cookie, because the server renders the landing page in it. Not kept if cookies are refused. */
function keepLanguage(language: Language | undefined): void {
  const age = language === undefined ? 0 : languageCookie.maxAgeSeconds;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers that we support have the Cookie Store
  document.cookie = `${languageCookie.name}=${language ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** The language in the page's URL, if any. */
const languageOfAddress = (): Language | undefined =>
  languageOfCode(new URLSearchParams(location.search).get(languageParameter));

/** A visitor's language: from the URL, else as chosen in this browser, else the best of the browser's own. */
export const visitorLanguage = (): Language =>
  languageOfAddress() ?? keptLanguage() ?? bestLanguage(navigator.languages);

/**
 * Loads the texts of a language, then shows the whole interface in it. If they do not arrive, throws an
 * `OfflineError` and keeps the current language.
 */
export const showLanguage = (language: Language): Promise<void> =>
  loadCode(() => setLanguage(language));

/**
 * Shows a chosen language and keeps the choice in this browser. If its texts do not arrive, throws an
 * `OfflineError` and keeps the current language.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const before = keptLanguage();
  // Must come first: screens that are prefetched meanwhile also ask for the visitor's language.
  if (language !== before) keepLanguage(language);
  try {
    await showLanguage(language);
  } catch (error) {
    keepLanguage(before);
    throw error;
  }
}

/** Sets the language of the web app manifest (name, shortcuts). The development server has no manifest. */
export function nameManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `/app.${language}.webmanifest`;
}

/** The name of a language in that language, such as Deutsch or Español. */
export function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
