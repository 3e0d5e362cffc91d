import { describe, expect, test } from 'vitest';
import { scoringOfTest } from '../skill-tests/test-scoring.ts';
import { countSoFar, isMadeOf } from './attempts.ts';
import { findScoringFaults } from './check-drill.ts';
import { cellsOf, checkCell, countsOf, longestCarry } from './score-cells.ts';

const driving = scoringOfTest('driving-test');
const putts = { id: 'putts', attempts: 4, values: [0, 2] };
const lags = { id: 'lags', attempts: 2, values: [0, 1, 2, 3, 4] };

describe('a cell of a score card', () => {
  test('allows the counts that its attempts can add up to', () => {
    expect(countsOf(putts)).toEqual([0, 2, 4, 6, 8]);
    expect(countsOf(lags)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(countsOf({ id: 'hits', attempts: 3 })).toEqual([0, 1, 2, 3]);
    expect(countsOf({ id: 'pairs', attempts: 2, values: [0, 3] })).toEqual([0, 3, 6]);
  });

  test.each([
    [8, null],
    [7, 'between_steps'],
    [10, 'too_high'],
    [-2, 'too_low'],
    [Number.NaN, 'not_a_number'],
  ])('for four putts at two points: %d gives %s', (count, fault) => {
    expect(checkCell(putts, count)).toBe(fault);
  });

  test('for a carry allows meters, up to the longest possible carry', () => {
    const carry = cellsOf(driving)[1];
    if (!carry) throw new Error('No carry');
    expect([0, 171, 170.7, longestCarry].map((metres) => checkCell(carry, metres))).toEqual([
      ...[null, null, null, null],
    ]);
    expect(checkCell(carry, longestCarry + 1)).toBe('too_high');
    expect(checkCell(carry, -1)).toBe('too_low');
  });
});

describe('the driving test', () => {
  test('adds a point for every five meters of carry to the balls in play', () => {
    expect(countSoFar(driving, [9])).toBe(9);
    expect(countSoFar(driving, [9, 171])).toBe(43);
    expect(isMadeOf(driving, [9, 171], 43)).toBe(true);
    expect(isMadeOf(driving, [9, 34], 43)).toBe(false);
  });

  test('has the limits of its cells', () => {
    expect(driving).toMatchObject({ min: 0, max: 74 });
    expect(findScoringFaults({ ...driving, max: 75 })).toEqual([
      { path: ['shape'], code: 'shape_limits' },
    ]);
  });
});
