import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalog } from '#i18n/compile.ts';
import { createTranslation, type Feature, type Translation } from '#i18n/translate.ts';
import { inProject } from './project-folder.ts';

/** The language of golfers who have not chosen one. */
export const defaultLanguage = 'en';

const folder = inProject('src', 'i18n');
const languageTag = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

const read = new Map<string, Translation<Feature>>();

const hasTexts = (language: string) =>
  languageTag.test(language) && existsSync(join(folder, language));

/**
 * The texts of one feature in the golfer's language; in English if that language has no texts. A
 * catalog is read and compiled on first use. Throws if there are not even English texts.
 */
export function textsIn<F extends Feature>(language: string, feature: F): Translation<F> {
  const name = `${language}/${feature}`;
  const known = read.get(name);
  // Each entry was stored under the name of the feature it was typed for.
  if (known) return known as unknown as Translation<F>;
  if (!hasTexts(language) && language !== defaultLanguage) return textsIn(defaultLanguage, feature);
  const file = readFileSync(join(folder, language, `${feature}.json`), 'utf8');
  const translation = createTranslation(language, feature, compileCatalog(JSON.parse(file)));
  read.set(name, translation as unknown as Translation<Feature>);
  return translation;
}
