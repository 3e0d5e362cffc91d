import { expect, test } from 'vitest';
import { datesIn } from './dates.ts';

const dates = datesIn('en');

test('a date is formatted in every style of the app', () => {
  expect(dates.day('2026-05-14')).toBe('Thursday 14 May');
  expect(dates.short('2026-05-14')).toBe('14 May');
  expect(dates.full('2026-05-14')).toBe('14 May 2026');
  expect(dates.weekday('2026-05-14')).toBe('Thu');
  expect(dates.weekdayLong('2026-05-14')).toBe('Thursday');
  expect(dates.month('2026-05-14')).toBe('May 2026');
  expect(dates.dayOfMonth('2026-05-04')).toBe('4');
});

test('a week within one month names the month once', () => {
  expect(dates.range('2026-05-11', '2026-05-17')).toBe('11 to 17 May');
});

test('a week across two months names both months', () => {
  expect(dates.range('2026-05-29', '2026-06-04')).toBe('29 May to 4 Jun');
});

test('a week across new year names both years', () => {
  expect(dates.range('2026-12-28', '2027-01-03')).toBe('28 Dec 2026 to 3 Jan 2027');
});

test('a date stays the same day near time zone and daylight saving changes', () => {
  expect(dates.short('2026-09-27')).toBe('27 Sept');
  expect(dates.short('2026-01-01')).toBe('1 Jan');
});

test('a date in another year shows its year, and a date in the current year does not', () => {
  const today = '2026-11-22';
  expect(dates.day('2027-09-06', today)).toBe('Monday, 6 September 2027');
  expect(dates.day('2026-01-05', today)).toBe('Monday 5 January');
  expect(dates.short('2025-05-14', today)).toBe('14 May 2025');
  expect(dates.weekdayShort('2027-09-06', today)).toBe('Mon, 6 Sept 2027');
  expect(dates.range('2027-05-10', '2027-05-16', today)).toBe('10 to 16 May 2027');
  expect(dates.range('2026-05-11', '2026-05-17', today)).toBe('11 to 17 May');
});

test.each([
  ['2026-11-22', 'today'],
  ['2026-11-23', 'tomorrow'],
  ['2026-11-27', 'in 5 days'],
  ['2026-12-13', 'in 3 weeks'],
  ['2027-09-22', 'in 10 months'],
])('on 22 November 2026, the time until %s reads: %s', (date, words) => {
  expect(dates.until(date, '2026-11-22')).toBe(words);
});

test('dates in another language use its format', () => {
  expect(datesIn('de').day('2026-05-14')).toBe('Donnerstag, 14. Mai');
  expect(datesIn('es').day('2026-05-14')).toBe('jueves 14 de mayo');
  expect(datesIn('fr').day('2026-05-01')).toBe('vendredi 1er mai');
});
