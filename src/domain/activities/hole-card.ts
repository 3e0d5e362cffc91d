import type { Holes } from './activities.ts';

/** What a hole may be played in. */
export const holePars = [3, 4, 5] as const;

export type HolePar = (typeof holePars)[number];

/** Strokes and counts that no hole goes beyond. */
export const holeLimits = { strokes: 25, putts: 15, penalties: 10 } as const;

/** One played hole. What the golfer did not count is null, never 0. */
export type Hole = {
  readonly par: HolePar | null;
  /** Penalty strokes included. */
  readonly strokes: number;
  readonly putts: number | null;
  /** Whether the tee shot found the fairway; a par 3 has none to hit. */
  readonly fairway: boolean | null;
  /** Whether the ball lay on the green with two putts left for par. */
  readonly green: boolean | null;
  readonly penalties: number | null;
};

/** A hole while the round goes on: without strokes until it is played. */
export type OpenHole = Omit<Hole, 'strokes'> & { readonly strokes: number | null };

/** Until a golfer says otherwise. */
const usualPar: HolePar = 4;

/**
 * The card of a round that begins. No penalty is the rule, and the screen shows it, so it counts as said.
 * @param pars what is known of the course, from the first hole on; par 4 beyond
 */
export function emptyCard(holes: Holes, pars: readonly HolePar[] = []): OpenHole[] {
  return Array.from({ length: holes }, (_, index) => ({
    par: pars[index] ?? usualPar,
    ...{ strokes: null, putts: null, fairway: null, green: null, penalties: 0 },
  }));
}

/** The tee shot of a hole is neither a putt nor a penalty. */
export function isPlayable({ strokes, putts, penalties }: OpenHole): boolean {
  return strokes === null || (putts ?? 0) + (penalties ?? 0) < strokes;
}

/**
 * Whether the green was hit in regulation: as the golfer said, otherwise worked out from the strokes
 * before the putts. Null while too little is known.
 */
export function greenHit({ par, strokes, putts, green }: OpenHole): boolean | null {
  if (green !== null) return green;
  if (par === null || strokes === null || putts === null) return null;
  return strokes - putts <= par - 2;
}

/** What gives way when something that was just said contradicts it, the least that helps first. */
const givingWay: readonly Partial<OpenHole>[] = [
  {},
  { putts: null },
  { penalties: 0 },
  { putts: null, penalties: 0 },
  { strokes: null },
];

/**
 * A hole with something changed. What cannot be true beside the change is taken back; a change that
 * contradicts itself changes nothing.
 */
export function changeHole(hole: OpenHole, change: Partial<OpenHole>): OpenHole {
  const ways = givingWay.map((way) => ({ ...hole, ...way, ...change }));
  const changed = ways.find(isPlayable) ?? hole;
  return changed.par === 3 ? { ...changed, fairway: null } : changed;
}

/** A played hole as it is sent; null while it has no strokes. */
function playedHole(hole: OpenHole): Hole | null {
  const { strokes } = hole;
  return strokes === null ? null : { ...hole, strokes, green: greenHit(hole) };
}

/** Every hole of the round; null while one has no strokes. */
export function playedCard(card: readonly OpenHole[]): Hole[] | null {
  const played = card.map(playedHole).filter((hole) => hole !== null);
  return played.length === card.length ? played : null;
}

/** Strokes over par (negative under it) of the holes played so far whose par is known. */
export function runningToPar(card: readonly OpenHole[]): number {
  return card.reduce(
    (sum, { par, strokes }) => (par === null || strokes === null ? sum : sum + strokes - par),
    0,
  );
}

/** What a round of the card comes to, by the names of the round. */
export type CardSums = Readonly<Record<SummedField, CardSum>>;

export type SummedField =
  | 'totalScore'
  | 'coursePar'
  | 'putts'
  | 'penalties'
  | 'fairwaysHit'
  | 'greensInRegulation';

/** `known` adds up the holes that say it; it is the whole when `isWhole`. */
export type CardSum = { readonly known: number; readonly isWhole: boolean };

function sum(values: readonly (number | boolean | null)[]): CardSum {
  const known = values.reduce<number>((total, value) => total + Number(value ?? 0), 0);
  return { known, isWhole: values.every((value) => value !== null) };
}

/** Adds up a card. Par 3s have no fairway, so they leave none unknown. */
export function sumsOf(card: readonly Hole[]): CardSums {
  return {
    totalScore: sum(card.map((hole) => hole.strokes)),
    coursePar: sum(card.map((hole) => hole.par)),
    putts: sum(card.map((hole) => hole.putts)),
    penalties: sum(card.map((hole) => hole.penalties)),
    fairwaysHit: sum(card.filter((hole) => hole.par !== 3).map((hole) => hole.fairway)),
    greensInRegulation: sum(card.map((hole) => hole.green)),
  };
}

/** A round as far as its card says something about it. */
export type RoundOfCard = Readonly<Partial<Record<SummedField, number | null | undefined>>> & {
  readonly scoreType: 'strokeplay' | 'stableford';
};

/**
 * The fields of a round that its card contradicts: a total that differs where all holes are known, or
 * that is less than what the known ones add up to. Points of Stableford are no sum of strokes.
 */
export function contradictedFields(round: RoundOfCard, card: readonly Hole[]): SummedField[] {
  const sums = sumsOf(card);
  return (Object.keys(sums) as SummedField[]).filter((field) => {
    if (field === 'totalScore' && round.scoreType === 'stableford') return false;
    const [{ known, isWhole }, said] = [sums[field], round[field] ?? null];
    return said !== null && (isWhole ? said !== known : said < known);
  });
}

/** How a scorecard marks a hole: under par is circled, over par is boxed, each twice from two on. */
export type HoleMark = 'circled_twice' | 'circled' | 'par' | 'boxed' | 'boxed_twice';

/** The mark of a hole; none while its strokes or its par are unknown. */
export function markOf({ par, strokes }: Pick<OpenHole, 'par' | 'strokes'>): HoleMark | null {
  if (par === null || strokes === null) return null;
  const over = strokes - par;
  if (over === 0) return 'par';
  if (over < 0) return over < -1 ? 'circled_twice' : 'circled';
  return over > 1 ? 'boxed_twice' : 'boxed';
}
