import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import type { Catalog, Feature } from '#i18n/translate.ts';
import { createTexts } from './create-texts.ts';

// What the shell and a lost connection need is here from the start, also without a network.
const initial = import.meta.glob<Catalog>('../../i18n/en/{app,ui}.json', {
  eager: true,
  import: 'default',
});
// Where most visits begin.
const first = import.meta.glob<Catalog>('../../i18n/en/{accounts,dashboard,landing,queue}.json', {
  import: 'default',
});

type Catalogs = Readonly<Record<string, () => Promise<Catalog>>>;

/** Where the catalogs of each language are, which only its readers have to know. */
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

/** A message with tags, to be rendered: `richText(parts('signIn.new', { create: … }))`. */
export const richText = (parts: readonly unknown[]): ReactNode =>
  createElement(Fragment, null, ...(parts as readonly ReactNode[]));
