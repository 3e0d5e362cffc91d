import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayedHole } from './adjusted-score.ts';
import { indexHistory, type RatedRound } from './index-history.ts';

const tees = [
  { holes: 18, tees: { courseRating: 71.4, slope: 128, par: 72 } },
  { holes: 18, tees: { courseRating: 73, slope: 132, par: 72 } },
  { holes: 18, tees: { courseRating: 69.8, slope: 121, par: 71 } },
  { holes: 9, tees: { courseRating: 35.9, slope: 126, par: 36 } },
] as const;

const onTees = (which: number) => tees[which] ?? tees[0];

/** A round of which only the strokes are known. */
function aRound(day: string, which: number, total: number, id = day): RatedRound {
  const { holes, tees: played } = onTees(which);
  return { id, day, holes, tees: played, score: { total, holesPlayed: holes } };
}

/**
 * A season and a half, worked out with decimals by a program of its own. Day, tees, strokes; differential, what an
 * exceptional score takes from each, index after it, and whether a cap limits it.
 */
// biome-ignore format: a row for each round
const season = [
  ['2024-03-02', 2, 90, 18.9, 0, null, false],
  ['2024-03-07', 2, 99, 27.3, 0, null, false],
  ['2024-03-28', 0, 97, 22.6, 0, 16.9, false],
  ['2024-04-11', 3, 50, 22.6, 0, 17.9, false],
  ['2024-04-25', 3, 48, 21.4, 0, 18.9, false],
  ['2024-04-30', 2, 91, 19.8, 0, 18.4, false],
  ['2024-05-03', 0, 98, 23.5, 0, 19.4, false],
  ['2024-05-17', 3, 47, 21.2, 0, 19.4, false],
  ['2024-06-07', 0, 94, 20, 0, 19.6, false],
  ['2024-06-21', 3, 49, 23.1, 0, 19.6, false],
  ['2024-07-12', 0, 101, 26.1, 0, 19.6, false],
  ['2024-07-15', 1, 100, 23.1, 0, 20, false],
  ['2024-07-18', 3, 49, 23.3, 0, 20, false],
  ['2024-07-21', 2, 101, 29.1, 0, 20, false],
  ['2024-07-30', 2, 93, 21.7, 0, 20.3, false],
  ['2024-08-02', 0, 93, 19.1, 0, 19.8, false],
  ['2024-08-05', 2, 96, 24.5, 0, 20.1, false],
  ['2024-08-14', 2, 92, 20.7, 0, 20, false],
  ['2024-08-23', 2, 89, 17.9, 0, 19.7, false],
  ['2024-09-01', 0, 96, 21.7, 0, 19.9, false],
  ['2024-09-08', 3, 47, 21.5, 0, 20.2, false],
  ['2024-09-13', 2, 91, 19.8, 0, 20, false],
  ['2024-09-16', 3, 46, 20.7, 0, 19.9, false],
  ['2024-09-30', 1, 96, 19.7, 0, 19.7, false],
  ['2024-10-03', 0, 96, 21.7, 0, 19.7, false],
  ['2024-10-17', 2, 75, 4.9, 2, 15.9, false],
  ['2024-10-31', 1, 95, 18.8, 0, 15.9, false],
  ['2024-11-21', 0, 92, 18.2, 0, 15.8, false],
  ['2024-12-12', 3, 45, 17.6, 0, 15.7, false],
  ['2025-01-02', 3, 45, 17.5, 0, 15.6, false],
  ['2025-01-05', 2, 87, 16.1, 0, 15.3, false],
  ['2025-01-10', 1, 87, 12, 0, 14.6, false],
  ['2025-01-19', 0, 95, 20.8, 0, 14.6, false],
  ['2025-01-24', 2, 87, 16.1, 0, 14.4, false],
  ['2025-01-29', 0, 99, 24.4, 0, 14.4, false],
  ['2025-02-07', 0, 92, 18.2, 0, 14.5, false],
  ['2025-02-21', 3, 46, 17.8, 0, 14.5, false],
  ['2025-02-28', 1, 89, 13.7, 0, 14, false],
  ['2025-03-14', 3, 42, 14, 0, 13.7, false],
  ['2025-03-17', 1, 92, 16.3, 0, 13.6, false],
  ['2025-04-07', 0, 90, 16.4, 0, 13.4, false],
  ['2025-04-14', 0, 87, 13.8, 0, 13.1, false],
  ['2025-04-17', 3, 46, 17.1, 0, 13.1, false],
  ['2025-05-08', 1, 97, 20.5, 0, 13.1, false],
  ['2025-05-11', 3, 40, 11.7, 0, 12.5, false],
  ['2025-05-14', 3, 47, 17.7, 0, 14.2, false],
  ['2025-05-17', 1, 91, 15.4, 0, 14.1, false],
  ['2025-05-20', 0, 91, 17.3, 0, 14.1, false],
  ['2025-05-29', 1, 95, 18.8, 0, 14.1, false],
  ['2025-06-07', 3, 45, 16.7, 0, 14.1, false],
  ['2025-06-21', 3, 47, 18.5, 0, 14.1, false],
  ['2025-06-24', 2, 94, 22.6, 0, 14.7, false],
  ['2025-07-03', 3, 49, 20.6, 0, 14.7, false],
  ['2025-07-06', 0, 95, 20.8, 0, 14.8, false],
  ['2025-07-20', 0, 95, 20.8, 0, 14.8, false],
  ['2025-07-25', 2, 91, 19.8, 0, 14.8, false],
  ['2025-07-30', 0, 94, 20, 0, 14.8, false],
  ['2025-08-06', 0, 102, 27, 0, 15.2, false],
  ['2025-08-13', 3, 48, 20, 0, 15.5, true],
  ['2025-08-20', 3, 45, 17.4, 0, 15.6, true],
] as const;

/** A golfer whose strokes on the standard course are one more than the wanted differential. */
const withDifferential = (day: string, differential: number): RatedRound => ({
  id: day,
  day,
  holes: 18,
  tees: { courseRating: 70, slope: 113, par: 70 },
  score: { total: 70 + differential, holesPlayed: 18 },
});

const dayOf = (n: number) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10);

test('replays sixty rounds as they were worked out by hand', () => {
  const { steps } = indexHistory(season.map(([day, which, total]) => aRound(day, which, total)));
  expect(
    steps.map(({ day, differential, reduction, indexAfter, isCapped }) => [
      ...[day, differential, reduction, indexAfter, isCapped],
    ]),
  ).toEqual(season.map(([day, , , ...expected]) => [day, ...expected]));
});

describe('without an index', () => {
  test('nines count in pairs, and ten holes wait for an index', () => {
    const first = aRound('2026-05-01', 3, 50);
    const ten: RatedRound = {
      ...aRound('2026-05-02', 0, 55),
      score: { total: 55, holesPlayed: 10 },
    };
    const second = aRound('2026-05-03', 3, 46);
    const { steps } = indexHistory([first, ten, second]);
    expect(steps.map(({ notCounted }) => notCounted)).toEqual([
      'waits_for_nine',
      'needs_index',
      null,
    ]);
    // 113 / 126 x (50 - 35.9 + 46 - 35.9)
    expect(steps[2]).toMatchObject({ differential: 21.7, completes: '2026-05-01' });
  });

  test('a hole counts at most five over par', () => {
    const holes: PlayedHole[] = Array.from({ length: 18 }, (_, at) => ({
      par: 4,
      strokeIndex: at + 1,
      strokes: at === 0 ? 14 : at === 1 ? 'picked_up' : 5,
    }));
    const { steps } = indexHistory([{ ...aRound('2026-05-01', 0, 0), score: { holes } }]);
    expect(steps[0]).toMatchObject({ adjustedGross: 9 + 9 + 16 * 5, courseHandicap: null });
  });
});

describe('with an index of 18.0', () => {
  const before = [0, 1, 2, 3, 4].map((n) => withDifferential(dayOf(n), 18));
  const last = (round: RatedRound) => indexHistory([...before, round]).steps.at(-1);

  test('nine holes count at once, with what is expected of the other nine', () => {
    // 113 / 126 x (47 - 35.9) + 0.52 x 18.0 + 1.2
    expect(last(aRound('2026-05-01', 3, 47))).toMatchObject({
      differential: 20.5,
      indexBefore: 18,
      edition: '2024',
    });
  });

  test('fourteen holes count with what is expected of the other four', () => {
    const round = {
      ...aRound('2026-05-01', 0, 0),
      score: { total: 72, holesPlayed: 14 },
    };
    // 113 / 128 x (72 - 71.4 x 14 / 18) + 4 / 9 x 10.56
    expect(last(round)?.differential).toBe(19.2);
  });

  test('a hole counts at most net double bogey, by the places of the holes that are played', () => {
    const holes: PlayedHole[] = [1, 3, 5, 7, 9, 11, 13, 15, 17].map((strokeIndex) => ({
      par: 4,
      strokeIndex,
      strokes: 'picked_up',
    }));
    const step = last({ ...aRound('2026-05-01', 3, 0), score: { holes } });
    // 18.0 / 2 x 126 / 113 + 35.9 - 36 is 9.9: one stroke on each hole and a second on the hardest.
    expect(step).toMatchObject({ courseHandicap: 10, adjustedGross: 9 * 7 + 1 });
  });

  test('nine holes are too few for a score of eighteen', () => {
    const round = { ...aRound('2026-05-01', 0, 0), score: { total: 45, holesPlayed: 9 } };
    expect(last(round)).toMatchObject({ notCounted: 'too_few_holes', indexAfter: 18 });
  });

  test('an exceptional score lowers every differential of the record', () => {
    const { index, record } = indexHistory([...before, withDifferential(dayOf(9), 10)]);
    expect(record.map(({ differential }) => differential)).toEqual([17, 17, 17, 17, 17, 9]);
    // (9 + 17) / 2 - 1
    expect(index).toBe(12);
  });
});

describe('by the rules of 2020', () => {
  const before = [0, 1, 2, 3, 4].map((n) => withDifferential(`2023-06-0${n + 1}`, 18));

  test('nines count in pairs with an index as well', () => {
    const { steps } = indexHistory([
      ...before,
      aRound('2023-07-01', 3, 47),
      aRound('2023-07-02', 3, 47),
    ]);
    expect(steps.at(-2)).toMatchObject({ edition: '2020', notCounted: 'waits_for_nine' });
    expect(steps.at(-1)?.differential).toBe(19.9);
  });

  test('a hole that was not played counts its par and the strokes received', () => {
    const holes: PlayedHole[] = Array.from({ length: 18 }, (_, at) => ({
      par: 4,
      strokeIndex: at + 1,
      strokes: at < 14 ? 5 : 'not_played',
    }));
    const step = indexHistory([
      ...before,
      { ...aRound('2023-07-01', 0, 0), score: { holes } },
    ]).steps.at(-1);
    // 18.0 x 128 / 113 + 71.4 - 72 is 19.8: every hole gets a stroke, and the two hardest a second one.
    expect(step).toMatchObject({ courseHandicap: 20, adjustedGross: 14 * 5 + 4 * 5 });
  });
});

describe('the low index', () => {
  const steady = Array.from({ length: 20 }, (_, n) => withDifferential(dayOf(n), 10));
  const bad = (from: number) =>
    Array.from({ length: 20 }, (_, n) => withDifferential(dayOf(from + n), 25));

  test('keeps a rise within five strokes', () => {
    const { index, steps } = indexHistory([...steady, ...bad(20)]);
    expect(index).toBe(15);
    expect(steps.at(-1)?.isCapped).toBe(true);
  });

  test('counts from the latest score in the record, however long ago that is', () => {
    const { steps } = indexHistory([...steady, ...bad(900)]);
    const [first, second] = steps.slice(20);
    expect(first?.indexAfter).toBe(10);
    expect(second).toMatchObject({ indexBefore: 10, isCapped: false });
  });

  test('does not limit the first twenty scores', () => {
    const { steps } = indexHistory([...steady.slice(0, 10), ...bad(10).slice(0, 10)]);
    expect(steps.some(({ isCapped }) => isCapped)).toBe(false);
  });
});

describe('for any rounds', () => {
  const rounds = fc
    .array(
      fc.record({
        day: fc.integer({ min: 0, max: 900 }),
        which: fc.integer({ min: 0, max: 3 }),
        over: fc.integer({ min: -5, max: 50 }),
      }),
      { minLength: 1, maxLength: 45 },
    )
    .map((all) =>
      all.map(({ day, which, over }, at) => {
        const { holes, tees: played } = onTees(which);
        const total = played.par + Math.round((over * holes) / 18);
        return aRound(dayOf(day), which, total, String(at).padStart(3, '0'));
      }),
    );

  test('the order in which they were entered does not matter', () => {
    fc.assert(
      fc.property(rounds, (all) => {
        expect(indexHistory(all.toReversed())).toEqual(indexHistory(all));
      }),
    );
  });

  test('a round that is deleted again leaves no trace', () => {
    fc.assert(
      fc.property(rounds, (all) => {
        const without = all.slice(1);
        expect(indexHistory(all.filter(({ id }) => id !== '000'))).toEqual(indexHistory(without));
      }),
    );
  });

  test('an index has one decimal and is at most 54, and moves only with a round that counts', () => {
    fc.assert(
      fc.property(rounds, (all) => {
        for (const { indexBefore, indexAfter, notCounted } of indexHistory(all).steps) {
          if (notCounted !== null) expect(indexAfter).toBe(indexBefore);
          if (indexAfter === null) continue;
          expect(indexAfter).toBeLessThanOrEqual(54);
          expect(indexAfter).toBe(Number(indexAfter.toFixed(1)));
        }
      }),
    );
  });

  test('a worse last round never makes a lower index', () => {
    fc.assert(
      fc.property(rounds, fc.integer({ min: 1, max: 20 }), (all, more) => {
        const day = dayOf(1000);
        const [better, worse] = [90, 90 + more].map(
          (total) => indexHistory([...all, aRound(day, 0, total, 'last')]).index,
        );
        if (better === null || worse === null) expect(worse).toBe(better);
        else expect(worse).toBeGreaterThanOrEqual(better ?? 0);
      }),
    );
  });
});
