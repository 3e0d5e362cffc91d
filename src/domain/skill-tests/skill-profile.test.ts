import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestSeries } from './change.ts';
import { bestHandicap, normFor, worstHandicap } from './norms.ts';
import { skillProfile } from './skill-profile.ts';
import { highestScore, skillTestIds } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

const chipping = (...scores: number[]): TestSeries => ({ testId: 'short-game-test', scores });

describe('the skill profile', () => {
  test('has no level for a skill without a result', () => {
    const none = { putting: null, short_game: null, approach: null, driving: null };
    expect(skillProfile([])).toEqual(none);
    expect(skillProfile([chipping()])).toEqual(none);
    expect(skillProfile([chipping(38)])).toMatchObject({ putting: null, approach: null });
  });

  test('has the level of the golfers who average such scores', () => {
    for (const testId of skillTestIds) {
      const scores = [normFor(testId, 18).expected];
      const found = skillProfile([{ testId, scores }])[skillTests[testId].skill];
      expect(found?.level).toBeCloseTo(18);
    }
  });

  test('uses the last two results, and is more precise with two than with one', () => {
    const once = skillProfile([chipping(40)]).short_game;
    const twice = skillProfile([chipping(12, 38, 42)]).short_game;
    expect(twice?.level).toBeCloseTo(once?.level ?? 0);
    expect(twice?.results).toBe(2);
    const width = (of: typeof once) => (of ? of.worst - of.best : 0);
    expect(width(twice)).toBeLessThan(width(once));
  });

  test('combines the putting tests on the green and at home', () => {
    const green: TestSeries = {
      testId: 'putting-test',
      scores: [normFor('putting-test', 24).expected],
    };
    const home: TestSeries = {
      testId: 'home-putting-test',
      scores: [normFor('home-putting-test', 12).expected],
    };
    const both = skillProfile([green, home]).putting;
    expect(both?.results).toBe(2);
    expect(both?.level).toBeGreaterThan(12);
    expect(both?.level).toBeLessThan(18);
  });

  test('compares a short hitter with short hitters', () => {
    const scores = [normFor('driving-test', 20, 'short').expected];
    const profile = skillProfile([{ testId: 'driving-test', scores, reach: 'short' }]);
    expect(profile.driving?.level).toBeCloseTo(20);
  });

  test('keeps each level between its bounds, and both bounds between -5 and 54', () => {
    const series = fc
      .constantFrom(...skillTestIds)
      .chain((testId) =>
        fc
          .array(fc.integer({ min: 0, max: highestScore(skillTests[testId]) }), { minLength: 1 })
          .map((scores) => ({ testId, scores })),
      );
    fc.assert(
      fc.property(series, (each) => {
        const found = skillProfile([each])[skillTests[each.testId].skill];
        if (found === null) throw new Error('There is a result');
        expect(found.best).toBeGreaterThanOrEqual(bestHandicap);
        expect(found.best).toBeLessThanOrEqual(found.level);
        expect(found.level).toBeLessThanOrEqual(found.worst);
        expect(found.worst).toBeLessThanOrEqual(worstHandicap);
      }),
    );
  });
});
