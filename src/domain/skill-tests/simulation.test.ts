import { describe, expect, test } from 'vitest';
import { random } from '#drawing/seeded-random.ts';
import { carryOf, carryOfTheDay, chancesOf } from './ball-model.ts';
import {
  average,
  changeBetween,
  changeOfTest,
  changeOverall,
  overallOf,
  type TestSeries,
} from './change.ts';
import { formOfTheDay } from './norms.ts';
import {
  type CarryStation,
  carryPoints,
  pointsOf,
  type Station,
  skillTestIds,
  type Verdict,
} from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

/*
 * Golfers play every test ball by ball. Assumptions:
 * - balls behave as in the ball model for a golfer's level at that station, independently of each other;
 * - no skill equals the golfer's handicap: every skill differs from it by some strokes, and every station differs
 *   from its skill, always by the same amount; the rule knows neither;
 * - each skill's form is different every day, and all carries of a day are shifted together;
 * - a carry is rounded to the five meters that make a point;
 * - golfers neither get used to a test nor stop in the middle of it;
 * - gaining one level improves all skills by the strokes between the middles of the two levels.
 */
const skillsOffHandicap = 4;
const stationsOffSkill = 3;
const golfersEach = 800;

/** From the middle of one level to the middle of the next: 31 to 19, 19 to 9, 9 to 1. */
const gains = {
  beginner: { strokes: 12, handicaps: [36, 31, 27] },
  intermediate: { strokes: 10, handicaps: [22, 19, 15] },
  advanced: { strokes: 8, handicaps: [11, 9, 6] },
} as const;
type Level = keyof typeof gains;

const next = random('golfers who take skill tests');

/** A normally distributed value around 0 (Box-Muller). */
const bell = (deviation: number) =>
  deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

const playable = (level: number) => Math.min(58, Math.max(-9, level));

type Golfer = ReadonlyMap<Station, number>;

/** A golfer's level at each station, as a handicap. */
function aGolfer(handicap: number): Golfer {
  return new Map(
    skillTestIds.flatMap((id) => {
      const skill = handicap + bell(skillsOffHandicap);
      return skillTests[id].stations.map(
        (station) => [station, skill + bell(stationsOffSkill)] as const,
      );
    }),
  );
}

function playCarry(station: CarryStation, level: number): number {
  const { mean, deviation } = carryOf(level);
  const today = mean + bell(carryOfTheDay);
  const drives = Array.from({ length: station.balls }, () => today + bell(deviation));
  const [below = 0, above = 0] = drives.sort((a, b) => a - b).slice(station.balls / 2 - 1);
  return carryPoints(station, (below + above) / 2);
}

function playStation(station: Station, level: number): number {
  if (station.task === 'carry') return playCarry(station, level);
  const points = pointsOf(station);
  const distances = station.task === 'hole' ? 1 : station.metres.length;
  const chances = Array.from({ length: distances }, (_, ball) => chancesOf(station, level, ball));
  let score = 0;
  for (let ball = 0; ball < station.attempts; ball++) {
    let rest = next();
    const zone = (chances[ball % distances] ?? []).findIndex((chance) => {
      rest -= chance;
      return rest < 0;
    });
    score += points.at(zone) ?? 0;
  }
  return score;
}

/** The score of one test by a golfer who has gained some strokes. */
function play(id: (typeof skillTestIds)[number], golfer: Golfer, gained: number): number {
  const today = bell(formOfTheDay) - gained;
  return skillTests[id].stations.reduce(
    (sum, station) => sum + playStation(station, playable((golfer.get(station) ?? 0) + today)),
    0,
  );
}

/** Four tests of each kind: two before the gain and two after it. */
function playAll(handicap: number, gained: number): TestSeries[] {
  const golfer = aGolfer(handicap);
  return skillTestIds.map((testId) => ({
    testId,
    scores: [0, 0, gained, gained].map((strokes) => play(testId, golfer, strokes)),
  }));
}

const everybody = new Map<string, readonly TestSeries[][]>();

function golfersOf(handicap: number, gained: number): readonly TestSeries[][] {
  const key = `${handicap} ${gained}`;
  const golfers =
    everybody.get(key) ?? Array.from({ length: golfersEach }, () => playAll(handicap, gained));
  everybody.set(key, golfers);
  return golfers;
}

type Tell = (series: readonly TestSeries[]) => Verdict | undefined;

/** The overall verdict when each test has that many results. */
const overall =
  (results: number): Tell =>
  (series) =>
    changeOverall(series.map((each) => ({ ...each, scores: each.scores.slice(0, results) })))
      ?.verdict;

/** The share of a level's golfers who get this verdict. */
function shareOfLevel(verdict: Verdict, tell: Tell, how: { level: Level; gains: boolean }): number {
  const { strokes, handicaps } = gains[how.level];
  const series = handicaps.flatMap((handicap) => golfersOf(handicap, how.gains ? strokes : 0));
  return series.filter((each) => tell(each) === verdict).length / series.length;
}

describe('a simulated golfer', () => {
  test.each(['beginner', 'intermediate', 'advanced'] as const)(
    'who gains a level from %s is told so after one more test of each kind',
    (level) => {
      expect(shareOfLevel('better', overall(3), { level, gains: true })).toBeGreaterThan(0.85);
      expect(shareOfLevel('better', overall(4), { level, gains: true })).toBeGreaterThan(0.93);
      expect(shareOfLevel('worse', overall(3), { level, gains: true })).toBeLessThan(0.005);
    },
  );

  test.each(['beginner', 'intermediate', 'advanced'] as const)(
    'who gains nothing at level %s is rarely told of a gain',
    (level) => {
      expect(shareOfLevel('better', overall(3), { level, gains: false })).toBeLessThan(0.1);
      expect(shareOfLevel('better', overall(4), { level, gains: false })).toBeLessThan(0.1);
    },
  );

  test.each(skillTestIds)(
    'learns less from the %s alone, but is rarely told of a false gain',
    (id) => {
      const levels = ['beginner', 'intermediate', 'advanced'] as const;
      const alone: Tell = (series) => {
        const one = series.find(({ testId }) => testId === id);
        return one && changeOfTest(one)?.verdict;
      };
      const share = (gained: boolean) =>
        average(levels.map((level) => shareOfLevel('better', alone, { level, gains: gained })));
      expect(share(true)).toBeGreaterThan(0.2);
      expect(share(true)).toBeLessThan(0.85);
      expect(share(false)).toBeLessThan(0.11);
    },
  );

  // A program tests once at its start and once at its end.
  test.each(['beginner', 'intermediate', 'advanced'] as const)(
    'at level %s is told of a gain after one result before and one after, and rarely of a false gain',
    (level) => {
      const oneAndOne: Tell = (series) =>
        overallOf(
          series.map(({ testId, scores: [, before = 0, after = 0] }) => ({
            testId,
            gain: changeBetween({ testId, before: [before], after: [after] }).gain,
          })),
        )?.verdict;
      expect(shareOfLevel('better', oneAndOne, { level, gains: true })).toBeGreaterThan(0.75);
      expect(shareOfLevel('better', oneAndOne, { level, gains: false })).toBeLessThan(0.1);
    },
  );
});
