import { type DrillMode, type Focus, type Level, levels, type Venue } from '../drills/drill.ts';
import { canDoWithout, type EquipmentId, type EquipmentNeed } from '../drills/equipment.ts';

/** An exercise, as far as it matters whether it fits. */
export type FitDrill = {
  readonly exerciseId: string;
  readonly focus: Focus;
  readonly level: Level;
  /** Null for an exercise that is no drill. */
  readonly mode: DrillMode | null;
  /** Where it can be done; without any, everywhere. */
  readonly venues: readonly Venue[];
  /** What it needs; nothing where that is not known. */
  readonly needs: readonly EquipmentNeed[];
  /** Minutes that it takes by itself. */
  readonly minutes: number;
  /** Whether the golfer has scored in it. */
  readonly hasScores: boolean;
};

/** An exercise's place in a session, as the program has it. */
export type FitPlace = {
  /** Without the version of the program. */
  readonly id: string;
  readonly drill: FitDrill;
  /** Minutes that the session gives it. */
  readonly minutes: number;
};

/** What stands in a place this time: another drill, other minutes, or nothing with 0 minutes. */
export type Swap = {
  readonly sessionExerciseId: string;
  readonly exerciseId: string | null;
  readonly minutes: number;
};

export type Fit = {
  readonly places: readonly FitPlace[];
  /** Exercises that may stand in for those of the session. */
  readonly candidates: readonly FitDrill[];
  /** The golfer's. */
  readonly level: Level;
};

/** Where the golfer trains, or null for any place, and what is not at hand there. */
export type Surroundings = {
  readonly venue: Venue | null;
  readonly missing: readonly EquipmentId[];
};

/** Null minutes are those of the program. */
export type FitWish = Surroundings & { readonly minutes: number | null };

/**
 * The least share of its minutes in which a drill still makes sense. Sets of ten lose a ball or two then and
 * the rests between them; with less, golfers rush. A choice of ours, not a finding of research.
 */
const leastShare = 0.75;

const leastOf = (minutes: number) => Math.max(1, Math.ceil(minutes * leastShare));

/** A test stays as it is, or its score would compare with nothing. */
const isTest = ({ mode }: FitDrill) => mode === 'test';

/** Whether a drill can be done at a place and with what is at hand. */
export const fitsSurroundings = (
  { venues, needs }: Pick<FitDrill, 'venues' | 'needs'>,
  { venue, missing }: Surroundings,
): boolean =>
  (venue === null || venues.length === 0 || venues.includes(venue)) && canDoWithout(needs, missing);

const isWarmUp = ({ mode }: FitDrill) => mode === 'warm_up';

/** Whether a drill may stand in for another one: it trains the same, and only a warm-up warms up. */
const mayReplace = (drill: FitDrill, planned: FitDrill): boolean =>
  drill.focus === planned.focus &&
  isWarmUp(drill) === isWarmUp(planned) &&
  !isTest(drill) &&
  !isTest(planned);

/** The fewest minutes that a drill needs in a place, its own one or another one. */
export const leastMinutes = (drill: FitDrill, { drill: planned, minutes }: FitPlace): number => {
  if (drill.exerciseId !== planned.exerciseId) return leastOf(drill.minutes);
  return isTest(planned) ? minutes : leastOf(minutes);
};

/** The minutes that a drill would like to have in a place: never more than the place has. */
const wantedMinutes = (drill: FitDrill, { drill: planned, minutes }: FitPlace): number =>
  drill.exerciseId === planned.exerciseId ? minutes : Math.min(drill.minutes, minutes);

const distance = (a: Level, b: Level) => Math.abs(levels.indexOf(a) - levels.indexOf(b));

/**
 * The drills that fit into a place of a session, the best ones first: those that train in the same way, then those
 * closest to the golfer's level, those with scores of the golfer, and those that take as long.
 */
export function alternativesFor(
  place: FitPlace,
  { places, candidates, level }: Fit,
  surroundings: Surroundings,
): readonly { readonly drill: FitDrill; readonly minutes: number }[] {
  const planned = new Set(places.map(({ drill }) => drill.exerciseId));
  const rank = (drill: FitDrill) => [
    drill.mode === place.drill.mode ? 0 : 1,
    distance(drill.level, level),
    drill.hasScores ? 0 : 1,
    Math.abs(drill.minutes - place.minutes),
  ];
  return candidates
    .filter(
      (drill) =>
        !planned.has(drill.exerciseId) &&
        mayReplace(drill, place.drill) &&
        fitsSurroundings(drill, surroundings) &&
        leastMinutes(drill, place) <= place.minutes,
    )
    .map((drill) => ({ drill, rank: rank(drill) }))
    .sort((a, b) => compare(a.rank, b.rank) || (a.drill.exerciseId < b.drill.exerciseId ? -1 : 1))
    .map(({ drill }) => ({ drill, minutes: wantedMinutes(drill, place) }));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((value, index) => value !== b[index]);
  return differs < 0 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
}

/** What goes in first where time is short: the warm-up, then what the session is about. */
const priority = (focus: Focus) => (place: FitPlace) => {
  if (isWarmUp(place.drill)) return 0;
  return place.drill.focus === focus ? 1 : 2;
};

/**
 * What each place of a session becomes somewhere else or in less time, in the order of the session: its own drill
 * where that fits, else the best one that does, else nothing. All together take no more than the minutes.
 * @param focus of the session
 */
export function fitSession(fit: Fit, focus: Focus, wish: FitWish): Swap[] {
  const chosen = new Map<string, { drill: FitDrill; least: number }>();
  const used = new Set<string>();
  let left = wish.minutes ?? Number.POSITIVE_INFINITY;
  const rankOf = priority(focus);
  for (const place of [...fit.places].sort((a, b) => rankOf(a) - rankOf(b))) {
    const own = fitsSurroundings(place.drill, wish) ? [place.drill] : [];
    const others = alternativesFor(place, fit, wish).map(({ drill }) => drill);
    const drill = [...own, ...others].find(
      (one) => !used.has(one.exerciseId) && leastMinutes(one, place) <= left,
    );
    if (drill === undefined) continue;
    const least = leastMinutes(drill, place);
    used.add(drill.exerciseId);
    chosen.set(place.id, { drill, least });
    left -= least;
  }
  return fit.places.map((place) => {
    const found = chosen.get(place.id);
    if (found === undefined) return { sessionExerciseId: place.id, exerciseId: null, minutes: 0 };
    const more = Math.min(left, wantedMinutes(found.drill, place) - found.least);
    left -= more;
    return {
      sessionExerciseId: place.id,
      exerciseId: found.drill.exerciseId,
      minutes: found.least + more,
    };
  });
}

/** The swaps that change something about their places. */
export const changesOf = (places: readonly FitPlace[], swaps: readonly Swap[]): Swap[] =>
  swaps.filter(({ sessionExerciseId, exerciseId, minutes }) => {
    const place = places.find(({ id }) => id === sessionExerciseId);
    return exerciseId !== place?.drill.exerciseId || minutes !== place.minutes;
  });

type SwapFault = {
  /** Of the swap, among those that are checked. */
  readonly index: number;
  readonly field: 'sessionExerciseId' | 'exerciseId' | 'minutes';
  readonly code: 'not_in_session' | 'not_a_choice' | 'too_low';
};

/** What is wrong with swaps of a session: every place once, its focus kept, no drill twice, minutes enough. */
export function findSwapFaults(
  { places, candidates }: Pick<Fit, 'places' | 'candidates'>,
  swaps: readonly Swap[],
): SwapFault[] {
  const drills = new Map(
    [...candidates, ...places.map(({ drill }) => drill)].map((one) => [one.exerciseId, one]),
  );
  const swapped = new Set(swaps.map(({ sessionExerciseId }) => sessionExerciseId));
  const stays = places.filter(({ id }) => !swapped.has(id));
  const used = new Set(stays.map(({ drill }) => drill.exerciseId));
  const seen = new Set<string>();
  return swaps.flatMap(({ sessionExerciseId, exerciseId, minutes }, index): SwapFault[] => {
    const place = places.find(({ id }) => id === sessionExerciseId);
    if (place === undefined || seen.has(sessionExerciseId))
      return [{ index, field: 'sessionExerciseId', code: 'not_in_session' }];
    seen.add(sessionExerciseId);
    if (exerciseId === null) return [];
    const drill = drills.get(exerciseId);
    const isOwn = exerciseId === place.drill.exerciseId;
    if (drill === undefined || used.has(exerciseId) || !(isOwn || mayReplace(drill, place.drill)))
      return [{ index, field: 'exerciseId', code: 'not_a_choice' }];
    used.add(exerciseId);
    if (minutes < leastMinutes(drill, place)) return [{ index, field: 'minutes', code: 'too_low' }];
    return [];
  });
}
