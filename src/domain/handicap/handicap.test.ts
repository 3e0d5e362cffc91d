import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHandicap, handicapProgress, parseHandicap, toDecimalString } from './handicap.ts';

const anyHandicap = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10);

describe('a handicap as a decimal string', () => {
  it.each(['-10.0', '-0.1', '0.0', '18.5', '54.0'])('may be %s', (text) => {
    expect(parseHandicap(text)).toBe(Number(text));
  });

  it.each(['-10.1', '54.1', '18', '18.55', '18,5', '+2.3', '-0.0', '05.0', ' 5.0', '5e0', ''])(
    'cannot be "%s"',
    (text) => expect(parseHandicap(text)).toBeNull(),
  );

  it('is parsed back to the same value', () => {
    fc.assert(fc.property(anyHandicap, (value) => parseHandicap(toDecimalString(value)) === value));
  });

  it('is rounded to the tenth, without a negative zero', () => {
    expect([
      toDecimalString(18.25),
      toDecimalString(18.24),
      toDecimalString(-0.04),
      toDecimalString(54),
    ]).toEqual(['18.3', '18.2', '0.0', '54.0']);
  });

  it('is refused for a number outside the handicap range', () => {
    for (const value of [-10.1, 54.1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => toDecimalString(value)).toThrow(RangeError);
    }
  });
});

describe('a handicap as golfers write it', () => {
  it('carries a plus when it is better than scratch', () => {
    expect([formatHandicap(-2.3), formatHandicap('-10.0')]).toEqual(['+2.3', '+10.0']);
  });

  it('carries no sign otherwise', () => {
    expect([formatHandicap('18.5'), formatHandicap(0), formatHandicap(-0.04)]).toEqual([
      '18.5',
      '0.0',
      '0.0',
    ]);
  });

  it('has the decimal separator of the language', () => {
    expect([formatHandicap(18, 'de'), formatHandicap(-2.3, 'nl')]).toEqual(['18,0', '+2,3']);
  });

  it('always shows one decimal', () => {
    fc.assert(fc.property(anyHandicap, (value) => /^\+?\d{1,2}\.\d$/.test(formatHandicap(value))));
  });
});

describe('progress toward the handicap goal', () => {
  const record = (handicap: number, recordedAt: string) => ({ handicap, recordedAt });
  const from24 = [record(20, '2026-03-01T08:00:00Z'), record(24.4, '2026-01-01T08:00:00Z')];

  it('is measured from the earliest record', () => {
    expect(handicapProgress({ history: from24, current: 18.2, goal: 12 })).toEqual({
      percent: 50,
      strokesImproved: 6.2,
      achieved: false,
    });
  });

  it('is zero without a record', () => {
    expect(handicapProgress({ history: [], current: 18, goal: 18 })).toEqual({
      percent: 0,
      strokesImproved: 0,
      achieved: false,
    });
  });

  it('is complete at the goal and stays complete beyond it', () => {
    const history = [record(1.3, '2026-01-01T08:00:00Z')];
    expect(handicapProgress({ history, current: -1.1, goal: -1.1 })).toEqual({
      percent: 100,
      strokesImproved: 2.4,
      achieved: true,
    });
    expect(handicapProgress({ history, current: -2, goal: -1.1 }).percent).toBe(100);
  });

  it('is complete for a golfer who starts at the goal', () => {
    expect(handicapProgress({ history: from24, current: 24.4, goal: 24.4 })).toEqual({
      percent: 100,
      strokesImproved: 0,
      achieved: true,
    });
  });

  it('does not go below zero when the handicap rises', () => {
    expect(handicapProgress({ history: from24, current: 26, goal: 12 })).toEqual({
      percent: 0,
      strokesImproved: -1.6,
      achieved: false,
    });
  });

  it('is always 0 to 100 percent, and 100 is what achieved means', () => {
    fc.assert(
      fc.property(anyHandicap, anyHandicap, anyHandicap, (start, current, goal) => {
        const history = [record(start, '2026-01-01T08:00:00Z')];
        const { percent, achieved } = handicapProgress({ history, current, goal });
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(achieved).toBe(percent === 100);
        if (goal < start) expect(achieved).toBe(current <= goal);
      }),
    );
  });
});
