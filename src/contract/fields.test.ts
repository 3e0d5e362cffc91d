import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exerciseInput } from './exercises-schemas.ts';
import { id, line, notes, optional, partial, requiredLine, token, withDefault } from './fields.ts';

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

test('an optional field takes null for a missing value, unless null has a meaning of its own', () => {
  const fields = { name: line(60), handicap: z.nullable(z.string()) };
  expect(partial(fields).parse({ name: null, handicap: null })).toEqual({ handicap: null });
  expect(Object.keys(partial(fields).parse({}))).toEqual([]);
  expect(z.object({ name: optional(line(60)) }).safeParse({ name: 5 }).success).toBe(false);
  expect([null, undefined, 'x'].map((each) => withDefault(line(60), 'usual').parse(each))).toEqual([
    'usual',
    'usual',
    'x',
  ]);
});

describe('the equipment of an exercise', () => {
  const given = (equipment: unknown) =>
    exerciseInput.safeParse({ name: 'Gate', duration: 10, equipment });

  test.each([
    ['a list', ['Putter', ' Two balls '], ['Putter', 'Two balls']],
    ['a list as JSON text', '["Putter","Two balls"]', ['Putter', 'Two balls']],
    ['an empty list as JSON text', '[]', []],
    ['null', null, []],
    ['nothing', undefined, []],
  ])('can be %s', (_name, equipment, list) => {
    expect(given(equipment).data?.equipment).toEqual(list);
  });

  test.each([
    ['other text', 'Putter, balls', 'equipment'],
    ['JSON text of something else', '{"0":"Putter"}', 'equipment'],
    ['JSON text of a list of numbers', '["Putter",5]', 'equipment.1'],
    ['a number', 5, 'equipment'],
  ])('cannot be %s', (_name, equipment, path) => {
    expect(given(equipment).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});
