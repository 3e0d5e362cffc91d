import {
  type CarryStation,
  type HoledBall,
  pointsOf,
  type Station,
  type Task,
  type ZoneBall,
} from './skill-test.ts';

/** Whether a golfer plays the usual or the short distances of a test. Scores compare only within the same reach. */
export const reaches = ['usual', 'short'] as const;
export type Reach = (typeof reaches)[number];

/**
 * The chance to hole a putt is 1 − exp(−(m / d)^k): `ln (m / d)^k` is a straight line in the logarithm of the distance
 * and in the handicap. Fitted to the putts holed from 0 to 3, 3 to 6, 6 to 9, 9 to 12, 18 to 24 and beyond 30 ft by
 * golfers of handicap 0 to 25 (Shot Scope), all of which it gives within 5 percentage points, most within 2. Beyond 25
 * the line is extended.
 */
const makes = { scratch: 0.845, stroke: -0.0291, perLog: -1.537, strokePerLog: 0.0014 } as const;

/** Returns the chance to hole a putt of this length (m). @param handicap from -10 to 60 */
export function chanceToHole(metres: number, handicap: number): number {
  const log = Math.log(metres);
  const line =
    makes.scratch + makes.stroke * handicap + (makes.perLog + makes.strokePerLog * handicap) * log;
  return 1 - Math.exp(-Math.exp(line));
}

/** A spread in meters, or as a share of the distance, by handicap: `scratch + stroke × handicap`. */
type Spread = {
  readonly scratch: number;
  readonly stroke: number;
  readonly of: 'metres' | 'distance';
};

/**
 * The distance from the target within which half of the balls end up.
 *
 * - lag: as a share of the distance beyond 3 m. It lies between two sources: the missed second putts that expected
 *   putts from 9 to 18 m imply (a golfer who shoots 90 leaves 1.3 times a scratch golfer's distance), and Shot
 *   Scope's measurements after first putts (1.6 times: 1.9 ft at 0, 3.1 ft at 20).
 * - chip: from Shot Scope's up-and-down rates (54 % at 0 to 24 % at 25), using the putts that have to follow;
 *   Arccos has a mean of 12 ft at 0 and 14 ft at 5.
 * - pitch: between the strokes to hole out from 15 to 40 yd (2.5 at a low single figure, 2.75 at about 10) and
 *   up-and-downs from 25 to 50 yd (35 % at 0). An estimate beyond 12.
 * - bunker: from sand saves (39 % at 0) and missed greens (10 % at 2, 50 % at 26); Arccos and Shot Scope.
 * - approach: the mean proximity at 100 and 150 yd for 0, 5, 10, 15, 20 and 25 (Shot Scope) is nearly the same
 *   share of both distances, 10 % to 26 %. With this distribution, half of the balls end up within mean / 1.57.
 * - in_play: from fairways hit at the driver's length (50 % at 0, 45 % at 25; Shot Scope), as an angle, assuming
 *   fairways 32 m wide.
 * - gate: from an estimate in our references for a gate slightly wider than the ball and 30 cm away, which 90 %,
 *   80 % and 65 % clear at 0, 10 and 20.
 * - pace: our own estimate.
 */
const spreads: Readonly<Record<Task, Spread>> = {
  lag: { scratch: 0.088, stroke: 0.002, of: 'distance' },
  chip: { scratch: 2, stroke: 0.055, of: 'metres' },
  pitch: { scratch: 2.6, stroke: 0.1, of: 'metres' },
  bunker: { scratch: 3.1, stroke: 0.16, of: 'metres' },
  approach: { scratch: 0.062, stroke: 0.0041, of: 'distance' },
  in_play: { scratch: 0.068, stroke: 0.00122, of: 'distance' },
  gate: { scratch: 0.0076, stroke: 0.00025, of: 'distance' },
  pace: { scratch: 0.06, stroke: 0.0014, of: 'distance' },
};

/** The first meters of a lag putt, which do not make it harder to control. */
const freeLag = 3;

/** The distance from the target (m) within which half of the balls of a golfer with this handicap end up. */
export function spreadOf(task: Task, metres: number, handicap: number): number {
  const { scratch, stroke, of } = spreads[task];
  const spread = scratch + stroke * handicap;
  if (of === 'metres') return spread;
  return spread * (task === 'lag' ? metres - freeLag : metres);
}

/**
 * The chance that a ball ends up within a radius is r² / (r² + spread²): many balls near the target and a long
 * tail of poor ones. With mean proximities, this distribution gives the greens hit from 100 yd (70 % at 0 to 28 %
 * at 25, Shot Scope) within three percentage points; a normal distribution does not.
 */
function chancesOfZones(station: ZoneBall, metres: number, handicap: number): number[] {
  const spread = spreadOf(station.task, metres, handicap);
  const unit = station.zonesIn === 'metres' ? 1 : metres;
  const within = station.zones.map(({ reach }) => {
    const radius = reach * unit;
    return (radius * radius) / (radius * radius + spread * spread);
  });
  return [...within, 1].map((share, index) => share - (within[index - 1] ?? 0));
}

/**
 * Returns the chance of each of `pointsOf(station)`, in that order, for one ball. The chances add up to 1.
 *
 * @param handicap the golfer's level in this skill, as a handicap from -10 to 60.
 * @param ball the index of the ball at its station, from 0: the balls take the distances in turn.
 */
export function chancesOf(
  station: HoledBall | ZoneBall,
  handicap: number,
  ball = 0,
): readonly number[] {
  if (station.task === 'hole') {
    const chance = chanceToHole(station.metres, handicap);
    return [chance, 1 - chance];
  }
  const metres = station.metres[ball % station.metres.length] ?? 0;
  return chancesOfZones(station, metres, handicap);
}

const shortShare = 0.78;

/**
 * Returns the mean carry (m) of a drive that is not a mishit, and its standard deviation from ball to ball.
 * Source: distances by handicap from Shot Scope and Arccos, women and men together (259 yd at 0 to 195 yd at 25,
 * including roll), in a straight line. Our own estimates: 92 % of it is carry, the standard deviation is 5 % at
 * scratch plus 0.15 % per stroke of handicap, and short hitters reach 78 % of the distance.
 */
export function carryOf(handicap: number, reach: Reach = 'usual') {
  const mean = (215 - 2.1 * handicap) * (reach === 'short' ? shortShare : 1);
  return { mean, deviation: mean * (0.05 + 0.0015 * handicap) };
}

/** The day's wind, temperature and range balls affect all carries alike: standard deviation in meters. An estimate. */
export const carryOfTheDay = 5;

/** The median of n normally distributed values has 1.25 / √n times the standard deviation of one value. */
const medianShare = 1.25;

function carryScore(station: CarryStation, handicap: number, reach: Reach): Moments {
  const { mean, deviation } = carryOf(handicap, reach);
  const ofMedian = (medianShare * deviation) / Math.sqrt(station.balls);
  const rounding = station.metresPerPoint / Math.sqrt(12);
  const variance = ofMedian ** 2 + carryOfTheDay ** 2 + rounding ** 2;
  return { mean: mean / station.metresPerPoint, variance: variance / station.metresPerPoint ** 2 };
}

export type Moments = { readonly mean: number; readonly variance: number };

/** Returns the mean and variance (in points) of one ball. @param ball its index at its station, from 0 */
export function ballMoments(station: HoledBall | ZoneBall, handicap: number, ball = 0): Moments {
  const chances = chancesOf(station, handicap, ball);
  const points = pointsOf(station);
  const sum = (worth: (points: number) => number) =>
    chances.reduce((total, chance, index) => total + chance * worth(points[index] ?? 0), 0);
  const mean = sum((value) => value);
  return { mean, variance: sum((value) => (value - mean) ** 2) };
}

/** Returns the mean and variance (in points) of all balls at a station, which are independent of each other. */
export function stationScore(station: Station, handicap: number, reach: Reach = 'usual'): Moments {
  if (station.task === 'carry') return carryScore(station, handicap, reach);
  const balls = Array.from({ length: station.attempts }, (_, ball) =>
    ballMoments(station, handicap, ball),
  );
  return {
    mean: balls.reduce((sum, ball) => sum + ball.mean, 0),
    variance: balls.reduce((sum, ball) => sum + ball.variance, 0),
  };
}
