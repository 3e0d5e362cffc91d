import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar-date.ts';
import {
  type DatedHandicap,
  daysToGoal,
  paceOf,
  projectedDate,
  projectedDates,
} from './projection.ts';

const today = '2026-06-30';

/** Creates records from pairs of days before today and handicap. */
const recorded = (...records: readonly (readonly [daysAgo: number, handicap: number])[]) =>
  records.map(([daysAgo, handicap]) => ({ date: addDays(today, -daysAgo), handicap }));

const histories = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: -100, max: 540 })), {
    minLength: 1,
    maxLength: 40,
  })
  .map((records) =>
    recorded(
      ...records
        .toSorted(([a], [b]) => b - a)
        .map(([daysAgo, tenths]) => [daysAgo, tenths / 10] as const),
    ),
  );
const goals = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10);

describe('the pace of improvement', () => {
  test('is the average of the last 120 days', () => {
    expect(paceOf(recorded([120, 20], [60, 17], [0, 14]), today)).toBeCloseTo(6 / 120);
  });

  test('ignores earlier records, and interpolates linearly at the start of the window', () => {
    expect(paceOf(recorded([400, 36], [140, 21], [100, 19], [0, 14]), today)).toBeCloseTo(6 / 120);
  });

  test('counts from the first record when that is later', () => {
    expect(paceOf(recorded([60, 20], [30, 18], [0, 17]), today)).toBeCloseTo(3 / 60);
  });

  test('becomes slower with every day without a new record, and ends with the window', () => {
    const records = recorded([200, 20], [160, 18], [60, 15]);
    const week = paceOf(records, addDays(today, 7)) ?? 0;
    expect(week).toBeGreaterThan(0);
    expect(week).toBeLessThan(paceOf(records, today) ?? 0);
    expect(paceOf(records, addDays(today, 61))).toBeNull();
  });

  test('is not inflated by a good first week', () => {
    expect(paceOf(recorded([4, 20], [2, 19], [0, 18.6]), today)).toBeCloseTo(1.4 / 14);
  });

  test.each([
    ['nothing is recorded', recorded()],
    ['there are two records', recorded([60, 20], [0, 15])],
    ['three records are of two days', recorded([60, 20], [60, 21], [0, 15])],
    ['the handicap stands still', recorded([90, 18], [40, 18.2], [0, 18])],
    ['it rises', recorded([90, 18], [40, 18.5], [0, 19])],
    ['it fell long ago', recorded([700, 30], [500, 20], [130, 18], [0, 18])],
  ])('is unknown when %s', (_, records) => {
    expect(paceOf(records, today)).toBeNull();
  });

  test('is null or positive, and uses only the last record of a day', () => {
    fc.assert(
      fc.property(histories, (records) => {
        const pace = paceOf(records, today);
        expect(pace ?? 1).toBeGreaterThan(0);
        const corrected = records.flatMap((record): DatedHandicap[] => [
          { ...record, handicap: 54 },
          record,
        ]);
        expect(paceOf(corrected, today)).toBe(pace);
      }),
    );
  });
});

describe('the days to a goal', () => {
  test('are rounded up', () => {
    expect(daysToGoal(18.4, 12, 0.1)).toBe(64);
    expect(daysToGoal(18.4, 12, 0.15)).toBe(43);
  });

  test('are zero when the goal is reached', () => {
    expect(daysToGoal(12, 12, 0.1)).toBe(0);
    expect(daysToGoal(11, 12, 0.1)).toBe(0);
  });
});

describe('the projected date of a goal', () => {
  const falling = recorded([120, 20], [60, 17], [0, 14]);

  test('is the day on which the pace reaches the goal', () => {
    expect(projectedDate({ records: falling, goal: 11, today })).toBe(addDays(today, 60));
  });

  test('is counted from today, not from the last record', () => {
    const records = recorded([120, 20], [60, 17], [20, 14]);
    expect(projectedDate({ records, goal: 11, today })).toBe(addDays(today, 60));
  });

  test('works below scratch', () => {
    const records = recorded([120, 1], [60, 0], [0, -1]);
    expect(projectedDate({ records, goal: -2, today })).toBe(addDays(today, 60));
  });

  test.each([
    ['the goal is reached', falling, 14],
    ['the goal is passed', falling, 15],
    ['there is no pace', recorded([90, 18], [40, 18], [0, 18]), 12],
    ['it is more than two years away', recorded([120, 18], [60, 17.9], [0, 17.6]), 12],
    ['nothing is recorded', [], 12],
  ])('is unknown when %s', (_, records, goal) => {
    expect(projectedDate({ records, goal, today })).toBeNull();
  });

  test('is never in the past or more than two years ahead, and never earlier for a lower goal', () => {
    fc.assert(
      fc.property(histories, goals, goals, (records, one, other) => {
        const higher = projectedDate({ records, goal: Math.max(one, other), today });
        const lower = projectedDate({ records, goal: Math.min(one, other), today });
        for (const date of [higher, lower]) {
          if (date === null) continue;
          expect(daysBetween(today, date)).toBeGreaterThan(0);
          expect(daysBetween(today, date)).toBeLessThanOrEqual(730);
        }
        if (higher !== null && lower !== null) expect(lower >= higher).toBe(true);
      }),
    );
  });
});

describe('the days around the expected one', () => {
  const daysFor = (...records: readonly (readonly [daysAgo: number, handicap: number])[]) => {
    const found = projectedDates({ records: recorded(...records), goal: 10, today });
    return (
      found && [found.earliest, found.expected, found.latest].map((day) => daysBetween(today, day))
    );
  };

  test('are fifteen percent of the pace away for records on one straight line', () => {
    // 6 strokes in 120 days; 4 more take 80 days.
    expect(daysFor([120, 20], [60, 17], [0, 14])).toEqual([70, 80, 95]);
  });

  test('are farther away for records that scatter, but never so far that they say nothing', () => {
    expect(daysFor([120, 20], [60, 13], [0, 14])).toEqual([50, 80, 200]);
  });

  test('are on either side of the expected day, which is the one without them', () => {
    fc.assert(
      fc.property(histories, goals, (records, goal) => {
        const way = { records, goal, today };
        const days = projectedDates(way);
        expect(days?.expected ?? null).toBe(projectedDate(way));
        if (days === null) return;
        expect(days.earliest <= days.expected && days.expected <= days.latest).toBe(true);
      }),
    );
  });
});
