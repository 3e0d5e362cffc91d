import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const at = (date: string) => Date.parse(`${date}T00:00:00Z`);
const write = (language: string, options: Intl.DateTimeFormatOptions, date = '2026-12-01') =>
  dateFormat(language, { timeZone: 'UTC', ...options }).format(at(date));

test('French writes the first of a month as an ordinal, and every other day as a number', () => {
  expect(write('fr', day)).toBe('mardi 1er décembre');
  expect(write('fr', day, '2026-12-21')).toBe('lundi 21 décembre');
  expect(write('fr', { day: 'numeric', month: 'short' })).toBe('1er déc.');
  expect(write('fr', { dateStyle: 'long' })).toBe('1er décembre 2026');
});

test('a French day without the name of its month stays a number', () => {
  expect(write('fr', { day: 'numeric' })).toBe('1');
  expect(write('fr', { dateStyle: 'short' })).toBe('01/12/2026');
});

test('a French span of days has the ordinal at both of its ends', () => {
  const { formatRange } = dateFormat('fr', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  expect(formatRange(at('2026-12-01'), at('2026-12-07'))).toMatch(/^1er\D+7 déc\.$/);
  expect(formatRange(at('2026-10-26'), at('2026-11-01'))).toMatch(/^26 oct\.\D+1er nov\.$/);
});

test('Spanish writes a weekday and a date without a comma, as inside a sentence', () => {
  expect(write('es', day)).toBe('martes 1 de diciembre');
  expect(write('es', { ...day, year: 'numeric' })).toBe('martes 1 de diciembre de 2026');
  expect(write('es', { weekday: 'short', day: 'numeric', month: 'short' })).toBe('mar 1 dic');
});

test.each([
  ['en', 'Tuesday 1 December'],
  ['de', 'Dienstag, 1. Dezember'],
  ['nl', 'dinsdag 1 december'],
])('in %s, dates are written as Intl writes them', (language, written) => {
  expect(write(language, day)).toBe(written);
});
