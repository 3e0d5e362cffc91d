import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handicapLine } from './handicap-line.ts';

const way = { values: [22.6, 21, 19.6, 18.4], start: 22.6, now: 18.4, goal: 12 };

/** Every end point of the pieces of a path. */
const stops = (path: string) =>
  path
    .split(/(?=[MCL])/)
    .map((piece) => piece.slice(1).split(/[ ,]/).map(Number).slice(-2) as [number, number]);

describe('the handicap line', () => {
  test('stands as far down as the way is done, over the same share of the level bar', () => {
    const { share, ball } = handicapLine(way);
    expect(share).toBeCloseTo(4.2 / 10.6);
    expect(ball).toEqual([39.62, 39.62]);
  });

  test('runs from the start at top left to the ball, and on to the pin', () => {
    const { past, toGo } = handicapLine(way);
    expect(stops(past)[0]).toEqual([0, 0]);
    expect(stops(past).at(-1)).toEqual([39.62, 39.62]);
    expect(toGo).toMatch(/^M39\.62 39\.62C.* 99\.5 99$/);
  });

  test('draws nothing but the flag before anything is recorded', () => {
    expect(handicapLine({ ...way, values: [] })).toEqual({
      past: '',
      toGo: '',
      ball: null,
      share: 0,
      reached: false,
    });
  });

  test('has the ball at the pin and nothing to go when the goal is reached', () => {
    const line = handicapLine({ values: [14, 12.4, 11.8], start: 14, now: 11.8, goal: 12 });
    expect(line).toMatchObject({ ball: [100, 100], share: 1, toGo: '', reached: true });
    expect(stops(line.past).at(-1)).toEqual([100, 100]);
  });

  test('counts down through scratch to a plus handicap', () => {
    const { share, ball } = handicapLine({ values: [2, 0], start: 2, now: 0, goal: -2 });
    expect(share).toBe(0.5);
    // Over the end of the level bar, but below the number.
    expect(ball).toEqual([50, 64]);
  });

  test('keeps the ball clear of the first number and of the flag until it is there', () => {
    const near = handicapLine({ values: [20, 19.9], start: 20, now: 19.9, goal: 10 });
    const far = handicapLine({ values: [20, 10.1], start: 20, now: 10.1, goal: 10 });
    expect(near.ball?.[0]).toBe(14);
    expect(far.ball?.[0]).toBe(92);
  });

  test('shows a handicap that went up a little above its start, with nothing done', () => {
    const { share, ball } = handicapLine({ values: [18, 20], start: 18, now: 20, goal: 12 });
    expect(share).toBe(0);
    expect(ball?.[1]).toBe(-6);
  });

  test('draws a single record as a short level line', () => {
    const { past, ball } = handicapLine({ values: [22.6], start: 22.6, now: 22.6, goal: 12 });
    expect(past).toBe('M0,0L14,0');
    expect(ball).toEqual([14, 0]);
  });

  test('never leaves its figure and never lacks a number, whatever was recorded', () => {
    const handicap = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(
        fc.array(handicap, { minLength: 1, maxLength: 30 }),
        handicap,
        handicap,
        (values, now, goal) => {
          const line = handicapLine({ values, start: values[0] ?? 0, now, goal });
          expect(line.past + line.toGo).not.toMatch(/NaN|Infinity/);
          expect(line.share).toBeGreaterThanOrEqual(0);
          expect(line.share).toBeLessThanOrEqual(1);
          for (const [x, y] of stops(line.past)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(100);
            expect(y).toBeGreaterThanOrEqual(-6);
            expect(y).toBeLessThanOrEqual(100);
          }
        },
      ),
    );
  });
});

/** Points along the drawn path, twenty a piece, from the numbers of its lines and Bézier curves. */
function pointsAlong(path: string): [number, number][] {
  const [start = [], ...curves] = path
    .split(/(?=[MCL])/)
    .map((piece) => piece.slice(1).split(/[ ,]/).map(Number));
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

/** Where the big number stands on a phone, in percent of the figure. */
const underNumber = ([x, y]: readonly [number, number]) => x > 49 && y < 58;

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
  ])('do not meet: %s', (_, values) => {
    const [start = 0] = values;
    const now = values.at(-1) ?? 0;
    const { past, ball, share } = handicapLine({ values, start, now, goal: 12 });
    expect(pointsAlong(past).filter(underNumber)).toEqual([]);
    expect(stops(past).at(-1)).toEqual(ball);
    expect(ball?.[0]).toBeCloseTo(share === 1 ? 100 : Math.max(14, Math.min(92, share * 100)), 1);
  });

  test('do not meet, whatever was recorded', () => {
    const handicap = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(handicap, { minLength: 1, maxLength: 30 }), handicap, (values, goal) => {
        const [start = 0] = values;
        fc.pre(goal < start);
        const { past } = handicapLine({ values, start, now: values.at(-1) ?? 0, goal });
        expect(pointsAlong(past).filter(underNumber)).toEqual([]);
      }),
    );
  });
});
