import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { seasonOf, seasonStatus, seasons, windowOf, yearOf } from './season.ts';

it('every season has its days, also in a leap year', () => {
  expect(windowOf('winter', 2026)).toEqual({ start: '2026-01-01', end: '2026-02-28' });
  expect(windowOf('winter', 2028).end).toBe('2028-02-29');
  expect(windowOf('spring', 2026)).toEqual({ start: '2026-03-01', end: '2026-05-31' });
  expect(windowOf('holiday', 2026)).toEqual({ start: '2026-12-01', end: '2026-12-31' });
});

it('a season is future, active on its first and last days, and then expired', () => {
  const spring = windowOf('spring', 2026);
  const days = ['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01'];
  expect(days.map((day) => seasonStatus(spring, day))).toEqual([
    'future',
    'active',
    'active',
    'expired',
  ]);
});

it('a season without a start or an end is inactive on every day', () => {
  const [start, end] = ['2026-03-01', '2026-05-31'];
  for (const day of ['2026-02-28', '2026-04-01', '2026-06-01']) {
    expect(seasonStatus({ start: null, end: null }, day)).toBe('inactive');
    expect(seasonStatus({ start, end: null }, day)).toBe('inactive');
    expect(seasonStatus({ start: null, end }, day)).toBe('inactive');
  }
});

it('every day is in exactly one season, the one that seasonOf returns', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
      const day = addDays('2000-01-01', offset);
      const active = seasons.filter(
        (season) => seasonStatus(windowOf(season, yearOf(day)), day) === 'active',
      );
      expect(active).toEqual([seasonOf(day)]);
    }),
  );
});
