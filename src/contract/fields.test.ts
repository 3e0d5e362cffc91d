import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id, line, notes, requiredLine, token } from './fields.ts';

const issuesOf = (field: ReturnType<typeof line>, text: string) =>
  field.safeParse(text).error?.issues.map(({ message }) => message);

describe.each([
  ['a line', line(60)],
  ['notes', notes(60)],
  ['a required line', requiredLine(60, 'title_required')],
])('%s', (_name, field) => {
  test.each([
    ['a zero-width space', '\u200b'],
    ['joiners and marks of direction', '\u2060\u200e\u202e\u2066'],
    ['a word joiner between spaces', ' \u2060 '],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['a blank Braille pattern', '\u2800'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['a variation selector', '\ufe0f'],
  ])('made only of %s is refused', (_case, text) => {
    expect(issuesOf(field, text)).toEqual(['nothing_visible']);
  });

  test.each(['\ud83d', 'par\udc00', '\udc00\ud83d'])(
    'with half of a surrogate pair is refused',
    (text) => {
      expect(issuesOf(field, text)).toContain('not_well_formed');
    },
  );

  test('is kept without marks that reverse the text around it', () => {
    expect(field.parse('\u202enab uoy \u2067Nora\u2069\u202c')).toBe('nab uoy Nora');
  });

  test('is kept with no more marks over a letter than a language needs', () => {
    expect(field.parse(`Zoe\u0301${'\u0308'.repeat(16)}!`)).toBe('Zoe\u0301\u0308\u0308\u0308!');
    expect(field.parse('בְּרֵאשִׁ֖ית')).toBe('בְּרֵאשִׁ֖ית');
  });

  test.each(['.', '⛳', '👨‍👩‍👧', 'é', 'Žofie', '練習', 'गोल्फ़', '0', 'שלום', '\u{1fae9}'])(
    'can contain %s',
    (text) => expect(field.parse(text)).toBe(text),
  );
});

test('an optional line and optional notes can be empty', () => {
  expect([line(60).parse('  '), notes(60).parse('')]).toEqual(['', '']);
});

test('any text that a field accepts can be stored in the database unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const field of [line(200), notes(200), id, token]) {
        const { data } = field.safeParse(text);
        if (data !== undefined) expect(Buffer.from(data).toString()).toBe(data);
      }
    }),
  );
});
