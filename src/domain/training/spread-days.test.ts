import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadDays } from './spread-days.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

describe('the training days of a week', () => {
  it.each([
    [1, [1]],
    [2, [1, 4]],
    [3, [1, 3, 5]],
    [4, [1, 2, 4, 6]],
    [5, [1, 2, 3, 4, 6]],
    [6, [1, 2, 3, 4, 5, 6]],
    [7, everyDay],
  ])('for %i sessions are spread over the week if every day is available', (count, days) => {
    expect(spreadDays(everyDay, count)).toEqual(days);
  });

  it('never put Sunday beside Monday when there is another choice', () => {
    expect(spreadDays([1, 4, 7], 2)).toEqual([1, 4]);
    expect(spreadDays([1, 3, 7], 2)).toEqual([3, 7]);
  });

  it('are the earlier ones when nothing else decides', () => {
    expect(spreadDays([6, 7], 1)).toEqual([6]);
    expect(spreadDays([1, 2, 3, 4, 5], 2)).toEqual([1, 4]);
  });

  it('are sorted and unique, regardless of the input order', () => {
    expect(spreadDays([5, 1, 5, 3], 3)).toEqual([1, 3, 5]);
  });

  it('are all available days if there are too few', () => {
    expect(spreadDays([6, 7], 3)).toEqual([6, 7]);
    expect(spreadDays([], 3)).toEqual([]);
  });

  it('always have the largest possible minimum gap', () => {
    fc.assert(
      fc.property(
        fc.subarray(everyDay, { minLength: 1 }),
        fc.integer({ min: 1, max: 7 }),
        (days, n) => {
          const count = Math.min(n, days.length);
          const best = Math.max(
            ...subsets(days)
              .filter((s) => s.length === count)
              .map(smallestGap),
          );
          const chosen = spreadDays(days, count);
          expect(chosen).toHaveLength(count);
          expect(smallestGap(chosen)).toBe(best);
        },
      ),
    );
  });
});

const subsets = (days: readonly number[]): number[][] =>
  days.reduce<number[][]>((all, day) => all.concat(all.map((set) => set.concat(day))), [[]]);

/** Walks through the week day by day from each training day to the next, wrapping at Sunday. */
function smallestGap(days: readonly number[]): number {
  const walk = (day: number, steps = 1): number =>
    days.includes(((day + steps - 1) % 7) + 1) ? steps : walk(day, steps + 1);
  return Math.min(...days.map((day) => walk(day)));
}
