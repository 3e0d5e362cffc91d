import { expect, test } from 'vitest';
import { datesIn } from './dates.ts';

const dates = datesIn('en');

test('a day is written as a golfer says it', () => {
  expect(dates.day('2026-05-14')).toBe('Thursday 14 May');
  expect(dates.short('2026-05-14')).toBe('14 May');
  expect(dates.full('2026-05-14')).toBe('14 May 2026');
  expect(dates.weekday('2026-05-14')).toBe('Thu');
  expect(dates.weekdayLong('2026-05-14')).toBe('Thursday');
  expect(dates.month('2026-05-14')).toBe('May 2026');
  expect(dates.dayOfMonth('2026-05-04')).toBe('4');
});

test('a week names the month once', () => {
  expect(dates.range('2026-05-11', '2026-05-17')).toBe('11 to 17 May');
});

test('a week across months names both', () => {
  expect(dates.range('2026-05-29', '2026-06-04')).toBe('29 May to 4 Jun');
});

test('a week across new year names both years', () => {
  expect(dates.range('2026-12-28', '2027-01-03')).toBe('28 Dec 2026 to 3 Jan 2027');
});

test('a day stays the same day on the edge of the date line and of daylight saving', () => {
  expect(dates.short('2026-09-27')).toBe('27 Sept');
  expect(dates.short('2026-01-01')).toBe('1 Jan');
});

test('another language writes it its own way', () => {
  expect(datesIn('de').day('2026-05-14')).toBe('Donnerstag, 14. Mai');
});
