import { type Hole, type HolePar, holePars, overPar } from './hole-card.ts';

/** Minimum number of rounds for an average of one's own: the middle of two days is more than either of them. */
const fewestForPace = 2;

/** Minimum number of rounds on one course for the score by hole. With fewer, one bad swing would decide. */
const fewestByHole = 3;

/** How many holes of a course are named as the ones that cost most. */
const namedHoles = 3;

type ScoredHole = Hole & { readonly strokes: number; readonly par: HolePar };

/** The card of a round; null or undefined for a round without one. */
export type Card = readonly Hole[] | null | undefined;

/** Returns the holes of a card if each has a par and strokes; null if a ball was picked up or a value is missing. */
function scoredHoles(card: Card): readonly ScoredHole[] | null {
  const scored = card?.filter((hole): hole is ScoredHole => overPar(hole) !== null);
  return scored !== undefined && scored.length === card?.length ? scored : null;
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

const meanOf = (values: readonly number[]): number => sum(values) / values.length;

function hasPars(card: readonly ScoredHole[], pars: readonly (HolePar | null)[]): boolean {
  return card.length === pars.length && card.every(({ par }, index) => par === pars[index]);
}

/** Returns the cards with a score on every hole and these pars: rounds over the same holes. */
function cardsWithPars(cards: readonly Card[], pars: readonly (HolePar | null)[]) {
  return cards.flatMap((card) => {
    const scored = scoredHoles(card);
    return scored !== null && hasPars(scored, pars) ? [scored] : [];
  });
}

export type RunOfRound = {
  /** After each hole: strokes more (or, negative, fewer) than the pace so far. */
  readonly after: readonly number[];
  /** How many other rounds the pace is the average of; 0 if the pace is par. */
  readonly rounds: number;
};

/**
 * Returns how a round went, hole by hole, against the golfer's average on the same holes or, with fewer than two other
 * rounds there, against par. Null for a card with a hole without score or par.
 *
 * @param others the cards of other rounds on the same course
 */
export function runOf(card: Card, others: readonly Card[]): RunOfRound | null {
  const holes = scoredHoles(card);
  if (holes === null || holes.length === 0) return null;
  const pars = holes.map(({ par }) => par);
  const same = cardsWithPars(others, pars);
  const isEnough = same.length >= fewestForPace;
  const paceAt = (index: number, par: number) =>
    isEnough ? meanOf(same.map((other) => other[index]?.strokes ?? par)) : par;
  let total = 0;
  const after = holes.map(({ strokes, par }, index) => (total += strokes - paceAt(index, par)));
  return { after, rounds: isEnough ? same.length : 0 };
}

export type ParAverage = { readonly par: HolePar; readonly average: number };

/** Returns the average strokes on the par 3s, 4s and 5s of cards. Pars without a score are left out. */
export function averagesByPar(cards: readonly Card[]): ParAverage[] {
  const holes = cards.flatMap((card) => card ?? []);
  return holePars.flatMap((par) => {
    const strokes = holes.flatMap((hole) => (hole.par === par ? (hole.strokes ?? []) : []));
    return strokes.length === 0 ? [] : [{ par, average: meanOf(strokes) }];
  });
}

const threePutts = 3;

/** Returns the number of holes with three putts or more; null if the putts of a hole are unknown. */
export function threePuttsOn(card: readonly Hole[]): number | null {
  const putts = card.flatMap((hole) => hole.putts ?? []);
  return putts.length < card.length ? null : putts.filter((count) => count >= threePutts).length;
}

/** The holes that were played in two strokes over par or more. */
export type CostlyHoles = {
  /** Numbers of the holes, from 1. */
  readonly holes: readonly number[];
  /** Strokes over par on them. */
  readonly strokes: number;
  /** How many of them had three putts or more, and how many a penalty. */
  readonly withThreePutts: number;
  readonly withPenalty: number;
};

/** Returns what the holes of a double bogey or worse cost. Null if there are none. */
export function costlyHoles(card: readonly Hole[]): CostlyHoles | null {
  const costly = card.flatMap((hole, index) => {
    const over = overPar(hole) ?? 0;
    return over >= 2 ? [{ ...hole, over, number: index + 1 }] : [];
  });
  if (costly.length === 0) return null;
  return {
    holes: costly.map(({ number }) => number),
    strokes: sum(costly.map(({ over }) => over)),
    withThreePutts: costly.filter(({ putts }) => (putts ?? 0) >= threePutts).length,
    withPenalty: costly.filter(({ penalties }) => (penalties ?? 0) > 0).length,
  };
}

/** One hole of a course over several rounds. */
export type HoleOfCourse = {
  /** From 1. */
  readonly number: number;
  readonly par: HolePar;
  /** Strokes over par on average. */
  readonly mean: number;
  /** How often each result happened, by strokes over par, lowest first. */
  readonly results: readonly { readonly over: number; readonly times: number }[];
  /** Whether it is one of the three that cost most. Of equal ones, the earlier hole is. */
  readonly isWorst: boolean;
};

/**
 * Returns the score by hole on one course. Null for fewer than three rounds with a score on every hole and the pars of
 * the latest one.
 *
 * @param cards of one course, latest first
 */
export function scoreByHole(cards: readonly Card[]): {
  readonly rounds: number;
  readonly holes: readonly HoleOfCourse[];
} | null {
  const latest = cards.map(scoredHoles).find((card) => card !== null);
  if (!latest) return null;
  const same = cardsWithPars(
    cards,
    latest.map(({ par }) => par),
  );
  if (same.length < fewestByHole) return null;
  const holes = latest.map(({ par }, index) => {
    const overs = same.flatMap((card) => overPar(card[index] ?? { par, strokes: null }) ?? []);
    const distinct = [...new Set(overs)].toSorted((a, b) => a - b);
    return {
      number: index + 1,
      par,
      mean: meanOf(overs),
      results: distinct.map((over) => ({
        over,
        times: overs.filter((each) => each === over).length,
      })),
    };
  });
  const worst = holes
    .toSorted((a, b) => b.mean - a.mean || a.number - b.number)
    .slice(0, namedHoles);
  return {
    rounds: same.length,
    holes: holes.map((hole) => ({ ...hole, isWorst: worst.includes(hole) })),
  };
}

/** The fields of a round that say where it was played and how it compares. */
export type ListedRound = {
  readonly holes?: number | undefined;
  readonly scoreType?: string | undefined;
  readonly totalScore?: number | undefined;
  readonly courseName?: string | null | undefined;
  readonly location?: string | null | undefined;
};

/** Returns the name of the course: as entered, otherwise the location. Null if neither is known. */
export const courseOf = ({ courseName, location }: ListedRound): string | null =>
  courseName?.trim() || location?.trim() || null;

/** Whether two names mean the same course. Golfers type them anew for every round. */
export const isSameCourse = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

/** Minimum number of rounds for a best one: a single round is compared with nothing. */
const fewestForBest = 2;

/** Returns the rounds whose scores can be compared: in stroke play over 18 holes or, if there are none, over nine. */
export function comparedRounds<Round extends { readonly data: ListedRound }>(
  rounds: readonly Round[],
): Round[] {
  const strokes = rounds.filter(({ data }) => data.scoreType === 'strokeplay');
  const whole = strokes.filter(({ data }) => data.holes === 18);
  return whole.length > 0 ? whole : strokes;
}

/**
 * Returns the best of the rounds that can be compared: the lowest score, of equal ones the first. Null for fewer than two.
 *
 * @param rounds earliest first
 */
export function bestRound<Round extends { readonly data: ListedRound }>(
  rounds: readonly Round[],
): Round | null {
  const compared = comparedRounds(rounds);
  if (compared.length < fewestForBest) return null;
  const score = ({ data }: Round) => data.totalScore ?? Number.POSITIVE_INFINITY;
  return compared.reduce((best, each) => (score(each) < score(best) ? each : best));
}

/** A course with the number of rounds on it. */
export type PlayedCourse = { readonly name: string; readonly rounds: number };

/**
 * Returns the courses of rounds, the most played first and each as it was typed last.
 *
 * @param rounds earliest first
 */
export function coursesOf(rounds: readonly { readonly data: ListedRound }[]): PlayedCourse[] {
  const names = rounds.flatMap(({ data }) => courseOf(data) ?? []).toReversed();
  const distinct = names.filter(
    (name, at) => names.findIndex((one) => isSameCourse(one, name)) === at,
  );
  return distinct
    .map((name) => ({ name, rounds: names.filter((one) => isSameCourse(one, name)).length }))
    .toSorted((a, b) => b.rounds - a.rounds);
}

/** What a hole is called by its strokes over par, for its place in a strip of holes. */
export const holeKinds = ['eagle', 'birdie', 'par', 'bogey', 'double', 'triple'] as const;

export type HoleKind = (typeof holeKinds)[number];

const parAt = holeKinds.indexOf('par');

/** Returns the kind of a hole: `eagle` or better, to `triple` or worse. Null if its strokes or par are unknown. */
export function kindOfHole(hole: Pick<Hole, 'par' | 'strokes'>): HoleKind | null {
  const over = overPar(hole);
  if (over === null) return null;
  return holeKinds[Math.min(Math.max(over + parAt, 0), holeKinds.length - 1)] ?? null;
}
