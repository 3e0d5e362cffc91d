import { expect, test } from 'vitest';
import { fitNumber, readNumber, writeNumber } from './number-text.ts';

test('a number can be typed with a comma or a point and with a sign', () => {
  expect(readNumber(' 18,4 ')).toBe(18.4);
  expect(readNumber('18.4')).toBe(18.4);
  expect(readNumber('-2')).toBe(-2);
  for (const text of ['', '-', '4 5', '1e3', 'abc']) expect(readNumber(text)).toBeNull();
});

test('tenths stay exact after many steps', () => {
  const bounds = { min: -10, max: 54, step: 0.1 };
  let handicap = 18.4;
  for (let press = 0; press < 30; press++) handicap = fitNumber(handicap - 0.1, bounds);
  expect(handicap).toBe(15.4);
});

test('a number is clamped to its bounds', () => {
  expect(fitNumber(500, { min: 1, max: 180, step: 5 })).toBe(180);
  expect(fitNumber(0, { min: 1, max: 180, step: 5 })).toBe(1);
});

test('a number is formatted with the decimals of its step', () => {
  expect(writeNumber(18, 0.1, 'de')).toBe('18,0');
  expect(writeNumber(1200, 1, 'en')).toBe('1200');
});
