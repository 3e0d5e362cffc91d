import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import type { Catalog, Feature } from '#i18n/translate.ts';
import { createTexts } from './create-texts.ts';

// What the shell and any failure need is here from the start, also without a network.
const initial = import.meta.glob<Catalog>('../../i18n/en/{app,errors,ui}.json', {
  eager: true,
  import: 'default',
});
const english = import.meta.glob<Catalog>(
  ['../../i18n/en/*.json', '!../../i18n/en/{app,errors,ui}.json'],
  { import: 'default' },
);

type Catalogs = Readonly<Record<string, () => Promise<Catalog>>>;

/** The catalogs of each language. Where those of the others are, only their readers have to know. */
const languages: Readonly<Record<string, () => Promise<{ readonly catalogs: Catalogs }>>> = {
  en: async () => ({ catalogs: english }),
  de: () => import('./languages/de.ts'),
  es: () => import('./languages/es.ts'),
  fr: () => import('./languages/fr.ts'),
  nl: () => import('./languages/nl.ts'),
} satisfies Record<Language, unknown>;

const featureOf = (path: string) => path.replace(/^.*\/|\.json$/g, '') as Feature;

async function fetchCatalog(language: string, feature: Feature): Promise<Catalog> {
  const { catalogs = {} } = (await languages[language]?.()) ?? {};
  const load = Object.entries(catalogs).find(([path]) => featureOf(path) === feature)?.[1];
  if (!load) throw new Error(`There are no texts ${language}/${feature}`);
  return load();
}

/** Every feature that has texts. */
export const features: readonly Feature[] = Object.keys({ ...initial, ...english }).map(featureOf);

export const {
  load: loadCatalogs,
  setLanguage,
  getTranslation,
  useTranslation,
} = createTexts(
  fetchCatalog,
  Object.entries(initial).map(([path, catalog]) => [featureOf(path), catalog]),
);

/** A message with tags, to be rendered: `richText(parts('signIn.new', { create: … }))`. */
export const richText = (parts: readonly unknown[]): ReactNode =>
  createElement(Fragment, null, ...(parts as readonly ReactNode[]));
