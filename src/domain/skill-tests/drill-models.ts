import { type ImperialDistance, inMetres, type Units } from '../drills/distance.ts';
import type { HoledBall, Task, ZoneBall } from './skill-test.ts';

/** A length (m) in each unit system, because a drill in feet and yards is not quite the drill in meters. */
type Length = Readonly<Record<Units, number>>;

const length = (metric: number, imperial: ImperialDistance): Length => ({
  metric,
  imperial: inMetres(imperial),
});

/** Balls that a drill asks for, as the ball model knows them, in the golfer's units. */
export type ModelBall = HoledBall | ZoneBall;
type BallIn = (units: Units) => ModelBall;

const holed =
  (from: Length): BallIn =>
  (units) => ({ task: 'hole', metres: from[units], points: 1 });

/** A ball that scores by its distance from the target. @param zones best first, each with its points */
const near =
  (task: Task, from: Length, ...zones: readonly (readonly [Length, number])[]): BallIn =>
  (units) => ({
    task,
    metres: [from[units]],
    zonesIn: 'metres',
    zones: zones.map(([reach, points]) => ({ reach: reach[units], points })),
  });

/** Diameter of a ball (m), from the Rules of Golf. */
const ballWidth = 0.04267;

/** A ball that passes between two objects `width` apart without a touch. */
const throughGate =
  (at: Length, width: Length): BallIn =>
  (units) => ({
    task: 'gate',
    metres: [at[units]],
    zonesIn: 'metres',
    zones: [{ reach: (width[units] - ballWidth) / 2, points: 1 }],
  });

/** A ball that rolls over a coin: its middle passes over the coin. */
const overCoin =
  (at: Length, width: Length): BallIn =>
  (units) => ({
    task: 'gate',
    metres: [at[units]],
    zonesIn: 'metres',
    zones: [{ reach: width[units] / 2, points: 1 }],
  });

/** The balls of a drill, which its attempts take in turn, and those of its variants. */
type DrillModel = {
  readonly balls: readonly BallIn[];
  /** A variant that is left out has no targets: the model does not know it. */
  readonly variants?: Readonly<Record<string, readonly BallIn[]>>;
};

const bookGate = [throughGate(length(0.4, '16 in'), length(0.06, '2.5 in'))];
const coin = [overCoin(length(0.4, '16 in'), length(0.025, '1 in'))];

/** The strip along the wall is aimed at in its middle. */
const wall = [length(0.9, '32 in'), length(1.9, '80 in'), length(2.9, '116 in')].map((from) =>
  near('pace', from, [length(0.1, '4 in'), 1]),
);

/** A ball has to stop past its line and short of the next one, so that it is aimed between the two. */
const carpetLadder = [
  length(1.25, '50 in'),
  length(1.75, '70 in'),
  length(2.25, '90 in'),
  length(2.75, '110 in'),
].map((from) => near('pace', from, [length(0.25, '10 in'), 1]));

const ladder = [
  length(3.45, '11.5 ft'),
  length(6.45, '21.5 ft'),
  length(9.45, '31.5 ft'),
  length(12.45, '41.5 ft'),
].map((from) => near('lag', from, [length(0.45, '1.5 ft'), 1]));

const rings = (...reaches: readonly Length[]) =>
  reaches.map((reach, index) => [reach, reaches.length - index] as const);

const longLags = [length(12, '40 ft'), length(15, '50 ft'), length(18, '60 ft')].map((from) =>
  near('lag', from, ...rings(length(1, '3 ft'), length(2, '7 ft'), length(3, '10 ft'))),
);

const chips = [length(10, '30 ft'), length(18, '60 ft')].map((from) =>
  near('chip', from, ...rings(length(1, '3 ft'), length(2, '6 ft'), length(3, '10 ft'))),
);

const pitches = [length(20, '22 yd'), length(30, '33 yd')].map((from) =>
  near('pitch', from, ...rings(length(2, '7 ft'), length(4, '13 ft'), length(6, '20 ft'))),
);

const longApproaches = [length(110, '120 yd'), length(120, '130 yd'), length(130, '140 yd')].map(
  (from) =>
    near('approach', from, ...rings(length(12, '13 yd'), length(24, '26 yd'), length(36, '39 yd'))),
);

const wedges = [
  length(30, '35 yd'),
  length(40, '45 yd'),
  length(50, '55 yd'),
  length(60, '65 yd'),
].map((from) => near('approach', from, [length(5, '5 yd'), 1]));

/** Every drill that the ball model can predict, by id. */
export const drillModels = {
  'book-gate': {
    balls: bookGate,
    variants: {
      'one-ball': bookGate,
      'gate-farther': [throughGate(length(0.5, '20 in'), length(0.06, '2.5 in'))],
    },
  },
  'coin-start-line': { balls: coin, variants: { 'five-in-turn': coin } },
  'string-line': { balls: [throughGate(length(2, '7 ft'), length(0.1, '4 in'))] },
  'wall-stop': { balls: wall, variants: { 'five-in-turn': wall } },
  'doorway-lag': {
    balls: [near('pace', length(4.3, '14 ft'), [length(0.3, '1 ft'), 1])],
  },
  'carpet-ladder': { balls: carpetLadder, variants: { 'longest-first': carpetLadder } },
  'clock-putting': { balls: [holed(length(1.2, '4 ft'))] },
  'four-sides-ladder': {
    balls: [
      length(0.6, '2 ft'),
      length(0.9, '3 ft'),
      length(1.2, '4 ft'),
      length(1.5, '5 ft'),
      length(1.8, '6 ft'),
    ].map(holed),
  },
  'ladder-putting': { balls: ladder },
  'lag-circle': { balls: [near('lag', length(9, '30 ft'), [length(1, '3 ft'), 1])] },
  'long-lags': { balls: longLags },
  'chip-points': { balls: chips },
  'pitch-twenty-thirty': { balls: pitches },
  'wedge-ladder': { balls: wedges },
  'short-iron-greens': {
    balls: [near('approach', length(90, '100 yd'), [length(12.5, '12.5 yd'), 1])],
  },
  'long-approaches': { balls: longApproaches },
} as const satisfies Readonly<Record<string, DrillModel>>;

export type ModeledDrillId = keyof typeof drillModels;

/**
 * Finishes, whose score is a run, as far as the model knows their tasks. They have no targets: with two in a row they
 * are passed.
 */
const finishModels: Readonly<Record<string, Partial<DrillModel>>> = {
  'finish-putts': {
    balls: [holed(length(1.5, '5 ft'))],
    variants: { 'from-four-feet': [holed(length(1.2, '4 ft'))] },
  },
  'finish-chips': { balls: [near('chip', length(10, '30 ft'), [length(3, '10 ft'), 1])] },
  'finish-shots': {
    variants: {
      'wedge-to-40-m-within-6': [near('approach', length(40, '45 yd'), [length(6, '7 yd'), 1])],
      'wedge-to-40-m-within-7': [near('approach', length(40, '45 yd'), [length(7, '8 yd'), 1])],
    },
  },
};

const models: Readonly<Record<string, Partial<DrillModel>>> = { ...drillModels, ...finishModels };

const modelOf = (id: string) => (Object.hasOwn(models, id) ? models[id] : undefined);

/** The variants that the model knows. */
export const variantsOf = (id: ModeledDrillId): readonly string[] =>
  Object.keys(modelOf(id)?.variants ?? {});

/** Returns the balls of a drill or of one of its variants, which its attempts take in turn; null if it has no model. */
export function ballsOf(id: string, units: Units, variant = ''): readonly ModelBall[] | null {
  const model = modelOf(id);
  const balls = variant === '' ? model?.balls : model?.variants?.[variant];
  return balls?.map((ball) => ball(units)) ?? null;
}

/** Drills that count the putts until nine balls are holed, which take the lengths in turn. */
const puttingRounds = {
  'par-18-putting': {
    lengths: [length(6, '20 ft'), length(7.5, '25 ft'), length(9, '30 ft')],
    drawnBack: length(0, '0 ft'),
  },
  drawback: {
    lengths: [length(5, '16 ft'), length(7, '23 ft'), length(9, '30 ft')],
    drawnBack: length(0.9, '3 ft'),
  },
} as const;

export type PuttingRoundId = keyof typeof puttingRounds;

/** The first putts (m) of a round of putts, and how far (m) a missed ball is drawn back. */
export type PuttingRound = { readonly metres: readonly number[]; readonly drawnBack: number };

export function puttingRoundOf(id: PuttingRoundId, units: Units): PuttingRound {
  const { lengths, drawnBack } = puttingRounds[id];
  return { metres: lengths.map((each) => each[units]), drawnBack: drawnBack[units] };
}
