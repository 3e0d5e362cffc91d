import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  courseHandicapOf9,
  courseHandicapOf18,
  playingHandicap,
  wholeStrokes,
} from '#domain/handicap/course-handicap.ts';
import {
  combined,
  differentialOf9,
  differentialOf18,
  expectedOf9,
  roundDifferential,
} from '#domain/handicap/differential.ts';
import {
  calculatedIndex,
  capped,
  exceptionalReduction,
  reducedBy,
  roundIndex,
} from '#domain/handicap/estimated-index.ts';
import { dividedBy, exactly, type Fraction, rounded } from '#domain/handicap/fraction.ts';
import {
  adjustedStrokes,
  stablefordPoints,
  strokesReceived,
} from '#domain/handicap/hole-strokes.ts';
import { lowIndex, lowIndexWindow } from '#domain/handicap/low-index.ts';

export type Example = {
  readonly id: string;
  readonly kind: string;
  // The fields differ by kind.
  // biome-ignore lint/suspicious/noExplicitAny: read from a file
  readonly input: any;
  readonly expected: unknown;
  readonly tolerance: number;
};

/** Reads a file of examples. @throws when there is no such file, or it has no list of examples */
export const readExamples = (path: string): readonly Example[] =>
  JSON.parse(readFileSync(path, 'utf8')).examples;

/** An exact and a whole number of strokes, as the examples write them. */
const strokes = (handicap: Fraction) => ({
  unrounded: rounded(handicap, 3),
  rounded: wholeStrokes(handicap),
});

const indexOf = (differentials: readonly number[]) => {
  const calculated = calculatedIndex(differentials);
  return calculated && roundIndex(calculated);
};

const nine = (input: Example['input']) =>
  differentialOf9(input.adjustedGross9, {
    courseRating: input.courseRating9,
    slope: input.slope9,
    pcc: input.pcc ?? 0,
  });

/** Puts the input of an example into the rules for its kind. */
const rules: Readonly<Record<string, (input: Example['input']) => unknown>> = {
  differential18: ({ adjustedGross, ...difficulty }) => differentialOf18(adjustedGross, difficulty),
  roundDifferential: ({ value }) => roundDifferential(exactly(value)),
  differential9Raw: (input) => roundDifferential(nine(input)),
  expected9: ({ handicapIndex }) => rounded(expectedOf9(handicapIndex), 3),
  nineToEighteen: ({ differential9, handicapIndex, expected9 }) =>
    combined(
      exactly(differential9),
      expected9 === undefined ? expectedOf9(handicapIndex) : exactly(expected9),
    ),
  nineToEighteenApprox: (input) => combined(nine(input), expectedOf9(input.handicapIndex)),
  handicapIndex: ({ differentials }) => indexOf(differentials),
  averageOfEight: ({ sumOfLowestEight }) =>
    roundIndex(dividedBy(exactly(sumOfLowestEight), exactly(8))),
  cap: ({ calculatedIndex: calculated, lowHandicapIndex: low }) =>
    roundIndex(capped(exactly(calculated), low)),
  lowIndexWindow: (input) => {
    const latest = input.previousMostRecentScoreDate;
    const indexes = [
      { index: input.lowIndex.value, day: input.lowIndex.established },
      { index: input.indexAfterIt, day: latest },
    ];
    return {
      lowIndexUsedForNewScore: lowIndex(indexes, latest)?.index ?? null,
      windowForNewScore: lowIndexWindow(latest),
      windowAfterUpdate: lowIndexWindow(input.newScoreDate),
    };
  },
  exceptionalScore: ({ handicapIndexWhenPlayed, differential }) =>
    0 - exceptionalReduction(handicapIndexWhenPlayed, differential),
  exceptionalScoreRecord: ({ handicapIndexWhenPlayed, previous19, newDifferential }) => {
    const reduction = exceptionalReduction(handicapIndexWhenPlayed, newDifferential);
    const all = [...previous19, newDifferential];
    return {
      reduction: 0 - reduction,
      indexWithout: indexOf(all),
      indexWith: indexOf(all.map((each) => reducedBy(each, reduction))),
      adjustedNewDifferential: reducedBy(newDifferential, reduction),
    };
  },
  courseHandicap18: ({ handicapIndex, ...tees }) =>
    strokes(courseHandicapOf18(handicapIndex, tees)),
  courseHandicap9: (input) =>
    strokes(
      courseHandicapOf9(input.handicapIndex, {
        courseRating: input.courseRating9,
        slope: input.slope9,
        par: input.par9,
      }),
    ),
  playingHandicap: ({ handicapIndex, allowance, ...tees }) =>
    strokes(playingHandicap(courseHandicapOf18(handicapIndex, tees), allowance)),
  adjustedHoleScore: ({ gross, par, strokeIndex, courseHandicap }) =>
    adjustedStrokes(
      gross,
      par,
      courseHandicap === null ? null : strokesReceived(courseHandicap, strokeIndex),
    ),
  strokesReceived: ({ courseHandicap, strokeIndex }) =>
    strokesReceived(courseHandicap, strokeIndex),
  stablefordPoints: ({ gross, par, strokesReceived: received }) =>
    stablefordPoints(gross, par, received),
};

/** Whether a result is the expected one; numbers may differ by the tolerance. */
const holds = (found: unknown, { expected, tolerance }: Example): boolean =>
  typeof found === 'number' && typeof expected === 'number'
    ? Math.abs(found - expected) <= tolerance + 1e-9
    : isDeepStrictEqual(found, expected);

/** Runs an example through the rules. Returns what does not hold, in a line; null when it holds. */
export function faultOf(example: Example): string | null {
  const { id, kind, input, expected } = example;
  const rule = rules[kind];
  if (rule === undefined) return `${id}: there is no rule for "${kind}"`;
  const found = rule(input);
  if (holds(found, example)) return null;
  return `${id} ${kind} ${JSON.stringify(input)}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
}
