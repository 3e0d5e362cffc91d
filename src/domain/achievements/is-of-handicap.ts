import { catalog } from './catalog.ts';
import { changedBy, type Metric } from './metrics.ts';

const ofHandicap: readonly Metric[] = changedBy.handicapChanged;

/** Whether an achievement is for a handicap, so that even its name reveals something about the handicap. */
export const isOfHandicap = (achievementId: string): boolean =>
  catalog.some(({ id, metric }) => id === achievementId && ofHandicap.includes(metric));

/** Returns the achievements that other golfers see: those for a handicap only if they may see the handicap itself. */
export const shownToOthers = <One extends { readonly achievementId: string }>(
  unlocked: readonly One[],
  { showsHandicap }: { readonly showsHandicap: boolean },
): readonly One[] =>
  showsHandicap ? unlocked : unlocked.filter(({ achievementId }) => !isOfHandicap(achievementId));
