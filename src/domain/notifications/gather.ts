import type { NotificationFacts } from './catalog.ts';

/** Merges two notifications with the same meaning. Returns null if each one deserves its own notification. */
function merge(one: NotificationFacts, next: NotificationFacts): NotificationFacts | null {
  if (one.kind === 'achievements_unlocked' && next.kind === one.kind) {
    return { ...one, achievementIds: [...one.achievementIds, ...next.achievementIds] };
  }
  if (one.kind === 'weeks_finished' && next.kind === one.kind) {
    if (one.enrollmentId !== next.enrollmentId) return null;
    return {
      ...one,
      weeks: [...one.weeks, ...next.weeks],
      completed: one.completed + next.completed,
      skipped: one.skipped + next.skipped,
    };
  }
  if (one.kind === 'milestone_reached' && next.kind === one.kind) {
    if (one.enrollmentId !== next.enrollmentId) return null;
    return next.percent > one.percent ? next : one;
  }
  return null;
}

/**
 * Combines the notifications of one change: several achievements into one, several weeks into one, and only the
 * highest of several milestones. For example, skipping all missed sessions can complete several weeks at once.
 */
export function gather(happened: readonly NotificationFacts[]): readonly NotificationFacts[] {
  const gathered: NotificationFacts[] = [];
  for (const next of happened) {
    const merged = gathered.map((one) => merge(one, next));
    const at = merged.findIndex((one) => one !== null);
    gathered.splice(at < 0 ? gathered.length : at, 1, merged[at] ?? next);
  }
  return gathered;
}

/** A notification that may represent several. */
export type Grouped = {
  readonly facts: NotificationFacts;
  /** The number of notifications that it represents, including itself. */
  readonly count: number;
};

/**
 * Returns the notification that represents a group: achievements are all named, otherwise only the newest counts.
 * @param older the unread notifications of the group, oldest first
 */
export function mergeGroup(newest: NotificationFacts, older: readonly Grouped[]): Grouped {
  const facts = [...older.map((one) => one.facts), newest].reduce(
    (merged, next) => merge(merged, next) ?? next,
  );
  return { facts, count: older.reduce((sum, { count }) => sum + count, 1) };
}
