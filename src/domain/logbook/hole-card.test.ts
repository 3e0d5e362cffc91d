import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeHole,
  contradictedFields,
  emptyCard,
  fairwaysOn,
  greenHit,
  type Hole,
  holePars,
  isOpen,
  isPlayable,
  markOf,
  playedCard,
  playedNine,
  runningToPar,
  sumsOf,
} from './hole-card.ts';

const aHole = (changes: Partial<Hole> = {}): Hole => ({
  par: 4,
  strokes: 5,
  putts: 2,
  fairway: true,
  green: false,
  penalties: 0,
  ...changes,
});

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const open: fc.Arbitrary<Hole> = fc
  .record({
    par: maybe(fc.constantFrom(...holePars)),
    strokes: maybe(fc.integer({ min: 1, max: 12 })),
    putts: maybe(fc.nat({ max: 5 })),
    fairway: maybe(fc.boolean()),
    green: maybe(fc.boolean()),
    penalties: maybe(fc.nat({ max: 3 })),
  })
  .chain((hole) => {
    const possible = changeHole(hole, {});
    return fc.constantFrom(possible, changeHole(possible, { pickedUp: true }));
  });
const anyCard = fc.array(open, { minLength: 9, maxLength: 18 });
const playedCards = anyCard
  .map((card) => playedCard(card.map((hole) => (isOpen(hole) ? { ...hole, strokes: 12 } : hole))))
  .filter((card) => card !== null);

describe('a hole card', () => {
  it('starts with the known pars of the course, par 4 for other holes, and no penalties', () => {
    expect(emptyCard(9, [3, 5]).map((hole) => hole.par)).toEqual([3, 5, 4, 4, 4, 4, 4, 4, 4]);
    expect(emptyCard(18)).toHaveLength(18);
    expect(emptyCard(9)[0]).toMatchObject({ strokes: null, putts: null, penalties: 0 });
  });

  it('has a fairway on every hole but the par 3s', () => {
    expect(fairwaysOn(emptyCard(9, [4, 3, 5, 3]))).toBe(7);
  });

  it('is whole when every hole has its strokes', () => {
    expect(playedCard(emptyCard(9))).toBeNull();
    const card = emptyCard(9).map((hole) => changeHole(hole, { strokes: 5, putts: 2 }));
    expect(playedCard(card)).toHaveLength(9);
    expect(playedCard(card)?.[0]).toMatchObject({ strokes: 5, green: false });
  });

  it('of 18 has a nine to add once one half of the course is played', () => {
    const played = (from: number, to: number) =>
      emptyCard(18).map((hole, at) =>
        at >= from && at < to ? changeHole(hole, { strokes: at + 1 }) : hole,
      );
    const strokes = (card: readonly Hole[]) => playedNine(card)?.map((hole) => hole.strokes);
    expect(strokes(played(0, 8))).toBeUndefined();
    expect(strokes(played(0, 12))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(strokes(played(9, 18))).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
    expect(strokes(played(5, 15))).toBeUndefined();
    expect(playedNine(emptyCard(9).map((hole) => changeHole(hole, { strokes: 5 })))).toBeNull();
  });

  it('compares strokes with par over the holes played so far', () => {
    const [first, second, ...rest] = emptyCard(9, [4, 3]);
    if (!first || !second) throw new Error('no holes');
    const card = [changeHole(first, { strokes: 6 }), changeHole(second, { strokes: 2 }), ...rest];
    expect(runningToPar(card)).toBe(1);
    expect(runningToPar(rest)).toBe(0);
  });
});

describe('a green in regulation', () => {
  it.each([
    [{ par: 4, strokes: 4, putts: 2 }, true],
    [{ par: 4, strokes: 4, putts: 1 }, false],
    [{ par: 3, strokes: 1, putts: 0 }, true],
    [{ par: 5, strokes: 6, putts: 3 }, true],
    [{ par: 5, strokes: 6, putts: 2 }, false],
    [{ par: 4, strokes: 4, putts: null }, null],
    [{ par: null, strokes: 4, putts: 2 }, null],
  ] as const)('of %o is %s', (played, hit) => {
    expect(greenHit(aHole({ ...played, green: null }))).toBe(hit);
  });

  it('uses the golfer’s own entry, even if the strokes disagree', () => {
    expect(greenHit(aHole({ strokes: 4, putts: 2, green: false }))).toBe(false);
  });
});

describe('changing a hole', () => {
  it('clears values that contradict the new one', () => {
    const hole = aHole({ strokes: 5, putts: 3, penalties: 1 });
    expect(changeHole(hole, { strokes: 2 })).toMatchObject({ putts: null, penalties: 1 });
    expect(changeHole(hole, { strokes: 1 })).toMatchObject({ putts: null, penalties: 0 });
    expect(changeHole(hole, { putts: 4 })).toMatchObject({ strokes: 5, penalties: 0 });
    expect(changeHole(hole, { putts: 5 })).toMatchObject({ strokes: null, putts: 5 });
    expect(changeHole(hole, { penalties: 2 })).toMatchObject({ putts: null, penalties: 2 });
  });

  it('clears the fairway when the hole becomes a par 3', () => {
    expect(changeHole(aHole(), { par: 3 })).toMatchObject({ par: 3, fairway: null });
  });

  it('is holed out or picked up, whichever was tapped last', () => {
    const pickedUp = changeHole(aHole({ putts: 2 }), { pickedUp: true });
    expect(pickedUp).toMatchObject({ strokes: null, pickedUp: true, putts: 2 });
    expect(isOpen(pickedUp)).toBe(false);
    expect(changeHole(pickedUp, { strokes: 2 })).toMatchObject({
      strokes: 2,
      pickedUp: false,
      putts: null,
    });
    expect(isOpen(changeHole(pickedUp, { pickedUp: false }))).toBe(true);
  });

  it('always results in a possible hole and keeps the new value', () => {
    const change = fc.oneof(
      fc.record({ strokes: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ pickedUp: fc.boolean() }),
      fc.record({ putts: fc.nat({ max: 12 }) }),
      fc.record({ penalties: fc.nat({ max: 9 }) }),
      fc.record({ par: fc.constantFrom(...holePars) }),
    );
    fc.assert(
      fc.property(open, change, (hole, said) => {
        const changed = changeHole(hole, said);
        expect(isPlayable(changed)).toBe(true);
        expect(changed).toMatchObject(said);
      }),
    );
  });
});

describe('the totals of a card', () => {
  it('are the sums of its holes', () => {
    const card = [
      aHole(),
      aHole({ strokes: 4, putts: 1, green: true }),
      aHole({ par: 3, strokes: 4, fairway: null, penalties: 1 }),
    ];
    expect(sumsOf(card)).toEqual({
      totalScore: { known: 13, isWhole: true },
      coursePar: { known: 11, isWhole: true },
      putts: { known: 5, isWhole: true },
      penalties: { known: 1, isWhole: true },
      fairwaysHit: { known: 2, isWhole: true },
      greensInRegulation: { known: 1, isWhole: true },
    });
  });

  it('are marked incomplete when a hole lacks a value', () => {
    const card = [aHole(), aHole({ putts: null, fairway: null })];
    expect(sumsOf(card)).toMatchObject({
      putts: { known: 2, isWhole: false },
      fairwaysHit: { known: 1, isWhole: false },
    });
  });

  it('have no score when a ball was picked up, and such a card is still whole', () => {
    const card = [aHole(), changeHole(aHole(), { pickedUp: true })];
    expect(playedCard(card)).toHaveLength(2);
    expect(sumsOf(card)).toMatchObject({
      totalScore: { known: 5, isWhole: false },
      putts: { known: 4, isWhole: true },
    });
  });

  it('contradict a different total, and a total below the sum of the known holes', () => {
    const card = [aHole(), aHole({ putts: null })];
    const said = { scoreType: 'strokeplay' } as const;
    expect(contradictedFields({ ...said, totalScore: 10, putts: 4 }, card)).toEqual([]);
    expect(contradictedFields({ ...said, totalScore: 11, putts: 1 }, card)).toEqual([
      'totalScore',
      'putts',
    ]);
    expect(contradictedFields({ scoreType: 'stableford', totalScore: 3 }, card)).toEqual([]);
  });

  it('never contradict themselves or a round without totals', () => {
    fc.assert(
      fc.property(playedCards, (card) => {
        const said = Object.entries(sumsOf(card)).map(([field, { known }]) => [field, known]);
        const round = { ...Object.fromEntries(said), scoreType: 'strokeplay' as const };
        expect(contradictedFields(round, card)).toEqual([]);
        expect(contradictedFields({ scoreType: 'strokeplay' }, card)).toEqual([]);
        expect(
          contradictedFields(
            { scoreType: 'strokeplay', totalScore: round['totalScore'] - 1 },
            card,
          ),
        ).toEqual(['totalScore']);
      }),
    );
  });
});

describe('the mark of a hole', () => {
  it.each([
    [2, 'circled_twice'],
    [3, 'circled'],
    [4, 'par'],
    [5, 'boxed'],
    [6, 'boxed_twice'],
    [9, 'boxed_twice'],
  ])('with %i strokes on a par 4 is %s', (strokes, mark) => {
    expect(markOf({ par: 4, strokes })).toBe(mark);
  });

  it('is missing without strokes or par', () => {
    expect(markOf({ par: 4, strokes: null })).toBeNull();
    expect(markOf({ par: null, strokes: 4 })).toBeNull();
  });
});
