import type { NotificationFacts } from './catalog.ts';

/** Two that mean the same thing as one; null when each is worth a notification of its own. */
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
 * What one change is told as: several achievements together, several weeks together, and of several
 * milestones the highest. Skipping all that was missed, for one, can finish weeks at once.
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

/** A notification that may stand for several. */
export type Grouped = {
  readonly facts: NotificationFacts;
  /** How many it stands for, itself included. */
  readonly count: number;
};

/**
 * What the newest of a group says for all of it: of achievements all are named, of anything else only the
 * newest matters.
 * @param older the unread ones of its group, the oldest first
 */
export function speakForGroup(newest: NotificationFacts, older: readonly Grouped[]): Grouped {
  const facts = [...older.map((one) => one.facts), newest].reduce(
    (told, next) => merge(told, next) ?? next,
  );
  return { facts, count: older.reduce((sum, { count }) => sum + count, 1) };
}
