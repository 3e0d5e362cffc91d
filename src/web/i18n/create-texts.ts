import { useSyncExternalStore } from 'react';
import {
  type Catalog,
  createTranslation,
  type Feature,
  type Translation,
} from '#i18n/translate.ts';

type FetchCatalog = (language: string, feature: Feature) => Promise<Catalog>;

/**
 * The texts that have arrived, in the language that is shown. Everything starts in English, whose
 * `initial` catalogs are there at once; others are fetched one by one when they are asked for.
 */
export function createTexts(fetchCatalog: FetchCatalog, initial: Iterable<[Feature, Catalog]>) {
  const translations = new Map<string, Translation<Feature>>();
  const features = new Set<Feature>();
  const listeners = new Set<() => void>();
  let shown = 'en';
  let wanted = shown;

  function keep(language: string, feature: Feature, catalog: Catalog) {
    translations.set(`${language}/${feature}`, createTranslation(language, feature, catalog));
  }
  for (const [feature, catalog] of initial) {
    features.add(feature);
    keep(shown, feature, catalog);
  }

  async function fetchMissing(language: string, feature: Feature) {
    if (translations.has(`${language}/${feature}`)) return;
    keep(language, feature, await fetchCatalog(language, feature));
  }

  /** Fetches texts of features in the language shown, and in the one that is about to be. */
  async function load(...names: readonly Feature[]): Promise<void> {
    for (const name of names) features.add(name);
    const languages = [...new Set([shown, wanted])];
    await Promise.all(
      languages.flatMap((language) => names.map((name) => fetchMissing(language, name))),
    );
  }

  /**
   * Shows another language once everything that was loaded has arrived in it; of several calls the
   * last one counts. When something does not arrive, the language stays and the error is thrown.
   */
  async function setLanguage(language: string): Promise<void> {
    wanted = language;
    // Every screen asks for it, and must not wait for what another one fetches.
    if (shown === language) return;
    try {
      await load(...features);
    } catch (error) {
      if (wanted === language) wanted = shown;
      throw error;
    }
    if (wanted !== language) return;
    shown = language;
    // The server renders pages with the same texts.
    globalThis.document?.documentElement.setAttribute('lang', language);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function translationIn<F extends Feature>(language: string, feature: F): Translation<F> {
    const translation = translations.get(`${language}/${feature}`);
    if (!translation) throw new Error(`The texts ${language}/${feature} are not loaded`);
    // Kept under the name of the feature whose keys it was made for.
    return translation as unknown as Translation<F>;
  }

  const getShown = () => shown;

  return {
    load,
    setLanguage,
    /** Whether the texts of a feature are here, in the language that is shown. */
    hasTexts: (feature: Feature) => translations.has(`${shown}/${feature}`),
    /**
     * The texts of a feature outside of components: `getTranslation('app').t('back')`. Throws an
     * error when they were not loaded before.
     */
    getTranslation: <F extends Feature>(feature: F) => translationIn(shown, feature),
    /** The texts of a feature in the language that is shown; renders again in another one. */
    useTranslation: <F extends Feature>(feature: F) =>
      translationIn(useSyncExternalStore(subscribe, getShown, getShown), feature),
  };
}
