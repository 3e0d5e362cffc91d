import type { DiagramMarks, DiagramWords } from './diagram.ts';
import type { EquipmentNeed } from './equipment.ts';

export const focuses = [
  'putting',
  'short_game',
  'driving',
  'irons',
  'swing_practice',
  'mental',
  'physical',
] as const;
export type Focus = (typeof focuses)[number];

/**
 * How a drill trains: to get loose, to get a feel, to make choices, to keep score, to feel it count. A test
 * measures a skill: its stations, their order and its number of attempts never change.
 */
export const drillModes = ['warm_up', 'blocked', 'random', 'game', 'pressure', 'test'] as const;
export type DrillMode = (typeof drillModes)[number];

export const venues = [
  'home',
  'putting_green',
  'short_game_area',
  'range',
  'net',
  'simulator',
  'course',
  'gym',
] as const;
export type Venue = (typeof venues)[number];

/** From the easiest to the hardest. */
export const levels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type Level = (typeof levels)[number];

/** One part of a score that is counted by itself, such as one of two clubs or a station of a test. */
export type ScoreCell = {
  readonly id: string;
  readonly attempts: number;
  /** What an attempt can be worth; without them it is a hit or a miss. */
  readonly values?: readonly number[] | undefined;
  /** For a carry that is measured in metres in place of a count, and turned into points. */
  readonly carry?: { readonly metresPerPoint: number; readonly mostPoints: number } | undefined;
};

/** What a measured value is measured in: seconds, metres, or kilometres an hour. */
export const measures = ['seconds', 'metres', 'speed'] as const;
export type Measure = (typeof measures)[number];

/**
 * How attempts make up a score: hits among a fixed number of attempts, the points of each attempt added
 * up, the longest run of hits (with at most `tries` attempts, or until the highest score is reached),
 * strokes ball by ball (`par` is for one ball), the mean of what was measured with each ball, several
 * counts added up, or one value that is typed.
 */
export type ScoreShape =
  | { readonly kind: 'hits'; readonly attempts: number }
  | { readonly kind: 'points'; readonly attempts: number; readonly values: readonly number[] }
  | { readonly kind: 'streak'; readonly tries?: number | undefined }
  | { readonly kind: 'strokes'; readonly balls: number; readonly par?: number | undefined }
  | { readonly kind: 'average'; readonly attempts: number; readonly of: Measure }
  | { readonly kind: 'cells'; readonly cells: readonly ScoreCell[] }
  | { readonly kind: 'value'; readonly of?: Measure | undefined };

/** The numbers of a score. */
export type ScoringRule = {
  /** Without one the score is one value. */
  readonly shape?: ScoreShape | undefined;
  readonly better: 'higher' | 'lower';
  readonly min: number;
  /** The best or worst score there can be; null when it is open. */
  readonly max: number | null;
  readonly step: 1 | 0.5 | 0.1;
  /**
   * A good score at each level. Null where the handicap says nothing about it, as with breath, balance or
   * speed: golfers compare with their own first scores then.
   */
  readonly targets: Readonly<Record<Level, number>> | null;
  /**
   * Where the targets come from: published norms (drawn on in a straight line where a level has
   * none), the make and lag model of the benchmarks, or an estimate whose order is safe and whose
   * values are not.
   */
  readonly basis: 'published' | 'model' | 'estimate';
  /**
   * 1 and left out at first. It counts up when what is counted changes, such as the width of a gate, and
   * scores of different editions do not compare.
   */
  readonly edition?: number | undefined;
};

/** The words of a score. */
export type ScoringWords = {
  /** The sentence that says how to count. */
  readonly how: string;
  /** What the number counts, short: "putts holed". */
  readonly unit: string;
  /** The same after a number in the singular: "putt holed". Left out where it is no other. */
  readonly unitOfOne?: string | undefined;
  /** A name for each cell of a score that has several, by its id. */
  readonly cells?: Readonly<Record<string, string>> | undefined;
  /** Whose scores the targets come from, where they are published: "Men, amateurs in England". */
  readonly norm?: string | undefined;
};

/** What a score counts, as a language says it after this number: one putt holed, two putts holed. */
export const unitOf = (
  { unit, unitOfOne }: { readonly unit: string; readonly unitOfOne?: string | null | undefined },
  score: number,
  language: string,
): string =>
  unitOfOne && new Intl.PluralRules(language).select(score) === 'one' ? unitOfOne : unit;

export type Scoring = ScoringRule & ScoringWords;

/** The numbers of a score and its words. */
export function splitScoring({ how, unit, unitOfOne, cells, norm, ...rule }: Scoring): {
  readonly rule: ScoringRule;
  readonly words: ScoringWords;
} {
  const more = { ...(unitOfOne && { unitOfOne }), ...(cells && { cells }), ...(norm && { norm }) };
  return { rule, words: { how, unit, ...more } };
}

/** One exercise of the book, without a word: what it is in every language. */
export type Drill = {
  /** A slug that never changes and is never given to another drill: plans and scores point to it. */
  readonly id: string;
  readonly focus: Focus;
  /** Where it can be done; any of them will do. */
  readonly venues: readonly [Venue, ...Venue[]];
  readonly minutes: number;
  /** The level from which it makes sense. */
  readonly level: Level;
  readonly mode: DrillMode;
  /** What to bring; balls and a club too. */
  readonly needs: readonly EquipmentNeed[];
  /** Null for what is done and not counted, such as a warm-up. */
  readonly scoring: ScoringRule | null;
  readonly diagram: DiagramMarks;
};

/**
 * The words of a drill in one language. Distances in them are written `{m:1.5}`; `withUnits` turns
 * them into the golfer's units.
 */
export type DrillWords = {
  readonly name: string;
  /** One or two sentences shown in the session: what it is. */
  readonly description: string;
  /** Why it is worth the minutes. */
  readonly purpose: string;
  readonly setUp: string;
  readonly steps: readonly string[];
  readonly commonFaults: readonly { readonly fault: string; readonly fix: string }[];
  /** How to do it with less room or gear. */
  readonly alternatives?: readonly string[] | undefined;
  /** What could hurt somebody, and how it does not. */
  readonly safety?: string | undefined;
  /** For a drill that is scored. */
  readonly scoring?: ScoringWords;
  readonly diagram: DiagramWords;
};

export type ScoreFault = 'not_a_number' | 'too_low' | 'too_high' | 'between_steps';

/** Beyond every count that a session has time for. */
export const mostCounted = 999;

// 0.1 has no exact binary form, so a multiple of it is only ever nearly whole.
const stepTolerance = 1e-6;

/**
 * What is wrong with a score, or null when it can be kept. The bounds themselves are allowed; an open
 * count ends at 999.
 */
export function checkScore(
  scoring: Pick<Scoring, 'min' | 'max' | 'step'>,
  score: number,
): ScoreFault | null {
  if (!Number.isFinite(score)) return 'not_a_number';
  if (score < scoring.min) return 'too_low';
  if (score > (scoring.max ?? mostCounted)) return 'too_high';
  const steps = score / scoring.step;
  return Math.abs(steps - Math.round(steps)) > stepTolerance ? 'between_steps' : null;
}

/** The nearest score that can be counted, without the dust of binary fractions. */
export const toStep = (score: number, step: number): number =>
  Number((Math.round(score / step) * step).toFixed(1));

/**
 * The level that a handicap (-10.0 to 54.0, a plus handicap being negative) trains at. A level
 * starts at its whole number, so 24.9 is still intermediate and 4.9 already expert. Golfers without
 * a handicap start as beginners. Source: the volume table by level in our practice notes.
 */
export function levelFor(handicap: number | null): Level {
  if (handicap === null || handicap >= 25) return 'beginner';
  if (handicap >= 13) return 'intermediate';
  return handicap >= 5 ? 'advanced' : 'expert';
}

/** A good score in this drill for a golfer of this handicap, or for a beginner without one; null without targets. */
export function targetFor(
  { targets }: Pick<Scoring, 'targets'>,
  handicap: number | null,
): number | null {
  return targets?.[levelFor(handicap)] ?? null;
}

/** The better one of two scores in this drill. */
export function betterScore({ better }: Pick<Scoring, 'better'>, a: number, b: number): number {
  return better === 'higher' ? Math.max(a, b) : Math.min(a, b);
}
