import { createElement, Fragment, type ReactNode } from 'react';
import type { Catalog, Feature } from '#i18n/translate.ts';
import { createTexts } from './create-texts.ts';

// What the shell and any failure need is here from the start, also without a network.
const initial = import.meta.glob<Catalog>('../../i18n/en/{app,errors,ui}.json', {
  eager: true,
  import: 'default',
});
const files = import.meta.glob<Catalog>(
  [
    '../../i18n/*/*.json',
    '!../../i18n/en/{app,errors,ui}.json',
    '!../../i18n/{glossary,sources}/*.json',
  ],
  { import: 'default' },
);

const featureOf = (path: string) => path.replace(/^.*\/|\.json$/g, '') as Feature;

async function fetchCatalog(language: string, feature: Feature): Promise<Catalog> {
  const load = files[`../../i18n/${language}/${feature}.json`];
  if (!load) throw new Error(`There are no texts ${language}/${feature}`);
  return load();
}

/** Every feature that has texts. */
export const features: readonly Feature[] = Object.keys({ ...initial, ...files }).map(featureOf);

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
