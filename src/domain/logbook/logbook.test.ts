import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { countsFit, type Holes, isLoggable, minutesOfRound } from './logbook.ts';

const holes = fc.constantFrom<Holes>(9, 18);

describe('a round', () => {
  it('takes two hours on the calendar for nine holes and four hours for eighteen', () => {
    expect([minutesOfRound(9), minutesOfRound(18)]).toEqual([120, 240]);
  });

  it('has at most as many fairways and greens as holes', () => {
    expect([countsFit(9, 9), countsFit(9, 10), countsFit(18, 18), countsFit(18, 19)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    fc.assert(
      fc.property(holes, fc.nat({ max: 50 }), (played, hit) => {
        expect(countsFit(played, hit)).toBe(hit <= played);
      }),
    );
  });

  it('may leave fairways and greens unknown, which differs from zero', () => {
    expect([countsFit(9, null), countsFit(9, undefined), countsFit(9, 0)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('an activity', () => {
  it('can be logged for any past day, for today, and for up to a year ahead', () => {
    const today = '2026-05-14';
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
        expect(isLoggable(addDays(today, days), today)).toBe(days <= 366);
      }),
    );
  });
});
