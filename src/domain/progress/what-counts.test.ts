import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { daysToEnter, isInTime, whatCounts } from './what-counts.ts';

test('an activity can be entered for up to a week after its day, and ahead of it', () => {
  expect(isInTime('2026-05-07', '2026-05-14')).toBe(true);
  expect(isInTime('2026-05-06', '2026-05-14')).toBe(false);
  expect(isInTime('2026-08-01', '2026-05-14')).toBe(true);
});

test('an activity that is entered later earns no XP and is in no streak and on no board', () => {
  expect(whatCounts({ imported: false, inTime: true })).toEqual({
    xp: true,
    streak: true,
    boards: true,
  });
  expect(whatCounts({ imported: false, inTime: false })).toEqual({
    xp: false,
    streak: false,
    boards: false,
  });
});

test('one day of entries counts for at most that day and the week before it', () => {
  const entered = '2026-05-14';
  const past = fc.integer({ min: 0, max: 10_000 }).map((ago) => addDays(entered, -ago));
  fc.assert(
    fc.property(fc.array(past, { maxLength: 400 }), (days) => {
      const counted = new Set(days.filter((day) => isInTime(day, entered)));
      expect(counted.size).toBeLessThanOrEqual(daysToEnter + 1);
    }),
  );
});
