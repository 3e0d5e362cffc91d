import type { Holes, ScoreType } from './logbook.ts';

/** The pars that a hole can have. */
export const holePars = [3, 4, 5] as const;

export type HolePar = (typeof holePars)[number];

/** The highest number of strokes, putts and penalties on one hole. */
export const holeLimits = { strokes: 25, putts: 15, penalties: 10 } as const;

/** One hole of a round. Counts that the golfer did not record are null, never 0. */
export type Hole = {
  readonly par: HolePar | null;
  /** Includes penalty strokes. Null until the hole is played, and if the ball was picked up. */
  readonly strokes: number | null;
  /** Whether the golfer picked the ball up before it was holed, as in Stableford when no points are left. */
  readonly pickedUp?: boolean | undefined;
  readonly putts: number | null;
  /** Whether the tee shot hit the fairway; null on a par 3. */
  readonly fairway: boolean | null;
  /** Whether the ball was on the green with two putts left for par. */
  readonly green: boolean | null;
  readonly penalties: number | null;
};

/** Whether the hole is still to be played: it was neither holed out nor picked up. */
export const isOpen = ({ strokes, pickedUp }: Hole): boolean => strokes === null && !pickedUp;

/** The par of a hole until the golfer changes it. */
const usualPar: HolePar = 4;

/**
 * Creates the card of a new round. The screen shows 0 penalties, the usual case, so 0 counts as recorded.
 * @param pars the known pars of the course, from the first hole on; the rest are par 4
 */
export function emptyCard(holes: Holes, pars: readonly HolePar[] = []): Hole[] {
  return Array.from({ length: holes }, (_, index) => ({
    par: pars[index] ?? usualPar,
    strokes: null,
    putts: null,
    fairway: null,
    green: null,
    penalties: 0,
  }));
}

/**
 * Whether the counts are possible: the tee shot of a hole is neither a putt nor a penalty, and a hole that was picked
 * up has no strokes.
 */
export function isPlayable({ strokes, pickedUp, putts, penalties }: Hole): boolean {
  return strokes === null || (!pickedUp && (putts ?? 0) + (penalties ?? 0) < strokes);
}

/**
 * Whether the green was hit in regulation: as recorded by the golfer, otherwise computed from the strokes before
 * the putts. Returns null if too little is known.
 */
export function greenHit({ par, strokes, putts, green }: Hole): boolean | null {
  if (green !== null) return green;
  if (par === null || strokes === null || putts === null) return null;
  return strokes - putts <= par - 2;
}

/** Fields to reset when they contradict the golfer's latest change. Tried in order, the smallest reset first. */
const givingWay: readonly Partial<Hole>[] = [
  {},
  { putts: null },
  { penalties: 0 },
  { putts: null, penalties: 0 },
  { strokes: null },
];

/** A hole is either holed out or picked up; the latest tap counts. */
function withOneEnd(hole: Hole, { strokes, pickedUp }: Partial<Hole>): Hole {
  if (pickedUp) return { ...hole, strokes: null };
  return typeof strokes === 'number' && hole.pickedUp ? { ...hole, pickedUp: false } : hole;
}

/** Changes a hole and resets the fields that contradict the change. A change that contradicts itself is ignored. */
export function changeHole(hole: Hole, change: Partial<Hole>): Hole {
  const before = withOneEnd(hole, change);
  const ways = givingWay.map((way) => ({ ...before, ...way, ...change }));
  const changed = ways.find(isPlayable) ?? hole;
  return changed.par === 3 ? { ...changed, fairway: null } : changed;
}

/** Returns every hole of the round in the form that is sent, or null if a hole is still open. */
export function playedCard(card: readonly Hole[]): Hole[] | null {
  if (card.some(isOpen)) return null;
  return card.map((hole) => ({ ...hole, green: greenHit(hole) }));
}

/** The holes of half a course: a round of nine. */
const nine = 9;

/**
 * Returns the nine holes to add when a round of 18 ends early: the first nine or, if the golfer began on the tenth tee,
 * the last nine. Null if neither is complete, or for a round of nine.
 */
export function playedNine(card: readonly Hole[]): Hole[] | null {
  if (card.length === nine) return null;
  return playedCard(card.slice(0, nine)) ?? playedCard(card.slice(nine));
}

/** Strokes over par (negative if under), for the played holes with a known par. */
export function runningToPar(card: readonly Hole[]): number {
  return card.reduce((sum, hole) => sum + (overPar(hole) ?? 0), 0);
}

/** The sums of a card, by the field names of a round. */
export type CardSums = Readonly<Record<SummedField, CardSum>>;

const summedFields = [
  'totalScore',
  'coursePar',
  'putts',
  'penalties',
  'fairwaysHit',
  'greensInRegulation',
] as const;

export type SummedField = (typeof summedFields)[number];

/** `known` is the sum of the holes that have a value. It is the complete sum if `isWhole` is true. */
export type CardSum = { readonly known: number; readonly isWhole: boolean };

function sum(values: readonly (number | boolean | null)[]): CardSum {
  const known = values.reduce<number>((total, value) => total + Number(value ?? 0), 0);
  return { known, isWhole: values.every((value) => value !== null) };
}

/** Whether the hole has a fairway to hit. A par 3 has none. */
const hasFairway = ({ par }: Pick<Hole, 'par'>): boolean => par !== 3;

/** Returns how many holes of a card have a fairway: what the fairways hit are counted out of. */
export const fairwaysOn = (card: readonly Pick<Hole, 'par'>[]): number =>
  card.filter(hasFairway).length;

/** Adds up a card. The strokes of a hole that was picked up are unknown. */
export function sumsOf(card: readonly Hole[]): CardSums {
  return {
    totalScore: sum(card.map((hole) => hole.strokes)),
    coursePar: sum(card.map((hole) => hole.par)),
    putts: sum(card.map((hole) => hole.putts)),
    penalties: sum(card.map((hole) => hole.penalties)),
    fairwaysHit: sum(card.filter(hasFairway).map((hole) => hole.fairway)),
    greensInRegulation: sum(card.map((hole) => hole.green)),
  };
}

/** The totals of a round, by field. Null if unknown. */
export type Totals = Readonly<Record<SummedField, number | null>>;

/** Returns the totals of a card. A total is known only if every hole has the value. */
export function totalsOf(card: readonly Hole[]): Totals {
  const sums = Object.entries(sumsOf(card));
  const totals = sums.map(([field, { known, isWhole }]) => [field, isWhole ? known : null]);
  return Object.fromEntries(totals) as Totals;
}

/** Returns the fields of a round that its holes can contradict. Stableford points are not strokes. */
const comparedFields = (scoreType: ScoreType): readonly SummedField[] =>
  summedFields.filter((field) => field !== 'totalScore' || scoreType === 'strokeplay');

/** Returns the fields of a round that are the sums of its holes. With a hole that was picked up, the score is not. */
export function summedFieldsOf(
  scoreType: ScoreType,
  card: readonly Hole[],
): readonly SummedField[] {
  const hasScore = !card.some(({ pickedUp }) => pickedUp);
  return comparedFields(scoreType).filter((field) => field !== 'totalScore' || hasScore);
}

/** The fields of a round that its card can confirm or contradict. */
export type RoundOfCard = Readonly<Partial<Record<SummedField, number | null | undefined>>> & {
  readonly scoreType: ScoreType;
};

/**
 * Returns the fields of a round that its card contradicts: a total that differs from a complete sum, or that is
 * less than the sum of the known holes.
 */
export function contradictedFields(round: RoundOfCard, card: readonly Hole[]): SummedField[] {
  const sums = sumsOf(card);
  return comparedFields(round.scoreType).filter((field) => {
    const [{ known, isWhole }, said] = [sums[field], round[field] ?? null];
    return said !== null && (isWhole ? said !== known : said < known);
  });
}

/** How a scorecard marks a hole: circled under par, boxed over par, and twice for a difference of two or more. */
export type HoleMark = 'circled_twice' | 'circled' | 'par' | 'boxed' | 'boxed_twice';

/** Returns the strokes of a hole over its par (negative if under), or null if either is unknown. */
export function overPar({ par, strokes }: Pick<Hole, 'par' | 'strokes'>): number | null {
  return par === null || strokes === null ? null : strokes - par;
}

/** Returns the mark of a hole, or null if its strokes or par are unknown. */
export function markOf(hole: Pick<Hole, 'par' | 'strokes'>): HoleMark | null {
  const over = overPar(hole);
  if (over === null) return null;
  if (over === 0) return 'par';
  if (over < 0) return over < -1 ? 'circled_twice' : 'circled';
  return over > 1 ? 'boxed_twice' : 'boxed';
}
