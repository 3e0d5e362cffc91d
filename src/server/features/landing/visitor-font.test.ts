import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedContent } from '#content/content.ts';
import { languages } from '#domain/language.ts';
import { inProject } from '#server/platform/project-folder.ts';

const read = (file: string) => readFileSync(inProject('src', file), 'utf8');

const ranges = [
  ...read('web/ui/fonts/visitor-font.css').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g),
].map(([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);
const isInFont = (character: string) => {
  const number = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= number && number <= to);
};

/** Returns all texts in a catalog or in the words of a program. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** Removes the characters of the placeholder and tag syntax, which no visitor sees. */
const withoutSyntax = (text: string) => text.replaceAll(/[{}<>#]/g, '');

test.each(languages)(
  'the visitor font has every character of the landing page in "%s" (add missing ones to scripts/visitor-font.py)',
  (language) => {
    const { words: english, translations } = shippedContent;
    const words = language === 'en' ? english : translations[language];
    const landing: unknown = JSON.parse(read(`i18n/${language}/landing.json`));
    const names = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? '';
    const texts = [...textsIn(landing), ...textsIn(words?.programs), names].map(withoutSyntax);
    expect(texts.length).toBeGreaterThan(100);
    expect([...new Set(texts.join(''))].filter((each) => !isInFont(each))).toEqual([]);
  },
);
