import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandicapRecord } from './handicap.ts';
import { improvementStart, standingHandicaps } from './standing.ts';

const first = Temporal.Instant.from('2026-05-01T08:00:00Z');

type Entries = readonly (readonly [hours: number, handicap: number])[];

/** Records by the hours after the first one. */
const recorded = (...entries: Entries) =>
  entries.map(
    ([hours, handicap]): HandicapRecord => ({
      handicap,
      recordedAt: first.add({ minutes: Math.round(hours * 60) }).toString(),
    }),
  );

const startOf = (...entries: Entries) => improvementStart(standingHandicaps(recorded(...entries)));
const valuesOf = (...entries: Entries) =>
  standingHandicaps(recorded(...entries)).runs.map(({ handicap }) => handicap);

const twoWeeks = 14 * 24;

describe('an improvement', () => {
  it('is measured from the earliest handicap that stood for two weeks', () => {
    expect(startOf([0, 20], [twoWeeks, 19], [2 * twoWeeks, 18])).toBe(20);
    expect(startOf([0, 20], [twoWeeks - 1, 19], [2 * twoWeeks, 18])).toBe(19);
  });

  it('is not measured from the first handicap or from one that stood for less', () => {
    expect(startOf()).toBeNull();
    expect(startOf([0, 54])).toBeNull();
    expect(startOf([0, 54], [0.01, 10])).toBeNull();
    expect(startOf([0, 54], [48, 10])).toBeNull();
  });

  it('is measured from a handicap that was confirmed in between', () => {
    expect(startOf([0, 20], [10 * 24, 20], [twoWeeks, 19])).toBe(20);
  });
});

describe('a handicap that is corrected within a day', () => {
  it('never was, however often it is corrected', () => {
    expect(valuesOf([0, 54], [1, 30], [2, 10])).toEqual([10]);
    expect(valuesOf([0, 20], [500, 2], [501, 19])).toEqual([20, 19]);
    expect(valuesOf([0, 20], [500, 2], [524, 19])).toEqual([20, 2, 19]);
  });

  it('does not interrupt the handicap before it', () => {
    expect(startOf([0, 20], [200, 2], [201, 20], [twoWeeks, 19])).toBe(20);
  });
});

describe('what is recorded within a day', () => {
  const handicap = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10);
  const within = fc.double({ min: 0, max: 23, noNaN: true });

  it('counts as its last value, in any order and however often', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(within, handicap)), handicap, handicap, (day, before, last) => {
        const shifted = day.map(([hours, value]) => [1000 + hours, value] as const);
        const typed = valuesOf([0, before], ...shifted, [1023.5, last]);
        expect(typed).toEqual(valuesOf([0, before], [1023.5, last]));
      }),
    );
  });
});
