import type { Language } from '../language.ts';
import type { Translations } from './plan.ts';

type Written = { readonly language: Language; readonly translations: Translations };

type Rewrite<Part> = {
  readonly changes: { readonly [Key in keyof Part]?: Part[Key] | undefined };
  /** The fields that are texts. */
  readonly texts: readonly (keyof Part & string)[];
  /** What the one who changes them writes in. */
  readonly language: Language;
};

/** The translations without these fields. */
export function withoutTexts(translations: Translations, fields: readonly string[]): Translations {
  const entries = Object.entries(translations).flatMap(([language, texts]) => {
    const kept = Object.entries(texts).filter(([field]) => !fields.includes(field));
    return kept.length === 0 ? [] : [[language, Object.fromEntries(kept)]];
  });
  return Object.fromEntries(entries);
}

/** The fields with a value, as something to spread. */
export const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };

/**
 * What a part says after a change. A translation of a text that changed is about the old one, so it is
 * dropped. When no text is left in the old language, the part is in that of the new ones.
 */
export function changeTexts<Part extends Written>(part: Part, rewrite: Rewrite<Part>): Part {
  const { changes, texts, language } = rewrite;
  const next: Part = { ...part, ...given(changes) };
  const changed = texts.filter((field) => next[field] !== part[field]);
  if (changed.length === 0) return next;
  const isRewritten = texts.every((field) => changed.includes(field) || part[field] === '');
  return {
    ...next,
    language: isRewritten ? language : part.language,
    translations: isRewritten ? {} : withoutTexts(part.translations, changed),
  };
}
