import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findScoringFaults } from './check-drill.ts';
import type { ScoringRule } from './drill.ts';
import {
  attemptsOf,
  type ExerciseTask,
  inAttemptsOf,
  isBetter,
  isUsual,
  scoringFor,
  seriesKeyOf,
  variantOf,
  withAttemptsIn,
  withEdition,
} from './task.ts';

const putts: ScoringRule = {
  shape: { kind: 'hits', attempts: 24 },
  better: 'higher',
  min: 0,
  max: 24,
  step: 1,
  basis: 'estimate',
  targets: { beginner: 14, intermediate: 17, advanced: 19, expert: 21 },
};
const chips: ScoringRule = {
  ...putts,
  shape: { kind: 'points', attempts: 10, values: [0, 1, 2, 3] },
  max: 30,
  targets: { beginner: 8, intermediate: 12, advanced: 16, expert: 20 },
};
const run: ScoringRule = {
  ...putts,
  shape: { kind: 'streak', tries: 30 },
  max: 30,
  targets: { beginner: 3, intermediate: 6, advanced: 10, expert: 15 },
};
const holes: ScoringRule = {
  ...putts,
  shape: { kind: 'strokes', balls: 9, par: 2 },
  better: 'lower',
  min: 9,
  max: null,
  targets: { beginner: 30, intermediate: 27, advanced: 24, expert: 21 },
};
const lags: ScoringRule = {
  ...putts,
  shape: { kind: 'average', attempts: 10, of: 'metres' },
  better: 'lower',
  max: null,
  step: 0.1,
  targets: { beginner: 1.5, intermediate: 1.2, advanced: 0.9, expert: 0.7 },
};
const rules = { putts, chips, run, holes, lags };

describe('a drill with another number of attempts', () => {
  test.each([
    ['putts', 12, 12, 7],
    ['chips', 20, 60, 16],
    ['holes', 18, null, 60],
    ['lags', 5, null, 1.5],
  ] as const)(
    '%s with %i attempts: at most %s, and a target of %s',
    (name, attempts, max, beginner) => {
      const asked = scoringFor(rules[name], { attempts });
      expect(asked).toMatchObject({ max, targets: { beginner } });
      expect(asked?.shape).not.toEqual(rules[name].shape);
    },
  );

  test('has no target for the longest run or for fewer than five balls, which luck decides', () => {
    expect(scoringFor(run, { attempts: 10 })).toMatchObject({ max: 10, targets: null });
    expect(scoringFor(putts, { attempts: 4 })).toMatchObject({ max: 4, targets: null });
    expect(scoringFor(putts, { attempts: 5 })?.targets?.beginner).toBe(3);
  });

  test('is counted within limits that fit, with targets that can be reached', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(rules)),
        fc.integer({ min: 4, max: 60 }),
        (rule, attempts) => {
          const asked = scoringFor(rule, { attempts });
          if (asked === null) throw new Error('not counted');
          // With few attempts, levels may have equal targets, but the order has to be right.
          const faults = findScoringFaults(asked).filter(({ path }) => path[1] !== 'expert');
          expect(faults).toEqual([]);
        },
      ),
    );
  });

  test('stays unchanged without a task, and has no score if the task is not scored', () => {
    expect(scoringFor(putts, {})).toBe(putts);
    expect(scoringFor(putts, { scored: false })).toBeNull();
    expect(scoringFor(null, { attempts: 5 })).toBeNull();
  });
});

test('the counting instructions show the number of attempts in the session', () => {
  const hits = { shape: { kind: 'hits', attempts: 12 } } as const;
  expect(withAttemptsIn('Roll {attempts} balls.', hits)).toBe('Roll 12 balls.');
  expect(withAttemptsIn('Roll 20 balls.', hits)).toBe('Roll 20 balls.');
});

describe('the comparison of scores', () => {
  test('separates variants, editions and streaks with a different number of tries', () => {
    expect(seriesKeyOf(putts, {})).toBe('');
    expect(seriesKeyOf(putts, { attempts: 12 })).toBe('');
    expect(seriesKeyOf(putts, { variant: 'narrow' })).toBe('narrow');
    expect(seriesKeyOf({ ...putts, edition: 2 }, { variant: 'narrow' })).toBe('2 narrow');
    expect(seriesKeyOf(run, { attempts: 10 })).toBe('10');
  });

  test('includes friends’ scores only where the session asks for the drill’s usual task', () => {
    expect(isUsual(putts, {})).toBe(true);
    expect(isUsual(putts, { attempts: 24 })).toBe(true);
    expect(isUsual({ ...putts, edition: 3 }, {})).toBe(true);
    expect(isUsual(putts, { attempts: 12 })).toBe(false);
    expect(isUsual(putts, { variant: 'narrow' })).toBe(false);
    expect(isUsual(run, { attempts: 10 })).toBe(false);
  });

  test('uses the value of each attempt', () => {
    const [half, whole] = [
      { score: 11, attempts: 12 },
      { score: 20, attempts: 24 },
    ];
    expect(isBetter(putts, half, whole)).toBe(true);
    expect(isBetter(holes, { score: 20, attempts: 9 }, { score: 42, attempts: 18 })).toBe(true);
    expect(isBetter(putts, whole, { score: 10, attempts: 12 })).toBe(false);
    expect(inAttemptsOf(putts, half)).toBe(22);
    expect(inAttemptsOf(putts, whole)).toBe(20);
    expect(inAttemptsOf(run, { score: 7, attempts: null })).toBe(7);
    expect(attemptsOf(lags)).toBeNull();
  });
});

describe('a drill that is changed', () => {
  test('keeps its edition if only targets, texts or the number of attempts change', () => {
    const more: ScoringRule = { ...putts, shape: { kind: 'hits', attempts: 30 }, max: 30 };
    expect(withEdition(more, putts).edition).toBeUndefined();
    expect(withEdition(putts, { ...putts, edition: 4 }).edition).toBe(4);
    expect(withEdition(putts, null)).toBe(putts);
  });

  test('gets a new edition if it counts something else', () => {
    expect(withEdition(holes, putts).edition).toBe(2);
    const zones: ScoringRule = {
      ...chips,
      shape: { kind: 'points', attempts: 10, values: [0, 1, 3] },
    };
    expect(withEdition(zones, { ...chips, edition: 2 }).edition).toBe(3);
  });
});

describe('the targets of a variant and of feet and yards', () => {
  const own = { beginner: 9, intermediate: 11, advanced: 13, expert: 15 };
  const rule: ScoringRule = {
    ...putts,
    targetsBy: { imperial: { ...own, expert: 16 }, farther: own, 'farther imperial': null },
  };

  test('are their own, also with another number of attempts', () => {
    expect(scoringFor(rule, {}, 'imperial')?.targets?.expert).toBe(16);
    expect(scoringFor(rule, { variant: 'farther' })?.targets).toEqual(own);
    expect(scoringFor(rule, { variant: 'farther', attempts: 48 })?.targets?.beginner).toBe(18);
    expect(scoringFor(rule, { variant: 'farther' }, 'imperial')?.targets).toBeNull();
  });

  test('are none if a variant has none, and those of the drill if only the units differ', () => {
    expect(scoringFor(rule, { variant: 'blindfold' })?.targets).toBeNull();
    expect(scoringFor(putts, {}, 'imperial')).toBe(putts);
  });

  test('outlast an edit of the drill, unless it changes the targets or what is counted', () => {
    const { targetsBy, ...form } = rule;
    expect(withEdition(form, rule).targetsBy).toEqual(targetsBy);
    expect(withEdition({ ...form, targets: own }, rule).targetsBy).toBeUndefined();
    expect(withEdition({ ...form, better: 'lower' }, rule).targetsBy).toBeUndefined();
  });

  test('are found by the series of a score', () => {
    const series = (task: ExerciseTask, edition?: number) =>
      variantOf(seriesKeyOf({ ...run, ...(edition && { edition }) }, task));
    expect(series({})).toBeUndefined();
    expect(series({ attempts: 10 }, 2)).toBeUndefined();
    expect(series({ variant: 'farther', attempts: 10 }, 2)).toBe('farther');
  });
});
