import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hole, holePars } from './hole-card.ts';
import {
  averagesByPar,
  bestRound,
  costlyHoles,
  courseOf,
  coursesOf,
  isSameCourse,
  kindOfHole,
  runOf,
  scoreByHole,
  threePuttsOn,
} from './round-figures.ts';

const aHole = (strokes: number | null, changes: Partial<Hole> = {}): Hole => ({
  par: 4,
  strokes,
  putts: 2,
  fairway: null,
  green: null,
  penalties: 0,
  ...changes,
});
/** Par 4s with these strokes. */
const card = (...strokes: readonly (number | null)[]) => strokes.map((each) => aHole(each));

const cards = fc.array(
  fc
    .record({ par: fc.constantFrom(...holePars), strokes: fc.integer({ min: 1, max: 9 }) })
    .map(({ par, strokes }) => aHole(strokes, { par })),
  { minLength: 1, maxLength: 18 },
);

describe('the run of a round', () => {
  it('is against par with fewer than two other rounds on the same holes', () => {
    expect(runOf(card(5, 4, 3), [])).toEqual({ after: [1, 1, 0], rounds: 0 });
    expect(runOf(card(5, 4, 3), [card(4, 4, 4), null])).toMatchObject({ rounds: 0 });
  });

  it('is against the average of other rounds with a score on every hole and the same pars', () => {
    const otherPars = [aHole(9, { par: 5 }), aHole(9), aHole(9)];
    const others = [card(5, 5, 5), card(6, 4, 4), card(null, 4, 4), otherPars];
    expect(runOf(card(5, 4, 3), others)).toEqual({ after: [-0.5, -1, -2.5], rounds: 2 });
  });

  it('is unknown while a hole has no score', () => {
    expect(runOf(card(5, null), [])).toBeNull();
    expect(runOf([aHole(5, { par: null })], [])).toBeNull();
    expect(runOf(null, [])).toBeNull();
  });

  it('ends at the strokes over par of the whole card', () => {
    fc.assert(
      fc.property(cards, (holes) => {
        const over = holes.reduce((sum, { strokes, par }) => sum + (strokes ?? 0) - (par ?? 0), 0);
        expect(runOf(holes, [])?.after.at(-1)).toBe(over);
      }),
    );
  });
});

describe('the score by hole', () => {
  it('needs three rounds with a score on every hole and the pars of the latest', () => {
    const played = card(5, 4);
    expect(scoreByHole([])).toBeNull();
    expect(
      scoreByHole([played, played, card(5, null), [aHole(5), aHole(4, { par: 3 })]]),
    ).toBeNull();
    expect(scoreByHole([null, played, played, played])?.rounds).toBe(3);
  });

  it('has the average and how often each result happened, and marks the three that cost most', () => {
    const rounds = [card(5, 6, 4, 5, 5), card(5, 6, 4, 5, 5), card(8, 6, 3, 5, 5)];
    const holes = scoreByHole(rounds)?.holes ?? [];
    expect(holes[0]).toEqual({
      number: 1,
      par: 4,
      mean: 2,
      results: [
        { over: 1, times: 2 },
        { over: 4, times: 1 },
      ],
      isWorst: true,
    });
    expect(holes.filter(({ isWorst }) => isWorst).map(({ number }) => number)).toEqual([1, 2, 4]);
  });
});

describe('the figures of a round', () => {
  it('average each par that was played, without holes that have no score', () => {
    const holes = [aHole(3, { par: 3 }), aHole(4, { par: 3 }), aHole(5), aHole(null)];
    expect(averagesByPar([holes, null])).toEqual([
      { par: 3, average: 3.5 },
      { par: 4, average: 5 },
    ]);
  });

  it('count three-putts only when the putts of every hole are known', () => {
    expect(threePuttsOn([aHole(5), aHole(6, { putts: 3 }), aHole(8, { putts: 4 })])).toBe(2);
    expect(threePuttsOn([aHole(5, { putts: 3 }), aHole(5, { putts: null })])).toBeNull();
  });

  it('name the holes of a double bogey or worse with what they cost', () => {
    const holes = [aHole(5), aHole(6, { putts: 3 }), aHole(7, { penalties: 1 }), aHole(null)];
    expect(costlyHoles(holes)).toEqual({
      holes: [2, 3],
      strokes: 5,
      withThreePutts: 1,
      withPenalty: 1,
    });
    expect(costlyHoles(card(5, 4))).toBeNull();
  });
});

const aRound = (totalScore: number, holes = 18, scoreType = 'strokeplay') => ({
  data: { totalScore, holes, scoreType },
});

describe('rounds', () => {
  it('are on the same course by its name, otherwise by the location, however it was typed', () => {
    expect(courseOf({ courseName: ' South ', location: 'Lindensee' })).toBe('South');
    expect(courseOf({ courseName: ' ', location: 'Lindensee' })).toBe('Lindensee');
    expect(courseOf({ courseName: null, location: '' })).toBeNull();
    expect(isSameCourse('LINDENSEE', 'Lindensee')).toBe(true);
    expect(isSameCourse(null, null)).toBe(false);
  });

  it('have a best one: the first of the lowest scores in stroke play, over 18 holes if there are any', () => {
    const [first, equal] = [aRound(89), aRound(89)];
    const nine = aRound(44, 9);
    const all = [aRound(95), first, equal, nine, aRound(30, 18, 'stableford')];
    expect(bestRound(all)).toBe(first);
    expect(bestRound([nine, aRound(46, 9)])).toBe(nine);
  });

  it('have no best one when there is nothing to compare with', () => {
    expect(bestRound([aRound(89), aRound(44, 9)])).toBeNull();
    expect(bestRound([])).toBeNull();
  });
});

describe('courses', () => {
  it('are listed by their rounds, each once and as it was typed last', () => {
    const played = ['south', 'Hill', 'South', null].map((courseName) => ({ data: { courseName } }));
    expect(coursesOf(played)).toEqual([
      { name: 'South', rounds: 2 },
      { name: 'Hill', rounds: 1 },
    ]);
  });
});

describe('the kind of a hole', () => {
  it('goes from an eagle or better to three over par or worse', () => {
    const kinds = [1, 2, 3, 4, 5, 6, 7, 9, null].map((strokes) => kindOfHole({ par: 4, strokes }));
    const named = ['eagle', 'eagle', 'birdie', 'par', 'bogey', 'double', 'triple', 'triple'];
    expect(kinds).toEqual([...named, null]);
  });
});
