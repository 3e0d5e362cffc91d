import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import type { DatedHandicap } from '#domain/handicap/projection.ts';
import { handicapLine, numberCorner } from './handicap-line.ts';

/** Records a month apart. */
const monthly = (...handicaps: readonly number[]): readonly DatedHandicap[] =>
  handicaps.map((handicap, index) => ({ date: addDays('2026-01-01', 30 * index), handicap }));

/** The numbers of each piece of a path. */
const pieces = (path: string) =>
  path
    .split(/(?=[MCL])/)
    .filter((piece) => piece !== '')
    .map((piece) => piece.slice(1).split(/[ ,]/).map(Number));

/** The end points of the pieces of a path. */
const stops = (path: string) =>
  pieces(path).map((numbers) => numbers.slice(-2) as [number, number]);

/** Twenty points per piece along the drawn path, calculated from its lines and Bézier curves. */
function pointsAlong(path: string): [number, number][] {
  const [start = [], ...curves] = pieces(path);
  let from = start;
  return curves.flatMap((curve) => {
    const [x0 = 0, y0 = 0] = from;
    const [leaveX = 0, leaveY = 0, arriveX = 0, arriveY = 0, x1 = 0, y1 = 0] =
      curve.length === 2 ? [x0, y0, ...curve, ...curve] : curve;
    from = [x1, y1];
    return Array.from({ length: 21 }, (_, step): [number, number] => {
      const t = step / 20;
      const rest = 1 - t;
      const weights = [rest ** 3, 3 * t * rest ** 2, 3 * t ** 2 * rest, t ** 3] as const;
      const [a, b, c, d] = weights;
      return [
        a * x0 + b * leaveX + c * arriveX + d * x1,
        a * y0 + b * leaveY + c * arriveY + d * y1,
      ];
    });
  });
}

/** Paths are rounded to hundredths. */
const rounding = 0.01;
/** The largest part of its corner that the number covers, on the smallest screens. */
const onNumber = ([x, y]: readonly [number, number]) => x > 47 && y < 56;
const inCorner = ([x, y]: readonly [number, number]) =>
  x > numberCorner.left + rounding && y < numberCorner.bottom - rounding;

const handicaps = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10);
const histories = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 1500 }), handicaps), { minLength: 1, maxLength: 90 })
  .map((records) =>
    records
      .toSorted(([a], [b]) => a - b)
      .map(([day, handicap]) => ({ date: addDays('2022-01-01', day), handicap })),
  );

describe('the handicap line', () => {
  test('places the ball by progress toward the goal, and left of the number until it is below the number', () => {
    const beside = handicapLine(monthly(22.6, 21, 19.6, 18.4), 12);
    expect(beside.share).toBeCloseTo(4.2 / 10.6);
    expect(beside.ball).toEqual([35, 39.62]);
    const below = handicapLine(monthly(1.8, 0.2, -1.4), -2.5);
    expect(below.share).toBeCloseTo(3.2 / 4.3);
    expect(below.ball).toEqual([74.42, 74.42]);
  });

  test('runs from the start at the top left to the ball and on to the pin', () => {
    const { past, toGo } = handicapLine(monthly(22.6, 21, 19.6, 18.4), 12);
    expect(stops(past)[0]).toEqual([0, 0]);
    expect(stops(past).at(-1)).toEqual([35, 39.62]);
    expect(toGo).toMatch(/^M35 39\.62C.* 99\.5 99$/);
  });

  test('spaces the records in proportion to the days between them', () => {
    const records = [
      { date: '2026-01-01', handicap: 20 },
      { date: '2026-01-11', handicap: 19 },
      { date: '2026-04-11', handicap: 17 },
    ];
    const [, second] = stops(handicapLine(records, 10).past);
    expect(second?.[0]).toBeCloseTo(3);
  });

  test.each([
    ['nothing is recorded', [], 12],
    ['there is no goal', monthly(20, 18), null],
  ])('has its ball on the tee and the remaining path ahead when %s', (_, records, goal) => {
    const line = handicapLine(records, goal);
    expect(line).toMatchObject({ state: 'unset', past: '', ball: [2, 92], share: 0 });
    expect(line.toGo).toMatch(/ 99\.5 99$/);
  });

  test('has the ball at the pin and no remaining path when the goal is reached', () => {
    const line = handicapLine(monthly(14, 12.4, 11.8), 12);
    expect(line).toMatchObject({ state: 'reached', ball: [99.4, 100], share: 1, toGo: '' });
    expect(stops(line.past).at(-1)).toEqual([99.4, 100]);
  });

  test('has the ball past the flag when the goal was never below the handicap', () => {
    const line = handicapLine(monthly(13.4, 13.9, 12.6), 15);
    expect(line).toMatchObject({ state: 'passed', ball: [92, 86], share: 1, toGo: '' });
  });

  test('keeps the ball away from the first number, and from the flag until the goal is reached', () => {
    expect(handicapLine(monthly(20, 19.9), 10).ball[0]).toBe(26);
    expect(handicapLine(monthly(20, 10.1), 10).ball[0]).toBe(92);
  });

  test('shows a handicap that went up above its start, with zero progress', () => {
    const { share, ball, past } = handicapLine(monthly(18, 20), 12);
    expect(share).toBe(0);
    expect(ball).toEqual([26, 0]);
    expect(stops(past)[0]).toEqual([0, 25]);
  });

  test('draws a single record as only a ball', () => {
    expect(handicapLine(monthly(22.6), 12)).toMatchObject({ past: '', ball: [4, 0], share: 0 });
  });

  test('draws about forty points of a long history, including the first, best, worst, and last', () => {
    const values = Array.from({ length: 76 }, (_, index) => 28 - index / 10);
    const long = monthly(...values.with(33, 18.1).with(12, 30));
    const points = stops(handicapLine(long, 16).past);
    expect(points.length).toBeGreaterThanOrEqual(40);
    expect(points.length).toBeLessThanOrEqual(41);
    const heights = points.map(([, y]) => y);
    expect(heights[0]).toBeCloseTo((200 / 14) * 1, 1);
    expect(Math.min(...heights)).toBe(0);
    expect(Math.max(...heights)).toBeCloseTo((11.9 / 14) * 100, 1);
    expect(heights.at(-1)).toBeCloseTo((9.5 / 14) * 100, 1);
  });

  test('stays within the figure and contains only valid numbers for any history', () => {
    fc.assert(
      fc.property(histories, handicaps, (records, goal) => {
        const line = handicapLine(records, goal);
        expect(line.past + line.toGo).not.toMatch(/NaN|Infinity/);
        expect(line.share).toBeGreaterThanOrEqual(0);
        expect(line.share).toBeLessThanOrEqual(1);
        expect(line.label.y).toBeGreaterThanOrEqual(0);
        expect(line.label.y).toBeLessThanOrEqual(100);
        for (const [x, y] of [line.ball, ...stops(line.past)]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(100);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('the first number', () => {
  test.each([
    ['above a falling line', [22.6, 21, 18.4], 12, { side: 'above', y: 0 }],
    ['above one that ends where it began', [16.2, 16.1], 12, { side: 'above', y: 0 }],
    ['below a rising one', [19.6, 20.4, 21.5], 15, { side: 'below', y: 29.23 }],
    ['below one that climbs beyond it in one step', [18, 20], 12, { side: 'below', y: 25 }],
    [
      'above the beginning of a line, however low',
      [20, 18, 30, 17],
      15,
      { side: 'above', y: 66.67 },
    ],
  ] as const)('stands %s', (_, values, goal, label) => {
    expect(handicapLine(monthly(...values), goal).label).toEqual(label);
  });
});

describe('the line and the big number', () => {
  test.each([
    ['a goal reached in one step', [15, 11.8]],
    ['a handicap that stood still before it fell', [20, 20, 20, 14]],
    ['one that went up again on its way', [20, 13, 19, 12.5]],
    ['half of the way', [20, 18, 17, 16]],
    ['nearly half of it', [20, 19, 16.4]],
    ['the usual summer', [22.6, 21, 19.6, 18.4]],
    ['a long record', [22.6, 22, 21, 19, 18, 16, 15, 14.5, 13]],
    ['a handicap that went up', [18, 20]],
    ['a single record', [22.6]],
    ['a goal reached at the start', [12]],
  ])('do not overlap: %s', (_, values) => {
    const { past, toGo, ball } = handicapLine(monthly(...values), 12);
    expect(pointsAlong(past).filter(inCorner)).toEqual([]);
    expect(pointsAlong(toGo).filter(onNumber)).toEqual([]);
    expect(inCorner(ball)).toBe(false);
    if (past !== '') expect(stops(past).at(-1)).toEqual(ball);
  });

  test('do not overlap when a handicap was recorded twice on one day', () => {
    const records = [
      { date: '2022-01-02', handicap: 2.6 },
      { date: '2022-01-03', handicap: 0 },
      { date: '2022-01-03', handicap: 1.1 },
      { date: '2022-01-06', handicap: 0 },
    ];
    expect(pointsAlong(handicapLine(records, 2.6).past).filter(inCorner)).toEqual([]);
  });

  test('do not overlap when the history turns just above the bottom of the corner', () => {
    const records = [
      { date: '2022-01-01', handicap: 48.4 },
      { date: '2022-01-01', handicap: 0 },
      { date: '2022-09-10', handicap: 19.1 },
      { date: '2023-02-23', handicap: 15.2 },
      { date: '2023-09-14', handicap: 0 },
    ];
    expect(pointsAlong(handicapLine(records, -0.6).past).filter(inCorner)).toEqual([]);
  });

  test('do not overlap for any history', () => {
    fc.assert(
      fc.property(histories, handicaps, (records, goal) => {
        const { past, toGo, ball } = handicapLine(records, goal);
        expect([ball, ...pointsAlong(past)].filter(inCorner)).toEqual([]);
        expect(pointsAlong(toGo).filter(onNumber)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('do not overlap because only time is shifted, and the values stay exact', () => {
    const values = [20, 19, 18.5, 13, 12.6];
    const points = stops(handicapLine(monthly(...values), 12).past);
    const heights = points.map(([, y]) => y);
    for (const value of values) {
      const exact = Math.round(((20 - value) / 8) * 10_000) / 100;
      expect(heights).toContain(exact);
    }
  });
});
