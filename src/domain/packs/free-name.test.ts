import { expect, test } from 'vitest';
import { freeNumber, numbered } from './free-name.ts';

test('a name that is used gets the lowest free number, whatever its case and spaces', () => {
  expect(freeNumber('Net work', ['Gates'], 80)).toBe(1);
  expect(freeNumber('Net work', [' net WORK '], 80)).toBe(2);
  expect(freeNumber('Net work', ['Net work', 'Net work (2)', 'Net work (4)'], 80)).toBe(3);
});

test('a long name is cut so that its number fits', () => {
  expect(numbered('Net work', 2, 80)).toBe('Net work (2)');
  expect(numbered('Net work at home', 12, 13)).toBe('Net work (12)');
});
