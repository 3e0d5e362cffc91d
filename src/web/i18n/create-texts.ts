import { useSyncExternalStore } from 'react';
import {
  type Catalog,
  createTranslation,
  type Feature,
  type Translation,
} from '#i18n/translate.ts';

type FetchCatalog = (language: string, feature: Feature) => Promise<Catalog>;

/**
 * Holds the loaded texts, and the language that is shown. Starts in English with the `initial` catalogs; other
 * catalogs are loaded one by one on demand.
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

  /** Loads the texts of features in the current language, and in one that is about to be shown. */
  async function load(...names: readonly Feature[]): Promise<void> {
    for (const name of names) features.add(name);
    const languages = [...new Set([shown, wanted])];
    await Promise.all(
      languages.flatMap((language) => names.map((name) => fetchMissing(language, name))),
    );
  }

  /**
   * Shows another language after all catalogs in use were loaded in it. If calls overlap, the last one wins. If a
   * catalog cannot be loaded, keeps the language and throws the error.
   */
  async function setLanguage(language: string): Promise<void> {
    wanted = language;
    // Every screen calls this, and must not wait for catalogs that another screen is loading.
    if (shown === language) return;
    try {
      await load(...features);
    } catch (error) {
      if (wanted === language) wanted = shown;
      throw error;
    }
    if (wanted !== language) return;
    shown = language;
    // On the server, which renders pages with the same texts, there is no `document`.
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
    // The cast is safe: the map key contains the feature for which the translation was created.
    return translation as unknown as Translation<F>;
  }

  const getShown = () => shown;

  return {
    load,
    setLanguage,
    /** Whether the texts of a feature are loaded in the current language. */
    hasTexts: (feature: Feature) => translations.has(`${shown}/${feature}`),
    /**
     * Returns the texts of a feature outside of components: `getTranslation('app').t('back')`. Throws an error if
     * they are not loaded.
     */
    getTranslation: <F extends Feature>(feature: F) => translationIn(shown, feature),
    /** Returns the texts of a feature in the current language; renders again when the language changes. */
    useTranslation: <F extends Feature>(feature: F) =>
      translationIn(useSyncExternalStore(subscribe, getShown, getShown), feature),
  };
}
