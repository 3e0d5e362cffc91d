import { expect, test } from 'vitest';
import { dayAt } from './plan-figures.ts';

test.each([
  ['an empty week', [], 0, 1],
  ['before the first', [3], 0, 1],
  ['between two', [1, 4], 1, 2],
  ['behind the last', [1, 3], 2, 4],
  ['between neighbors without a day between', [1, 2], 1, 1],
  ['before one on Monday', [1], 0, 1],
  ['behind one on Sunday', [7], 1, 7],
])('the place of a new session determines its day: %s', (_, days, place, day) => {
  expect(dayAt(days, place)).toBe(day);
});
