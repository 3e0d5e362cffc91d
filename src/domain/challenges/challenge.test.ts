import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumberOf, daysBetween } from '../calendar-date.ts';
import { endOfChallenge, outcomeOf, weekOf } from './challenge.ts';

describe('the outcome of a challenge for a golfer', () => {
  test.each([
    ['more hits', 'higher', 14, 12, 'ahead'],
    ['fewer hits', 'higher', 11, 12, 'behind'],
    ['fewer strokes', 'lower', 17, 20, 'ahead'],
    ['more strokes', 'lower', 20, 17, 'behind'],
    ['as many strokes', 'lower', 18, 18, 'level'],
    ['as many hits', 'higher', 7.5, 7.5, 'level'],
  ] as const)('is correct with %s', (_, better, own, theirs, outcome) => {
    expect(outcomeOf({ better }, own, theirs)).toBe(outcome);
  });

  test('is ahead exactly when the opponent is behind', () => {
    const opposite = { ahead: 'behind', behind: 'ahead', level: 'level' } as const;
    fc.assert(
      fc.property(fc.constantFrom('higher', 'lower'), fc.nat(50), fc.nat(50), (better, a, b) => {
        expect(outcomeOf({ better }, a, b)).toBe(opposite[outcomeOf({ better }, b, a)]);
      }),
    );
  });
});

test('a challenge stays open for fourteen days, also across a clock change', () => {
  const sentAt = Temporal.Instant.from('2026-03-20T08:00:00Z');
  expect(endOfChallenge(sentAt).toString()).toBe('2026-04-03T08:00:00Z');
});

test('a week is Monday to Sunday', () => {
  expect(weekOf('2026-05-14')).toEqual({ from: '2026-05-11', to: '2026-05-17' });
  expect(weekOf('2026-05-17')).toEqual({ from: '2026-05-11', to: '2026-05-17' });
  expect(weekOf('2026-05-18')).toEqual({ from: '2026-05-18', to: '2026-05-24' });
  const { from, to } = weekOf('2027-01-01');
  expect([dayNumberOf(from), dayNumberOf(to), daysBetween(from, to)]).toEqual([1, 7, 6]);
});
