import { applyChanges, type CounterChange, type Counters } from '#domain/achievements/counters.ts';
import { type Measures, measuresOf, noHandicaps } from '#domain/achievements/facts.ts';
import { currentTotals } from '#server/features/progress/public-queries.ts';
import type { Change } from '#server/platform/changes.ts';
import { leaveToCommit } from '#server/platform/database/drizzle.ts';
import { findAchievementHistory } from './achievement-history.ts';
import { findCounted, insertAchievements, type NewlyUnlocked } from './queries.ts';

/** What is unlocked and counted of the golfer whose data changes. */
type Known = {
  readonly unlocked: Set<string>;
  /** Achievements that this change unlocks. */
  readonly added: NewlyUnlocked[];
  readonly stored: Counters;
  counters: Counters;
};

export type GolferMeasures = ReturnType<typeof openMeasures>;

/** The achievements and counters of the golfer of a change. Nothing is read until it is needed. */
export function openMeasures(change: Change) {
  const { tx, golfer, today } = change;
  let reading: Promise<Known> | null = null;
  const read = async (): Promise<Known> => {
    const { unlocked, counters } = await findCounted(tx, golfer.id);
    return { unlocked, added: [], stored: counters, counters };
  };
  /** Returns what is known. What is added to it is written before the commit. */
  const known = () => {
    reading ??= read();
    return reading;
  };
  /** Counts the whole history, including the current event. Reads much: only for rare events. */
  const countHistory = async (): Promise<Counters> =>
    measuresOf(await findAchievementHistory(tx, golfer.id), today).counters;
  return {
    known,
    countHistory,

    /** Counts an event and returns the measures after it. Only a change of a handicap has to name the handicaps. */
    async count(changes: readonly CounterChange[], handicaps = noHandicaps): Promise<Measures> {
      // Both queries are sent together, so neither waits for the other.
      const [open, totals] = await Promise.all([known(), currentTotals(change)]);
      // For a golfer for whom nothing has been counted yet, the history includes the current event.
      open.counters =
        open.counters.size > 0 ? applyChanges(open.counters, changes) : await countHistory();
      return { counters: open.counters, handicaps, totals };
    },

    /** Writes the new unlocks and the counters that have changed. */
    async save(): Promise<void> {
      if (reading === null) return;
      const { stored, added: unlocked, counters } = await reading;
      const changed = [...counters].filter(([key, value]) => stored.get(key) !== value);
      const written = { userId: golfer.id, unlocked, counters: changed };
      leaveToCommit(tx, insertAchievements(tx, written));
    },
  };
}
