import { shippedContent } from '#content/content.ts';
import { translate } from '#content/translation.ts';
import type { FittingDrills } from '#contract/drill-swaps.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { levelFor } from '#domain/drills/drill.ts';
import { type EquipmentId, equipmentIds, neededFor } from '#domain/drills/equipment.ts';
import { fromDecimalString } from '#domain/handicap/handicap.ts';
import {
  alternativesFor,
  type Fit,
  type FitWish,
  fitSession,
} from '#domain/training/fit-session.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Reader } from '../sessions/exercise-queries.ts';
import type { FoundSession } from '../sessions/session-queries.ts';
import { type FoundDrill, findDrills, findPlaces } from './swap-queries.ts';

type Known = Fit & {
  readonly drills: ReadonlyMap<string, FoundDrill>;
  readonly reader: Reader;
};

/** Reads the drills of a session and the drills that can replace them. */
export async function readFit(
  db: Db,
  { planned, swaps }: Pick<FoundSession, 'planned' | 'swaps'>,
  caller: Caller,
): Promise<Known> {
  const found = await findPlaces(db, planned.sessionId);
  const present = swaps.flatMap(({ exerciseId }) => exerciseId ?? []);
  const ids = [...found.map(({ exerciseId }) => exerciseId), ...present];
  const all = ids.length === 0 ? [] : await findDrills(db, ids, caller);
  const drills = new Map(all.map((drill) => [drill.exerciseId, drill]));
  const places = found.flatMap(({ exerciseId, ...place }) => {
    const drill = drills.get(exerciseId);
    return drill === undefined ? [] : [{ ...place, drill }];
  });
  const handicap = caller.account.currentHandicap;
  const level = levelFor(fromDecimalString(handicap));
  // A drill taken out of use remains a candidate if it is already swapped in.
  const candidates = all.filter(
    ({ isAvailable, exerciseId }) => isAvailable || present.includes(exerciseId),
  );
  return { places, candidates, level, drills, reader: caller };
}

/** Describes the drills that fit each place of a session, and a proposal for a whole session that fits the wish. */
export function describeFit(
  fit: Known,
  { planned, swaps }: Pick<FoundSession, 'planned' | 'swaps'>,
  wish: FitWish,
): FittingDrills {
  const present = new Map(swaps.map((swap) => [swap.sessionExerciseId, swap]));
  const taken = new Set(swaps.map(({ exerciseId }) => exerciseId));
  const places = fit.places.map((place) => {
    const own = { exerciseId: place.drill.exerciseId, minutes: place.minutes };
    const now = present.get(place.id) ?? own;
    return {
      id: place.id,
      planned: own,
      present: now.exerciseId === null ? null : { ...now, exerciseId: now.exerciseId },
      alternatives: alternativesFor(place, fit, wish)
        .map(({ drill, minutes }) => ({ exerciseId: drill.exerciseId, minutes }))
        .filter(({ exerciseId }) => !taken.has(exerciseId)),
    };
  });
  const proposal = fitSession(fit, planned.focus, wish);
  const named = new Set(
    [
      ...places.flatMap((place) => [place.planned, ...place.alternatives]),
      ...places.flatMap(({ present }) => present ?? []),
      ...proposal,
    ].map(({ exerciseId }) => exerciseId),
  );
  const drills = [...fit.drills.values()].filter(({ exerciseId }) => named.has(exerciseId));
  return { drills, places, things: thingsOfAll(drills, fit.reader), proposal };
}

/** Equipment that every golfer has, so it is not listed. */
const alwaysThere: readonly EquipmentId[] = ['ball', 'club', 'clubs'];

/** Lists the equipment that the drills need, without duplicates. */
function thingsOfAll(drills: readonly FoundDrill[], { units, language }: Reader) {
  const needed = neededFor(drills);
  const words = translate(
    shippedContent.words.equipment,
    shippedContent.translations[language]?.equipment,
  );
  return equipmentIds
    .filter((id) => needed.has(id) && !alwaysThere.includes(id))
    .map((id) => ({ id, name: withUnits(words[id].one, units, language) }));
}
