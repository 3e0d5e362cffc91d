import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { isHandicap } from './handicap.ts';
import { reachedGoal, steadySince, suggestedGoals, wayToGoal } from './way-to-goal.ts';

/** Records a month apart. */
const recorded = (...handicaps: readonly number[]) =>
  handicaps.map((handicap, index) => ({ date: addDays('2026-01-01', 30 * index), handicap }));

const handicaps = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10);

describe('the way to the goal', () => {
  test.each([
    ['unset', [], 12],
    ['first', [32], 24],
    ['falling', [22.6, 20.1, 18.4], 12],
    ['falling', [16.5, 16.1], 12],
    ['steady', [16.2, 16.4, 16.1], 12],
    ['steady', [16.1, 16.4], 12],
    ['rising', [19.6, 21.5], 15],
    ['reached', [22.6, 11.9], 12],
    ['reached', [12], 12],
    ['passed', [13.4, 12.6], 15],
    ['passed', [12.6], 15],
  ] as const)('is %s with %j and a goal of %d', (state, values, goal) => {
    expect(wayToGoal(recorded(...values), goal).state).toBe(state);
  });

  test('is stated in exact tenths', () => {
    expect(wayToGoal(recorded(22.6, 18.4), 12)).toMatchObject({ improved: 4.2, left: 6.4 });
    expect(wayToGoal(recorded(1.8, -1.4), -2.5)).toMatchObject({ improved: 3.2, left: 1.1 });
  });

  test('has nothing left exactly when the goal is reached or passed', () => {
    fc.assert(
      fc.property(fc.array(handicaps, { minLength: 1 }), handicaps, (values, goal) => {
        const { state, left, improved } = wayToGoal(recorded(...values), goal);
        expect(left === 0).toBe(state === 'reached' || state === 'passed');
        if (state === 'falling') expect(improved).toBeGreaterThan(0);
        if (state === 'rising') expect(improved).toBeLessThan(0);
      }),
    );
  });
});

describe('a steady handicap', () => {
  test('counts as steady since the first record within half a stroke of it', () => {
    expect(steadySince(recorded(18, 16.4, 15.8, 16.2))).toBe('2026-01-31');
    expect(steadySince(recorded(16.2, 16.1))).toBe('2026-01-01');
    expect(steadySince([])).toBeNull();
  });
});

describe('a reached goal', () => {
  test('was reached on the first day from which the handicap stayed there', () => {
    expect(reachedGoal(recorded(22.6, 12.4, 11.9, 11.2), 12)).toEqual({
      from: { date: '2026-01-01', handicap: 22.6 },
      days: 60,
    });
    expect(reachedGoal(recorded(22.6, 11.9, 12.4, 12), 12)?.days).toBe(90);
  });

  test.each([
    ['nothing is recorded', []],
    ['the goal is still below', [22.6, 12.1]],
    ['the handicap is above it again', [22.6, 11.9, 12.1]],
    ['the golfer started there', [12, 11.4]],
  ])('does not exist when %s', (_, values) => {
    expect(reachedGoal(recorded(...values), 12)).toBeNull();
  });
});

describe('suggested goals', () => {
  test.each([
    [36, [34, 32, 28]],
    [18.4, [17, 16, 14]],
    [11.9, [11, 9.9, 8]],
    [4.3, [4, 3.5, 2.5]],
    [0.2, [-0.5, -1, -2]],
    [-9.4, [-10]],
    [-10, []],
  ])('from %d are %j', (current, goals) => {
    expect(suggestedGoals(current)).toEqual(goals);
  });

  test('are up to three handicaps below the current one, each lower than the one before', () => {
    fc.assert(
      fc.property(handicaps, (current) => {
        const goals = suggestedGoals(current);
        expect(goals.length).toBe(current < -8 ? goals.length : 3);
        expect(goals.every(isHandicap)).toBe(true);
        expect([current, ...goals]).toEqual(
          [...new Set([current, ...goals])].sort((a, b) => b - a),
        );
      }),
    );
  });
});
