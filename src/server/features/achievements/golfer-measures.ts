import { applyChanges, type CounterChange, type Counters } from '#domain/achievements/counters.ts';
import { type Measures, measuresOf, noHandicaps } from '#domain/achievements/facts.ts';
import { currentTotals } from '#server/features/progress/public-queries.ts';
import type { Change } from '#server/platform/changes.ts';
import { leaveToCommit } from '#server/platform/database/drizzle.ts';
import { findAchievementHistory } from './achievement-history.ts';
import { findCounted, insertAchievements, type NewlyUnlocked } from './queries.ts';

/** The achievement state of the golfer whose data changes. */
type Open = {
  readonly unlocked: Set<string>;
  /** Achievements that this change unlocks. */
  readonly added: NewlyUnlocked[];
  readonly stored: Counters;
  counters: Counters;
};

const opened = new WeakMap<Change, Promise<Open>>();

async function read({ tx, golfer }: Change): Promise<Open> {
  const { unlocked, counters } = await findCounted(tx, golfer.id);
  return { unlocked, added: [], stored: counters, counters };
}

/** Returns the achievement state of this change's golfer. What is added to it is written before the commit. */
export function openAchievements(change: Change): Promise<Open> {
  const open = opened.get(change) ?? read(change);
  opened.set(change, open);
  return open;
}

/** Counts an event and returns the measures after it. Only a change of a handicap has to name the handicaps. */
export async function countAndMeasure(
  change: Change,
  changes: readonly CounterChange[],
  handicaps = noHandicaps,
): Promise<Measures> {
  // Both queries are sent together, so neither waits for the other.
  const [open, totals] = await Promise.all([openAchievements(change), currentTotals(change)]);
  // For a golfer for whom nothing has been counted yet, the history includes the current event.
  open.counters =
    open.counters.size > 0 ? applyChanges(open.counters, changes) : await countHistory(change);
  return { counters: open.counters, handicaps, totals };
}

/** Counts the whole history, including the current event. Reads much: only for rare events. */
export async function countHistory({ tx, golfer, today }: Change): Promise<Counters> {
  return measuresOf(await findAchievementHistory(tx, golfer.id), today).counters;
}

/** Writes the new unlocks and the counters that have changed. */
export async function saveAchievements(change: Change): Promise<void> {
  const open = await opened.get(change);
  if (open === undefined) return;
  const { tx, golfer } = change;
  const { stored, added: unlocked } = open;
  const counters = [...open.counters].filter(([key, value]) => stored.get(key) !== value);
  leaveToCommit(tx, insertAchievements(tx, { userId: golfer.id, unlocked, counters }));
}
