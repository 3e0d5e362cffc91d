import type { SessionDetails } from '#contract/training-schemas.ts';
import type { Chances } from '../chances.ts';

/** The handicap of somebody who reaches the targets of a beginner. */
const beginner = 36;

/** A number with as many decimals as the steps of a drill have. */
const inSteps = (value: number) => Number(value.toFixed(1));

/** Scores as a golfer with this handicap makes them, better and worse by chance; warm-ups are not scored. */
export function scoresOf({ session }: SessionDetails, handicap: number, chances: Chances) {
  return session.exercises.flatMap(({ exerciseId, scoring }) => {
    if (scoring === null) return [];
    const { min, max, step, targets } = scoring;
    const top = max ?? min + 20 * step;
    const share = Math.min(1, Math.max(0, 1 - handicap / beginner));
    const usual =
      targets === null
        ? (min + top) / 2
        : targets.beginner + (targets.expert - targets.beginner) * share;
    const luck = ((top - min) * chances.count(-12, 12)) / 100;
    const score = Math.max(min, Math.min(usual + luck, max ?? Number.POSITIVE_INFINITY));
    return [{ exerciseId, score: inSteps(min + step * Math.round((score - min) / step)) }];
  });
}

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5] as const;

/** One hole, in strokes that fit the handicap. */
function holeOf(par: number, handicap: number, chances: Chances) {
  const over = handicap / 18 + 0.15;
  const luck = Number(chances.is(0.2)) - Number(chances.is(0.2));
  const strokes = Math.max(3, par + Math.floor(over) + Number(chances.is(over % 1)) + luck);
  const putts = Math.min(strokes - 1, chances.is(0.25) ? 1 : chances.is(0.2) ? 3 : 2);
  const green = strokes - putts <= par - 2;
  return { par, strokes, putts, green, ...(par > 3 && { fairway: chances.is(0.5) }) };
}

/** A round on the club's course, hole by hole. */
export function roundOf(
  { name, holes, day }: { readonly name: string; readonly holes: 9 | 18; readonly day: string },
  handicap: number,
  chances: Chances,
) {
  const course = holes === 9 ? pars : [...pars, ...pars];
  const scorecard = course.map((par) => holeOf(par, handicap, chances));
  const sumOf = (field: 'strokes' | 'par' | 'putts') =>
    scorecard.reduce((sum, hole) => sum + hole[field], 0);
  return {
    name,
    courseName: 'Marram Links',
    holes,
    roundType: name === 'Monthly medal' ? 'match' : 'free_round',
    scoreType: 'strokeplay',
    totalScore: sumOf('strokes'),
    coursePar: sumOf('par'),
    putts: sumOf('putts'),
    fairwaysHit: scorecard.filter(({ fairway }) => fairway).length,
    greensInRegulation: scorecard.filter(({ green }) => green).length,
    sessionDate: day,
    scorecard,
  };
}
