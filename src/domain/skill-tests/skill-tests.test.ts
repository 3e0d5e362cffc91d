import { describe, expect, test } from 'vitest';
import { carryPoints, highestScore, pointsOf, skillTestIds } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

const tests = skillTestIds.map((id) => skillTests[id]);
const ballsOf = (id: (typeof skillTestIds)[number]) =>
  skillTests[id].stations
    .filter(({ task }) => task !== 'carry')
    .reduce((sum, { attempts }) => sum + attempts, 0);

describe('the skill tests', () => {
  test.each([
    ['putting-test', 30, 80],
    ['short-game-test', 30, 120],
    ['approach-test', 18, 72],
    ['driving-test', 14, 74],
    ['home-putting-test', 50, 120],
  ] as const)('include %s with %d balls and at most %d points', (id, balls, points) => {
    expect(ballsOf(id)).toBe(balls);
    expect(highestScore(skillTests[id])).toBe(points);
  });

  test.each(skillTestIds)('leave time for a routine before every ball in %s', (id) => {
    const seconds = id === 'home-putting-test' ? 12 : 30;
    expect(skillTests[id].minutes * 60).toBeGreaterThanOrEqual(ballsOf(id) * seconds);
  });

  test('have putts of 0.9 to 4.5 m and lags of 6 to 18 m', () => {
    const metres = skillTests['putting-test'].stations.flatMap((each) =>
      each.task === 'carry' ? [] : each.metres,
    );
    expect(metres).toEqual([0.9, 1.8, 2.7, 3.6, 4.5, 6, 12, 18, 9, 15]);
  });

  test('have a gate at home that is 1.25 balls wide and 40 cm away', () => {
    const [gate] = skillTests['home-putting-test'].stations;
    const [zone] = gate?.task === 'gate' ? gate.zones : [];
    expect(gate).toMatchObject({ metres: [0.4] });
    expect(0.04267 + 2 * (zone?.reach ?? 0)).toBeCloseTo(1.25 * 0.04267);
  });

  test('give more points for a smaller zone', () => {
    const zoned = tests
      .flatMap(({ stations }) => stations)
      .flatMap((each) => ('zones' in each ? [each.zones] : []));
    for (const zones of zoned) {
      expect(zones).toEqual(zones.toSorted((a, b) => a.reach - b.reach));
      expect(zones).toEqual(zones.toSorted((a, b) => b.points - a.points));
    }
  });

  test('have unique station ids within each test', () => {
    for (const { stations } of tests) {
      expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length);
    }
  });
});

describe('the points of an attempt', () => {
  test('are the points of the zones, and zero outside all zones', () => {
    const [chips] = skillTests['short-game-test'].stations;
    expect(chips && pointsOf(chips)).toEqual([4, 3, 2, 1, 0]);
  });

  test.each([
    [0, 0],
    [148, 30],
    [172.4, 34],
    [172.5, 35],
    [330, 60],
  ])('for a median carry of %d m are %d', (metres, points) => {
    const carry = skillTests['driving-test'].stations.at(-1);
    expect(carry?.task === 'carry' && carryPoints(carry, metres)).toBe(points);
  });
});
