import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test('a short comment is quoted on one line', () => {
  expect(firstWords(' Well\n\nplayed! ')).toBe('Well played!');
});

test('a long comment ends after a word', () => {
  expect(firstWords('word '.repeat(40))).toBe(`${'word '.repeat(23)}word…`);
  expect(firstWords('🏌'.repeat(200))).toBe(`${'🏌'.repeat(120)}…`);
});

test('a quotation is never longer than 121 characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (text) => [...firstWords(text)].length <= 121),
  );
});
