import { applyChanges, type CounterChange, type Counters } from '#domain/achievements/counters.ts';
import { type Measures, measuresOf } from '#domain/achievements/facts.ts';
import { currentTotals } from '#server/features/progress/public-queries.ts';
import type { Change } from '#server/platform/changes.ts';
import { leaveToCommit } from '#server/platform/database/drizzle.ts';
import { findAchievementHistory } from './achievement-history.ts';
import { findCounted, keepAchievements, type NewlyUnlocked } from './queries.ts';

/** The achievement state of the golfer whose data changes. */
type Open = {
  readonly unlocked: Set<string>;
  /** Achievements that this change unlocks. */
  readonly added: NewlyUnlocked[];
  readonly handicaps: Measures['handicaps'];
  readonly stored: Counters;
  counters: Counters;
};

const opened = new WeakMap<Change, Promise<Open>>();

async function read({ tx, golfer, today }: Change): Promise<Open> {
  const { unlocked, counters, handicaps } = await findCounted(tx, golfer.id);
  const open = { unlocked, added: [], handicaps, stored: counters };
  if (counters.size > 0) return { ...open, counters };
  // Nothing has been counted yet: counts the whole history once, including the current event.
  const history = await findAchievementHistory(tx, golfer.id);
  return { ...open, stored: new Map(), counters: measuresOf(history, today).counters };
}

/**
 * Counts an event and returns the data for unlocking: the current measures, the ids that are already
 * unlocked, and a function that unlocks one more. The unlock is written before the commit.
 */
export async function countAndMeasure(change: Change, changes: readonly CounterChange[]) {
  const isFirst = !opened.has(change);
  const found = opened.get(change) ?? read(change);
  opened.set(change, found);
  // Both queries are sent together, so neither waits for the other.
  const [open, totals] = await Promise.all([found, currentTotals(change)]);
  // A history that was just read already contains this event.
  const isCounted = isFirst && open.stored.size === 0;
  if (!isCounted) open.counters = applyChanges(open.counters, changes);
  const { unlocked, counters, handicaps } = open;
  const measures: Measures = { counters, handicaps, totals };
  const unlock = (entry: NewlyUnlocked) => {
    unlocked.add(entry.achievementId);
    open.added.push(entry);
  };
  return { unlocked, measures, unlock };
}

/** Writes the new unlocks and the counters that have changed. */
export async function saveAchievements(change: Change): Promise<void> {
  const open = await opened.get(change);
  if (open === undefined) return;
  const { tx, golfer } = change;
  const { stored, added: unlocked } = open;
  const counters = [...open.counters].filter(([key, value]) => stored.get(key) !== value);
  leaveToCommit(tx, keepAchievements(tx, { userId: golfer.id, unlocked, counters }));
}
