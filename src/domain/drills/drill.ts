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
 * How a drill trains: get loose (`warm_up`), get a feel (`blocked`), make choices (`random`), keep score (`game`)
 * or feel pressure (`pressure`). A `test` measures a skill: its stations, their order and its number of attempts
 * never change.
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

/** One part of a score that is counted separately, such as one of two clubs or one station of a test. */
export type ScoreCell = {
  readonly id: string;
  readonly attempts: number;
  /** The possible points of an attempt. Without values, an attempt is a hit or a miss. */
  readonly values?: readonly number[] | undefined;
  /** For a carry, which is measured in meters instead of counted, and converted to points. */
  readonly carry?: { readonly metresPerPoint: number; readonly mostPoints: number } | undefined;
};

/** Units of a measured value: seconds, meters, or kilometers per hour. */
export const measures = ['seconds', 'metres', 'speed'] as const;
export type Measure = (typeof measures)[number];

/**
 * How attempts make up a score: hits out of a fixed number of attempts, the sum of each attempt's points, the
 * longest run of hits (in at most `tries` attempts, or until the highest score is reached), the strokes for each
 * ball (`par` is for one ball), the mean of the values measured with each ball, the sum of several counts, or one
 * value that the golfer enters.
 */
export type ScoreShape =
  | { readonly kind: 'hits'; readonly attempts: number }
  | { readonly kind: 'points'; readonly attempts: number; readonly values: readonly number[] }
  | { readonly kind: 'streak'; readonly tries?: number | undefined }
  | { readonly kind: 'strokes'; readonly balls: number; readonly par?: number | undefined }
  | { readonly kind: 'average'; readonly attempts: number; readonly of: Measure }
  | { readonly kind: 'cells'; readonly cells: readonly ScoreCell[] }
  | { readonly kind: 'value'; readonly of?: Measure | undefined };

/** A good score at each level. */
export type Targets = Readonly<Record<Level, number>>;

/** The numbers of a score. */
export type ScoringRule = {
  /** Without a shape, the score is one value. */
  readonly shape?: ScoreShape | undefined;
  readonly better: 'higher' | 'lower';
  readonly min: number;
  /** The highest possible score; null if there is no limit. */
  readonly max: number | null;
  readonly step: 1 | 0.5 | 0.1;
  /**
   * Null if the handicap says nothing about the score, as for breathing, balance or speed; golfers then compare with
   * their own first scores.
   */
  readonly targets: Targets | null;
  /**
   * Targets of the drill's variants, and of distances in feet and yards where they differ, by `targetsKey`. Null where
   * there are none.
   */
  readonly targetsBy?: Readonly<Record<string, Targets | null>> | undefined;
  /**
   * The source of the targets: published norms (extended in a straight line for levels without one), the ball model,
   * or an estimate, of which the order is reliable but the values are not.
   */
  readonly basis: 'published' | 'model' | 'estimate';
  /**
   * Starts at 1 and is left out until it changes. Increased when the counted thing changes, such as the width of a
   * gate. Scores of different editions cannot be compared.
   */
  readonly edition?: number | undefined;
};

/** The words of a score. */
export type ScoringWords = {
  /** The sentence that explains how to count. */
  readonly how: string;
  /** Short name of the counted thing: "putts holed". */
  readonly unit: string;
  /** The singular of the unit: "putt holed". Left out if it is the same word. */
  readonly unitOfOne?: string | undefined;
  /** Names of the cells of a score that has several, by cell id. */
  readonly cells?: Readonly<Record<string, string>> | undefined;
  /** The golfers whose scores the targets come from, if they are published: "Men, amateurs in England". */
  readonly norm?: string | undefined;
};

/** Returns the unit in the form that this number needs: one putt holed, two putts holed. */
export const unitOf = (
  { unit, unitOfOne }: { readonly unit: string; readonly unitOfOne?: string | null | undefined },
  score: number,
  language: string,
): string =>
  unitOfOne && new Intl.PluralRules(language).select(score) === 'one' ? unitOfOne : unit;

export type Scoring = ScoringRule & ScoringWords;

/** Splits a score into its numbers and its words. */
export function splitScoring({ how, unit, unitOfOne, cells, norm, ...rule }: Scoring): {
  readonly rule: ScoringRule;
  readonly words: ScoringWords;
} {
  const more = { ...(unitOfOne && { unitOfOne }), ...(cells && { cells }), ...(norm && { norm }) };
  return { rule, words: { how, unit, ...more } };
}

/** A drill without its words: everything that is the same in every language. */
export type Drill = {
  /** A slug. Never changed and never reused for another drill: plans and scores refer to it. */
  readonly id: string;
  readonly focus: Focus;
  /** Places where it can be done; one of them is enough. */
  readonly venues: readonly [Venue, ...Venue[]];
  readonly minutes: number;
  /** The level from which the drill is useful. */
  readonly level: Level;
  readonly mode: DrillMode;
  /** Everything to bring, including balls and clubs. */
  readonly needs: readonly EquipmentNeed[];
  /** Null for drills that are not counted, such as a warm-up. */
  readonly scoring: ScoringRule | null;
  readonly diagram: DiagramMarks;
};

/**
 * The words of a drill in one language. Distances are written as `{m:1.5}` or `{12 m|40 ft}`; `withUnits` converts
 * them to the golfer's units.
 */
export type DrillWords = {
  readonly name: string;
  /** One or two sentences that describe the drill in the session. */
  readonly description: string;
  /** Why the drill is worth its minutes. */
  readonly purpose: string;
  readonly setUp: string;
  readonly steps: readonly string[];
  readonly commonFaults: readonly { readonly fault: string; readonly fix: string }[];
  /** How to do it with less space or equipment. */
  readonly alternatives?: readonly string[] | undefined;
  /** What could hurt someone, and how to prevent it. */
  readonly safety?: string | undefined;
  /** Only for a drill that is scored. */
  readonly scoring?: ScoringWords;
  readonly diagram: DiagramWords;
};

export type ScoreFault = 'not_a_number' | 'too_low' | 'too_high' | 'between_steps';

/** Higher than any count that a session has time for. */
export const mostCounted = 999;

// 0.1 has no exact binary representation, so multiples of it are not exactly whole.
const stepTolerance = 1e-6;

/**
 * Returns the fault of a score, or null if it is valid. The limits themselves are allowed. Without a highest
 * score, the limit is 999.
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

/** Rounds a score to the nearest step and removes binary rounding errors. */
export const toStep = (score: number, step: number): number =>
  Number((Math.round(score / step) * step).toFixed(1));

/**
 * Returns the training level of a handicap (-10.0 to 54.0; a plus handicap is negative). A level starts at its
 * whole number, so 24.9 is still intermediate and 4.9 already expert. Golfers without a handicap are beginners.
 * Source: the volume table by level in our practice notes.
 */
export function levelFor(handicap: number | null): Level {
  if (handicap === null || handicap >= 25) return 'beginner';
  if (handicap >= 13) return 'intermediate';
  return handicap >= 5 ? 'advanced' : 'expert';
}

/**
 * The handicap that stands for each level. For the two levels with two limits (13 to 25 and 5 to 13), it is the
 * middle. The outer levels have one limit, so theirs lies as far beyond it as the neighboring level's lies before it.
 */
export const handicapOfLevel: Readonly<Record<Level, number>> = {
  beginner: 31,
  intermediate: 19,
  advanced: 9,
  expert: 1,
};

/** Returns a good score for a handicap, or for a beginner if it is null. Returns null if there are no targets. */
export function targetFor(
  { targets }: Pick<Scoring, 'targets'>,
  handicap: number | null,
): number | null {
  return targets?.[levelFor(handicap)] ?? null;
}

/** Returns the better of two scores in a drill. */
export function betterScore({ better }: Pick<Scoring, 'better'>, a: number, b: number): number {
  return better === 'higher' ? Math.max(a, b) : Math.min(a, b);
}
