import { expect, test } from 'vitest';
import { comparedParts, costsStrokes } from './costliest-part.ts';

type Counts = { putts?: number | null; greens?: number | null; holes?: 9 | 18 };

const rounds = (count: number, { putts = null, greens = null, holes = 18 }: Counts) =>
  Array.from({ length: count }, () => ({ holes, putts, greensInRegulation: greens }));

// Golfers at 18 usually have 32.9 putts and hit 3.4 greens.
const at = 18;

test('the part that costs more strokes than golfers of the same handicap need comes first', () => {
  const [first, second] = comparedParts(rounds(4, { putts: 38, greens: 3 }), at);
  expect(first).toMatchObject({
    part: 'putts',
    average: 38,
    rounds: 4,
    half: { low: 38, high: 38 },
  });
  expect(first?.strokes).toBeCloseTo(5.1, 1);
  expect(second?.part).toBe('greens');
  const [greens] = comparedParts(rounds(4, { putts: 33, greens: 1 }), at);
  expect(greens?.part).toBe('greens');
  expect(greens?.strokes).toBeCloseTo(2.4, 1);
});

test('fewer than three rounds with a count are no answer', () => {
  expect(comparedParts(rounds(2, { putts: 38 }), at)).toEqual([]);
  expect(comparedParts(rounds(3, { putts: 38 }), at)).toHaveLength(1);
});

test('nine holes count twice, and only the last five rounds are averaged', () => {
  const old = rounds(6, { putts: 45 });
  const [nines] = comparedParts([...old, ...rounds(5, { putts: 18, holes: 9 })], at);
  expect(nines).toMatchObject({ average: 36, rounds: 5 });
});

test('less than a stroke is no part to work on', () => {
  const [part] = comparedParts(rounds(3, { putts: 33 }), at);
  expect(part && costsStrokes(part)).toBe(false);
  const [more] = comparedParts(rounds(3, { putts: 35 }), at);
  expect(more && costsStrokes(more)).toBe(true);
});
