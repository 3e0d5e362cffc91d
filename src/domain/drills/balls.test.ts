import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playOrderOf, stationOf } from '../skill-tests/play-order.ts';
import { skillTestIds } from '../skill-tests/skill-test.ts';
import { scoringOfTest } from '../skill-tests/test-scoring.ts';
import { isMadeOf } from './attempts.ts';
import {
  addBall,
  areAllPlayed,
  type Balls,
  cellsInOrder,
  makeCounts,
  type PlayedRule,
  sumsOf,
} from './balls.ts';
import { cellsOf } from './score-cells.ts';

const values = [0, 1, 2, 3, 4];
const cells = [
  { id: 'short', attempts: 2, values },
  { id: 'long', attempts: 3, values },
];
const inTurn: PlayedRule = { shape: { kind: 'cells', cells }, order: 'in_turn' };

describe('the balls of a test', () => {
  test('are played in turn, or each station to its end', () => {
    expect(cellsInOrder(inTurn)).toEqual([0, 1, 0, 1, 1]);
    expect(cellsInOrder({ ...inTurn, order: 'station_by_station' })).toEqual([0, 0, 1, 1, 1]);
  });

  test('make running sums', () => {
    expect(sumsOf(inTurn, [4, 1, 2])).toEqual([6, 1]);
    expect(sumsOf(inTurn, [])).toEqual([0, 0]);
  });

  test('end with the last one, and only possible ones are added', () => {
    expect(addBall(inTurn, [4], 5)).toEqual([4]);
    expect(addBall(inTurn, [4, 1, 2, 0], 3)).toEqual([4, 1, 2, 0, 3]);
    expect(addBall(inTurn, [4, 1, 2, 0, 3], 3)).toEqual([4, 1, 2, 0, 3]);
    expect(areAllPlayed(inTurn, [4, 1, 2, 0, 3])).toBe(true);
  });

  test.each([
    ['make these counts', [4, 1, 2, 0, 3], [6, 4], true],
    ['make other counts', [4, 1, 2, 0, 3], [5, 5], false],
    ['are not complete', [4, 1, 2, 0], [6, 1], false],
    ['are too many', [4, 1, 2, 0, 3, 0], [6, 4], false],
    ['are not possible', [6, 1, 0, 0, 3], [6, 4], false],
  ])('that %s', (_, balls, counts, expected) => {
    expect(makeCounts(inTurn, balls, counts)).toBe(expected);
  });
});

test.each(skillTestIds)('%s has an order of play, and its balls make its score', (id) => {
  const rule = scoringOfTest(id);
  const played = { ...rule, order: playOrderOf(id) ?? 'in_turn' };
  expect(playOrderOf(id)).not.toBeNull();
  for (const { id: cell } of cellsOf(rule)) expect(stationOf(id, cell)).not.toBeNull();
  const order = cellsInOrder(played);
  const picks = fc.array(fc.nat(4), { minLength: order.length, maxLength: order.length });
  fc.assert(
    fc.property(picks, (picked) => {
      const balls = order.reduce<Balls>((before, at, ball) => {
        const { values: possible = [0, 1], carry } = cellsOf(rule)[at] ?? {};
        const pick = picked[ball] ?? 0;
        return addBall(played, before, carry ? pick * 50 : (possible[pick % possible.length] ?? 0));
      }, []);
      const counts = sumsOf(played, balls);
      const score = [...Array(rule.max ?? 0).keys(), rule.max ?? 0].find((one) =>
        isMadeOf(rule, counts, one),
      );
      expect(score).toBeDefined();
      expect(makeCounts(played, balls, counts)).toBe(true);
    }),
    { numRuns: 20 },
  );
});
