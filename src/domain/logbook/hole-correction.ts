import {
  type CardSum,
  changeHole,
  greenHit,
  type Hole,
  type RoundOfCard,
  summedFieldsOf,
  sumsOf,
  type Totals,
} from './hole-card.ts';

/**
 * Changes a hole of a stored round. A stored hole does not say whether its green was computed or entered by the
 * golfer. A green that equals the computed value is computed again from the changed counts; any other value stays.
 */
export function correctHole(hole: Hole, change: Partial<Hole>): Hole {
  const isComputed = greenHit({ ...hole, green: null }) === hole.green;
  const changed = changeHole(isComputed ? { ...hole, green: null } : hole, change);
  return { ...changed, green: greenHit(changed) };
}

function correctedTotal(said: number | null, before: CardSum, after: CardSum): number | null {
  if (before.known === after.known && before.isWhole === after.isWhole) return said;
  if (after.isWhole) return after.known;
  const isCounted = !before.isWhole && said !== null && said >= after.known;
  return isCounted ? said : null;
}

/**
 * Returns the totals that follow from the corrected holes of a round. A total whose holes have the same sum stays. A
 * total that the golfer counted although some holes lack the value stays unless the holes contradict it.
 */
export function correctedTotals(
  round: RoundOfCard,
  stored: readonly Hole[],
  corrected: readonly Hole[],
): Partial<Totals> {
  const [before, after] = [sumsOf(stored), sumsOf(corrected)];
  const totals = summedFieldsOf(round.scoreType, corrected).map((field) => [
    field,
    correctedTotal(round[field] ?? null, before[field], after[field]),
  ]);
  return Object.fromEntries(totals);
}
