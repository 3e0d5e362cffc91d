import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drillModes, focuses, levels, venues } from '../drills/drill.ts';
import { equipmentIds } from '../drills/equipment.ts';
import {
  alternativesFor,
  changesOf,
  type Fit,
  type FitDrill,
  type FitPlace,
  findSwapFaults,
  fitSession,
  fitsSurroundings,
  leastMinutes,
} from './fit-session.ts';

const aDrill = (exerciseId: string, changes: Partial<FitDrill> = {}): FitDrill => ({
  exerciseId,
  focus: 'putting',
  level: 'beginner',
  mode: 'blocked',
  venues: ['putting_green'],
  needs: [],
  minutes: 10,
  hasScores: false,
  ...changes,
});
const aPlace = (id: string, changes: Partial<FitDrill> = {}): FitPlace => {
  const drill = aDrill(`drill-${id}`, changes);
  return { id, drill, minutes: drill.minutes };
};
const aFit = (changes: Partial<Fit> = {}): Fit => ({
  places: [],
  candidates: [],
  level: 'beginner',
  ...changes,
});
const anywhere = { venue: null, missing: [], minutes: null };
const drillsOf = (...swaps: Parameters<typeof fitSession>) =>
  fitSession(...swaps).map(({ exerciseId }) => exerciseId);

test('a swap changes its place by another drill, by other minutes, or by leaving it out', () => {
  const places = [aPlace('a'), aPlace('b')];
  const unchanged = { sessionExerciseId: 'b', exerciseId: 'drill-b', minutes: 10 };
  const ofPlaceA = { sessionExerciseId: 'a', exerciseId: 'drill-a', minutes: 10 };
  for (const swap of [
    { ...ofPlaceA, exerciseId: 'other' },
    { ...ofPlaceA, minutes: 8 },
    { ...ofPlaceA, exerciseId: null, minutes: 0 },
  ])
    expect(changesOf(places, [swap, unchanged])).toEqual([swap]);
});

describe('fitting a session', () => {
  test('keeps the session unchanged if everything fits', () => {
    const fit = aFit({ places: [aPlace('a'), aPlace('b')], candidates: [aDrill('other')] });
    expect(changesOf(fit.places, fitSession(fit, 'putting', anywhere))).toEqual([]);
  });

  test('replaces a drill that does not fit the venue with one of the same focus', () => {
    const places = [aPlace('a'), aPlace('b', { venues: ['home'] })];
    const candidates = [
      aDrill('elsewhere'),
      aDrill('other-focus', { venues: ['home'], focus: 'mental' }),
      aDrill('at-home', { venues: ['home', 'net'] }),
    ];
    const fit = aFit({ places, candidates });
    expect(drillsOf(fit, 'putting', { venue: 'home', missing: [], minutes: null })).toEqual([
      'at-home',
      'drill-b',
    ]);
  });

  test('leaves out a place if no drill fits', () => {
    const fit = aFit({ places: [aPlace('a'), aPlace('b', { venues: ['home'] })] });
    expect(drillsOf(fit, 'putting', { venue: 'home', missing: [], minutes: null })).toEqual([
      null,
      'drill-b',
    ]);
  });

  test('shortens drills to three quarters, last ones first, before it leaves one out', () => {
    const fit = aFit({ places: [aPlace('a'), aPlace('b')] });
    const minutes = (wished: number) =>
      fitSession(fit, 'putting', { venue: null, missing: [], minutes: wished }).map(
        (one) => one.minutes,
      );
    expect(minutes(18)).toEqual([10, 8]);
    expect(minutes(16)).toEqual([8, 8]);
    expect(minutes(15)).toEqual([10, 0]);
  });

  test('keeps the warm-up first, then the drills of the session’s focus', () => {
    const places = [
      aPlace('warm-up', { mode: 'warm_up', focus: 'physical', minutes: 5 }),
      aPlace('short', { focus: 'short_game' }),
      aPlace('putts'),
    ];
    const fit = aFit({ places });
    expect(drillsOf(fit, 'putting', { venue: null, missing: [], minutes: 14 })).toEqual([
      'drill-warm-up',
      null,
      'drill-putts',
    ]);
  });

  test('prefers the same mode, then the level, then drills with the golfer’s scores', () => {
    const candidates = [
      aDrill('same-level-scored', { mode: 'game', hasScores: true }),
      aDrill('expert', { level: 'expert' }),
      aDrill('advanced', { level: 'advanced' }),
      aDrill('advanced-scored', { level: 'advanced', hasScores: true }),
    ];
    const place = aPlace('a');
    const fit = aFit({ places: [place], candidates });
    expect(alternativesFor(place, fit, anywhere).map(({ drill }) => drill.exerciseId)).toEqual([
      'advanced-scored',
      'advanced',
      'expert',
      'same-level-scored',
    ]);
  });

  test('keeps a test whole or leaves it out, and never replaces a drill with a test', () => {
    const places = [aPlace('test', { mode: 'test', minutes: 20 }), aPlace('drill')];
    const candidates = [aDrill('other'), aDrill('other-test', { mode: 'test', venues: ['home'] })];
    const fit = aFit({ places, candidates });
    expect(drillsOf(fit, 'putting', { venue: 'home', missing: [], minutes: null })).toEqual([
      null,
      null,
    ]);
    expect(drillsOf(fit, 'putting', { venue: null, missing: [], minutes: 19 })).toEqual([
      null,
      'drill-drill',
    ]);
  });
});

test('missing equipment rules out the drills that need it, unless an alternative works', () => {
  const places = [aPlace('glass', { needs: [{ putter: 1 }, { glass: 1 }] }), aPlace('plain')];
  const candidates = [
    aDrill('coin-or-glass', { needs: [{ coin: 1, glass: 1 }] }),
    aDrill('also-glass', { needs: [{ glass: 1 }] }),
  ];
  const fit = aFit({ places, candidates });
  const without = { ...anywhere, missing: ['glass'] } as const;
  expect(drillsOf(fit, 'putting', without)).toEqual(['coin-or-glass', 'drill-plain']);
});

describe('the check of swaps sent by a golfer', () => {
  const fit = aFit({
    places: [aPlace('a'), aPlace('b'), aPlace('c', { focus: 'mental' })],
    candidates: [aDrill('other'), aDrill('calm', { focus: 'mental' })],
  });
  const into = (sessionExerciseId: string, exerciseId: string | null, minutes = 10) => ({
    sessionExerciseId,
    exerciseId,
    minutes,
  });

  test.each([
    ['another drill of the same focus', [into('a', 'other'), into('c', 'calm')], []],
    ['a drill left out', [into('b', null, 0)], []],
    ['the drill itself, shorter', [into('a', 'drill-a', 8)], []],
    ['a place that the session has not', [into('x', 'other')], ['not_in_session']],
    ['a place twice', [into('a', 'other'), into('a', null, 0)], ['not_in_session']],
    ['a drill of another focus', [into('a', 'calm')], ['not_a_choice']],
    ['a drill that nobody knows', [into('a', 'nothing')], ['not_a_choice']],
    ['a drill twice', [into('a', 'other'), into('b', 'other')], ['not_a_choice']],
    ['a drill that the session has anyway', [into('a', 'drill-b')], ['not_a_choice']],
    ['too few minutes', [into('a', 'other', 7)], ['too_low']],
  ])('has the expected result for %s', (_, swaps, faults) => {
    expect(findSwapFaults(fit, swaps).map(({ code }) => code)).toEqual(faults);
  });
});

const drills = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 40 })
  .chain((numbers) =>
    fc.tuple(
      ...numbers.map((number) =>
        fc.record({
          exerciseId: fc.constant(`drill-${number}`),
          focus: fc.constantFrom(...focuses.slice(0, 3)),
          level: fc.constantFrom(...levels),
          mode: fc.constantFrom(...drillModes, null),
          venues: fc.subarray([...venues]),
          needs: fc.array(
            fc.constantFrom({ ball: 3 }, { glass: 1 }, { book: 2, tee: 2 }, { coin: 1, glass: 1 }),
          ),
          minutes: fc.integer({ min: 1, max: 30 }),
          hasScores: fc.boolean(),
        }),
      ),
    ),
  );
const cases = fc.record({
  drills,
  count: fc.integer({ min: 1, max: 8 }),
  level: fc.constantFrom(...levels),
  focus: fc.constantFrom(...focuses),
  venue: fc.constantFrom(...venues, null),
  missing: fc.subarray([...equipmentIds]),
  minutes: fc.oneof(fc.constant(null), fc.integer({ min: 5, max: 60 })),
});

test('a fitted session keeps its places and focuses, repeats no drill and stays within the time', () => {
  fc.assert(
    fc.property(cases, ({ drills, count, level, focus, ...wish }) => {
      const places = drills
        .slice(0, count)
        .map((drill, at) => ({ id: `place-${at}`, drill, minutes: drill.minutes }));
      const fit = { places, candidates: drills, level };
      const swaps = fitSession(fit, focus, wish);
      expect(swaps.map((one) => one.sessionExerciseId)).toEqual(places.map(({ id }) => id));
      expect(findSwapFaults(fit, swaps)).toEqual([]);
      const chosen = swaps.flatMap(({ exerciseId }) => exerciseId ?? []);
      expect(new Set(chosen).size).toBe(chosen.length);
      const total = swaps.reduce((sum, one) => sum + one.minutes, 0);
      if (wish.minutes !== null) expect(total).toBeLessThanOrEqual(wish.minutes);
      swaps.forEach((swap, at) => {
        const drill = drills.find(({ exerciseId }) => exerciseId === swap.exerciseId);
        const place = places[at];
        if (drill === undefined || place === undefined) return;
        expect(drill.focus).toBe(place.drill.focus);
        expect(swap.minutes).toBeGreaterThanOrEqual(leastMinutes(drill, place));
        expect(swap.minutes).toBeLessThanOrEqual(place.minutes);
        expect(fitsSurroundings(drill, wish)).toBe(true);
      });
    }),
  );
});
