import { expect, test } from 'vitest';
import { acceptedValues } from './request-language.ts';

test.each([
  ['de', ['de']],
  ['de-CH, en;q=0.8, fr;q=0.9', ['de-CH', 'fr', 'en']],
  ['en;q=0, nl', ['nl']],
  ['fr ; Q=0.5 ,de;q=0.5', ['fr', 'de']],
  ['*;q=0.1, es', ['es', '*']],
  ['de;q=much, nl', ['nl']],
  ['', ['']],
])('the header %j requests %j', (header, expected) => {
  expect(acceptedValues(header)).toEqual(expected);
});
