import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import type { Catalog, Feature } from '#i18n/translate.ts';
import { createTexts } from './create-texts.ts';

// Texts that the shell and the offline notices need; bundled, so that they are available offline.
const initial = import.meta.glob<Catalog>('../../i18n/en/{app,ui}.json', {
  eager: true,
  import: 'default',
});
// Texts of the screens on which most visits begin.
const first = import.meta.glob<Catalog>('../../i18n/en/{accounts,dashboard,landing,queue}.json', {
  import: 'default',
});

type Catalogs = Readonly<Record<string, () => Promise<Catalog>>>;

/** The imports of each language's catalogs, in files of their own so that only its readers load them. */
const languages: Readonly<Record<string, () => Promise<{ readonly catalogs: Catalogs }>>> = {
  en: () => import('./languages/en.ts'),
  de: () => import('./languages/de.ts'),
  es: () => import('./languages/es.ts'),
  fr: () => import('./languages/fr.ts'),
  nl: () => import('./languages/nl.ts'),
} satisfies Record<Language, unknown>;

const featureOf = (path: string) => path.replace(/^.*\/|\.json$/g, '') as Feature;

const findIn = (catalogs: Catalogs | undefined, feature: Feature) =>
  Object.entries(catalogs ?? {}).find(([path]) => featureOf(path) === feature)?.[1];

async function fetchCatalog(language: string, feature: Feature): Promise<Catalog> {
  const load =
    (language === 'en' ? findIn(first, feature) : undefined) ??
    findIn((await languages[language]?.())?.catalogs, feature);
  if (!load) throw new Error(`There are no texts ${language}/${feature}`);
  return load();
}

export const {
  load: loadCatalogs,
  setLanguage,
  hasTexts,
  getTranslation,
  useTranslation,
} = createTexts(
  fetchCatalog,
  Object.entries(initial).map(([path, catalog]) => [featureOf(path), catalog]),
);

/** Renders a message with tags: `richText(parts('signIn.new', { create: … }))`. */
export const richText = (parts: readonly unknown[]): ReactNode =>
  createElement(Fragment, null, ...(parts as readonly ReactNode[]));
