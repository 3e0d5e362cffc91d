import { expect, test } from 'vitest';
import { testParts } from './test-parts.ts';

const putting = { testId: 'putting-test', reach: 'usual', before: null, handicap: 18 } as const;
// Putts of 0.9 to 4.5 m in points, then long putts of 6, 12, 18, 9 and 15 m.
const points = [8, 6, 4, 2, 0, 7, 4, 2, 5, 3];

test('a putting test has its putts holed by distance, and its long putts in points, the shortest first', () => {
  const { holed, zones } = testParts({ ...putting, now: points });
  expect(holed.map(({ metres, holed: count, putts }) => [metres, count, putts])).toEqual([
    ...[
      [0.9, 4, 4],
      [1.8, 3, 4],
      [2.7, 2, 4],
      [3.6, 1, 4],
      [4.5, 0, 4],
    ],
  ]);
  expect(zones.map(({ metres, points: count, most }) => [metres, count, most])).toEqual([
    ...[
      [6, 7, 8],
      [9, 5, 8],
      [12, 4, 8],
      [15, 3, 8],
      [18, 2, 8],
    ],
  ]);
});

test('golfers of the same handicap hole fewer putts the longer they are', () => {
  const usual = testParts({ ...putting, now: points }).holed.map((part) => part.usual ?? 0);
  expect(usual).toEqual(usual.toSorted((a, b) => b - a));
  expect(usual[0]).toBeGreaterThan(3);
  const unknown = testParts({ ...putting, now: points, handicap: null });
  expect(unknown.holed.every((part) => part.usual === null)).toBe(true);
});

test('an approach test has its distances, those of short hitters for them', () => {
  const approach = { ...putting, testId: 'approach-test', now: [10, 8, 6] } as const;
  expect(testParts(approach).zones.map(({ metres }) => metres)).toEqual([60, 90, 120]);
  const short = testParts({ ...approach, reach: 'short' });
  expect(short.zones.map(({ metres }) => metres)).toEqual([40, 60, 80]);
});

test('a test whose sum was entered has no parts, and the test before stands beside the last one', () => {
  expect(testParts({ ...putting, now: null })).toEqual({ holed: [], zones: [] });
  const before = points.map(() => 2);
  expect(testParts({ ...putting, now: points, before }).holed[0]?.before).toBe(1);
});
