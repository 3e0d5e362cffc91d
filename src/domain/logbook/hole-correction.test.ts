import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradictedFields, type Hole, isPlayable, totalsOf } from './hole-card.ts';
import { correctedTotals, correctHole } from './hole-correction.ts';

const bogey: Hole = { par: 4, strokes: 5, putts: 2, fairway: true, green: false, penalties: 0 };
const aCard = (changes: Partial<Hole> = {}): Hole[] =>
  Array.from({ length: 9 }, () => ({ ...bogey, ...changes }));
const correct = (card: readonly Hole[], at: number, change: Partial<Hole>) =>
  card.map((hole, index) => (index === at ? correctHole(hole, change) : hole));

describe('correcting a hole of a stored round', () => {
  it('computes the green again from the corrected counts', () => {
    expect(correctHole(bogey, { strokes: 4 })).toEqual({ ...bogey, strokes: 4, green: true });
    const back = correctHole(correctHole(bogey, { strokes: 4 }), { strokes: 5 });
    expect(back).toEqual(bogey);
  });

  it('keeps a green that the golfer entered differently', () => {
    const said = { ...bogey, green: true };
    expect(correctHole(said, { strokes: 6 })).toMatchObject({ strokes: 6, green: true });
    const entered = correctHole(bogey, { green: true });
    expect(correctHole(entered, { putts: 1 })).toMatchObject({ putts: 1, green: true });
  });

  it('follows the rules of a hole that is being played', () => {
    expect(correctHole(bogey, { strokes: 2 })).toMatchObject({ putts: null, green: null });
    expect(correctHole(bogey, { par: 3 })).toMatchObject({ par: 3, fairway: null });
    fc.assert(
      fc.property(fc.nat({ max: 12 }), fc.nat({ max: 6 }), (putts, penalties) => {
        expect(isPlayable(correctHole(correctHole(bogey, { putts }), { penalties }))).toBe(true);
      }),
    );
  });
});

describe('the totals of a corrected round', () => {
  const stored = aCard();
  const round = { scoreType: 'strokeplay', ...totalsOf(stored) } as const;

  it('are the sums of the corrected holes', () => {
    const totals = correctedTotals(round, stored, correct(stored, 6, { strokes: 4 }));
    expect(totals).toEqual({ ...totalsOf(stored), totalScore: 44, greensInRegulation: 1 });
  });

  it('leave the score to the golfer while a ball was picked up', () => {
    const pickedUp = correct(stored, 2, { pickedUp: true });
    const corrected = correct(pickedUp, 0, { strokes: 8 });
    expect(correctedTotals(round, stored, corrected)).not.toHaveProperty('totalScore');
    expect(correctedTotals(round, pickedUp, stored)).toMatchObject({ totalScore: 45 });
  });

  it('stay as they were when no hole was changed, known or not', () => {
    const some = { ...round, putts: null, coursePar: null };
    expect(correctedTotals(some, stored, stored)).toMatchObject({ putts: null, coursePar: null });
  });

  it('are unknown when a corrected hole lacks the value', () => {
    const open = correct(stored, 0, { strokes: 2 });
    expect(correctedTotals(round, stored, open)).toMatchObject({ totalScore: 42, putts: null });
  });

  it('stay as the golfer counted them while some holes lack the value, unless the holes exceed them', () => {
    const partly = aCard({ fairway: null }).with(0, bogey);
    const counted = { ...round, fairwaysHit: 2 };
    const two = correct(partly, 1, { fairway: true });
    expect(correctedTotals(counted, partly, two)).toMatchObject({ fairwaysHit: 2 });
    const three = correct(two as Hole[], 2, { fairway: true });
    expect(correctedTotals(counted, partly, three)).toMatchObject({ fairwaysHit: null });
  });

  it('do not include the points of a Stableford round', () => {
    const points = { ...round, scoreType: 'stableford', totalScore: 17 } as const;
    const totals = correctedTotals(points, stored, correct(stored, 6, { strokes: 4 }));
    expect(totals).not.toHaveProperty('totalScore');
    expect(totals).toMatchObject({ greensInRegulation: 1 });
  });

  it('never contradict the holes', () => {
    const change = fc.record(
      { strokes: fc.integer({ min: 3, max: 9 }), putts: fc.nat({ max: 2 }), fairway: fc.boolean() },
      { requiredKeys: [] },
    );
    const counted = fc.record({ fairwaysHit: fc.nat({ max: 9 }), putts: fc.constant(null) });
    fc.assert(
      fc.property(fc.nat({ max: 8 }), change, counted, (at, said, totals) => {
        const partly = aCard({ fairway: null });
        const corrected = correct(partly, at, said) as Hole[];
        const before = { ...round, ...totals };
        const after = { ...before, ...correctedTotals(before, partly, corrected) };
        expect(contradictedFields(after, corrected)).toEqual([]);
      }),
    );
  });
});
