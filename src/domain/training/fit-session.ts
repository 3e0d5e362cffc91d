import { type DrillMode, type Focus, type Level, levels, type Venue } from '../drills/drill.ts';
import { canDoWithout, type EquipmentId, type EquipmentNeed } from '../drills/equipment.ts';

/** The fields of an exercise that determine whether it fits. */
export type FitDrill = {
  readonly exerciseId: string;
  readonly focus: Focus;
  readonly level: Level;
  /** Null if the exercise is not a drill. */
  readonly mode: DrillMode | null;
  /** Places where it can be done. Empty means anywhere. */
  readonly venues: readonly Venue[];
  /** The equipment it needs. Empty if unknown. */
  readonly needs: readonly EquipmentNeed[];
  /** The drill's own minutes. */
  readonly minutes: number;
  /** Whether the golfer has a score in it. */
  readonly hasScores: boolean;
};

/** An exercise's place in a session of the program. */
export type FitPlace = {
  /** The id without the program version. */
  readonly id: string;
  readonly drill: FitDrill;
  /** The minutes that the session gives to it. */
  readonly minutes: number;
};

/** The exercise in a place for this session: another drill, other minutes, or no drill and 0 minutes. */
export type Swap = {
  readonly sessionExerciseId: string;
  readonly exerciseId: string | null;
  readonly minutes: number;
};

export type Fit = {
  readonly places: readonly FitPlace[];
  /** Exercises that may replace those of the session. */
  readonly candidates: readonly FitDrill[];
  /** The golfer's level. */
  readonly level: Level;
};

/** The golfer's venue (null for any place), and the equipment that is missing there. */
export type Surroundings = {
  readonly venue: Venue | null;
  readonly missing: readonly EquipmentId[];
};

/** If `minutes` is null, the program's minutes apply. */
export type FitWish = Surroundings & { readonly minutes: number | null };

/**
 * The smallest share of its minutes in which a drill still makes sense. At this share, sets of ten lose a ball or
 * two and the rests between the sets; with less time, golfers rush. This is our own choice, not based on research.
 */
const leastShare = 0.75;

const leastOf = (minutes: number) => Math.max(1, Math.ceil(minutes * leastShare));

/** A test is never changed, because its score would no longer compare with any other. */
const isTest = ({ mode }: FitDrill) => mode === 'test';

/** Whether a drill can be done at a venue and with the available equipment. */
export const fitsSurroundings = (
  { venues, needs }: Pick<FitDrill, 'venues' | 'needs'>,
  { venue, missing }: Surroundings,
): boolean =>
  (venue === null || venues.length === 0 || venues.includes(venue)) && canDoWithout(needs, missing);

const isWarmUp = ({ mode }: FitDrill) => mode === 'warm_up';

/**
 * Whether a drill may replace another one: both have the same focus, both or neither are warm-ups, and neither is
 * a test.
 */
const mayReplace = (drill: FitDrill, planned: FitDrill): boolean =>
  drill.focus === planned.focus &&
  isWarmUp(drill) === isWarmUp(planned) &&
  !isTest(drill) &&
  !isTest(planned);

/** Returns the fewest minutes that a drill needs in a place, either as the planned drill or as a replacement. */
export const leastMinutes = (drill: FitDrill, { drill: planned, minutes }: FitPlace): number => {
  if (drill.exerciseId !== planned.exerciseId) return leastOf(drill.minutes);
  return isTest(planned) ? minutes : leastOf(minutes);
};

/** Returns the minutes that a drill ideally gets in a place, at most those of the place. */
const wantedMinutes = (drill: FitDrill, { drill: planned, minutes }: FitPlace): number =>
  drill.exerciseId === planned.exerciseId ? minutes : Math.min(drill.minutes, minutes);

const distance = (a: Level, b: Level) => Math.abs(levels.indexOf(a) - levels.indexOf(b));

/**
 * Returns the drills that fit into a place of a session, best first: those with the same mode, then those closest
 * to the golfer's level, those in which the golfer has scores, and those with the most similar minutes.
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

/** The order in which places get their minutes: the warm-up, then drills with the session's focus, then the others. */
const priority = (focus: Focus) => (place: FitPlace) => {
  if (isWarmUp(place.drill)) return 0;
  return place.drill.focus === focus ? 1 : 2;
};

/**
 * Fits a session to other surroundings or less time. Returns a swap for each place, in the order of the session:
 * the planned drill if it fits, otherwise the best one that does, otherwise none. The total never exceeds the
 * given minutes.
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

/** Returns the swaps that change the drill or the minutes of their place. */
export const changesOf = (places: readonly FitPlace[], swaps: readonly Swap[]): Swap[] =>
  swaps.filter(({ sessionExerciseId, exerciseId, minutes }) => {
    const place = places.find(({ id }) => id === sessionExerciseId);
    return exerciseId !== place?.drill.exerciseId || minutes !== place.minutes;
  });

type SwapFault = {
  /** Index of the swap in the list that was checked. */
  readonly index: number;
  readonly field: 'sessionExerciseId' | 'exerciseId' | 'minutes';
  readonly code: 'not_in_session' | 'not_a_choice' | 'too_low';
};

/** Returns the faults of a session's swaps: each place at most once, the same focus, no drill twice, enough minutes. */
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
