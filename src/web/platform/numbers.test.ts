import { expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

test('numbers are written as in their language, and zero has no sign', () => {
  const { write, rounded, oneDecimal, signed, percent } = numbersIn('de');
  expect([write(1240.125), rounded(3.14), rounded(3), oneDecimal(3)]).toEqual([
    '1.240,125',
    '3,1',
    '3',
    '3,0',
  ]);
  expect([signed(2), signed(0), signed(-1.5)]).toEqual(['+2', '0', '-1,5']);
  expect(percent(0.12).replace(/\s/, ' ')).toBe('12 %');
});

test('the formats of a language are made once', () => {
  expect(numbersIn('fr')).toBe(numbersIn('fr'));
});
