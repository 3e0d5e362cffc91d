import type { HandicapRecord } from '#domain/handicap/handicap.ts';
import { improvementStart, standingHandicaps } from '#domain/handicap/standing.ts';
import { catalog } from './catalog.ts';
import { handicapFacts } from './facts.ts';

/** An unlocked achievement. For a handicap, the cause is the time of its record, as ISO 8601 with milliseconds. */
type Unlocked = { readonly achievementId: string; readonly causeId: string };

type Recorded = { readonly history: readonly HandicapRecord[]; readonly goal: number | null };

/**
 * Returns the ids of achievements to take back: their handicap was corrected within a day, and no handicap that stood
 * reaches their target.
 * @param unlocked achievements for a handicap
 */
export function takenBack(
  unlocked: readonly Unlocked[],
  { history, goal }: Recorded,
): readonly string[] {
  const standing = standingHandicaps(history);
  const start = improvementStart(standing);
  const facts = standing.runs.map(({ handicap }) =>
    handicapFacts({ start, current: handicap, goal }),
  );
  const corrected = [...standing.corrected].map((ms) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toString({ fractionalSecondDigits: 3 }),
  );
  const isReached = ({ achievementId }: Unlocked) =>
    catalog.some(
      ({ id, metric, target }) =>
        id === achievementId &&
        facts.some((each) => metric in each && each[metric as keyof typeof each] >= target),
    );
  return unlocked
    .filter((one) => corrected.includes(one.causeId) && !isReached(one))
    .map(({ achievementId }) => achievementId);
}
