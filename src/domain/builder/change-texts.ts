import { definedFields } from '#domain/defined-fields.ts';
import type { Language } from '../language.ts';
import type { Translations } from './plan.ts';

type Written = { readonly language: Language; readonly translations: Translations };

type Rewrite<Part> = {
  readonly changes: { readonly [Key in keyof Part]?: Part[Key] | undefined };
  /** The fields that contain text. */
  readonly texts: readonly (keyof Part & string)[];
  /** The language that the editor writes in. */
  readonly language: Language;
};

/** Removes these fields from the translations. */
export function withoutTexts(translations: Translations, fields: readonly string[]): Translations {
  const entries = Object.entries(translations).flatMap(([language, texts]) => {
    const kept = Object.entries(texts).filter(([field]) => !fields.includes(field));
    return kept.length === 0 ? [] : [[language, Object.fromEntries(kept)]];
  });
  return Object.fromEntries(entries);
}

/**
 * Changes a part. Translations of a changed text are dropped, because they translate the old text. If no text
 * remains in the old language, the part's language becomes that of the new texts.
 */
export function changeTexts<Part extends Written>(part: Part, rewrite: Rewrite<Part>): Part {
  const { changes, texts, language } = rewrite;
  const next: Part = { ...part, ...definedFields(changes) };
  const changed = texts.filter((field) => next[field] !== part[field]);
  if (changed.length === 0) return next;
  const isRewritten = texts.every((field) => changed.includes(field) || part[field] === '');
  return {
    ...next,
    language: isRewritten ? language : part.language,
    translations: isRewritten ? {} : withoutTexts(part.translations, changed),
  };
}
