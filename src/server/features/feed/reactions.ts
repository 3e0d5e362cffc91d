import { isOfHandicap } from '#domain/achievements/is-of-handicap.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { type FeedFacts, type FeedItemType, isImproved } from '#domain/feed/feed-item.ts';
import type { Change, Reactions } from '#server/platform/changes.ts';
import { leaveToCommit } from '#server/platform/database/drizzle.ts';
import {
  deleteItems,
  findItemOf,
  findStreakSources,
  insertItems,
  setFacts,
} from './item-queries.ts';
import { refreshTabsOf } from './refresh-tabs.ts';
import { type CountedSession, countSession } from './week-queries.ts';

/** Facts that become items at the end of a change, in the order in which they happened. */
const happened = new WeakMap<Change, FeedFacts[]>();

/** The day of a completion that a change has withdrawn. */
const reopenedDay = new WeakMap<Change, CalendarDate>();

/** Changes that have saved privacy switches. */
const switched = new WeakSet<Change>();

/** The session that a change has completed or reopened, for the sums of its week. */
const counted = new WeakMap<Change, CountedSession>();

function post(change: Change, facts: FeedFacts): void {
  happened.set(change, [...(happened.get(change) ?? []), facts]);
}

/**
 * Deletes items with their kudos and comments, and withdraws the notifications about them.
 * @returns the number of deleted items
 */
async function withdraw(
  change: Change,
  type: FeedItemType,
  sources: readonly string[],
): Promise<number> {
  if (sources.length === 0) return 0;
  const userId = change.golfer.id;
  const deleted = await deleteItems(change.tx, { userId, type, sources });
  for (const { id, ...rest } of deleted) {
    const golferIds = [...new Set([userId, ...rest.comments.map((comment) => comment.userId)])];
    await change.record('feedItemWithdrawn', { userId, activityId: String(id), golferIds });
    refreshTabsOf(change, golferIds);
  }
  return deleted.length;
}

/** Combines the handicap changes of one day into one item. Withdraws it when they add up to no improvement. */
async function postHandicap(
  change: Change,
  { from, to }: { readonly from: string | null; readonly to: string },
): Promise<void> {
  const { tx, golfer, today: day } = change;
  const type = 'handicap_improvement';
  const item = await findItemOf(tx, { userId: golfer.id, type, sources: [day] });
  if (item?.facts.type !== type) {
    if (isImproved(from, to)) post(change, { type, from, to, day });
  } else if (isImproved(item.facts.from, to)) {
    await setFacts(tx, item.id, { ...item.facts, to });
  } else {
    await withdraw(change, type, [day]);
  }
}

/** Turns events into feed items, each within the event's own change. */
export const feedReactions: Reactions = {
  async sessionCompleted(change, { scheduledSessionId, minutes, ...rest }) {
    post(change, { type: 'session_completed', scheduledSessionId, minutes });
    const { userId, enrollmentId, today: on } = rest;
    counted.set(change, { sessions: 1, userId, enrollmentId, minutes, on });
  },

  async sessionReopened(change, { userId, enrollmentId, scheduledSessionId, completion }) {
    if (completion === null) return;
    const { minutes, on } = completion;
    reopenedDay.set(change, on);
    const withdrawn = await withdraw(change, 'session_completed', [scheduledSessionId]);
    // An imported session has no item here and was never counted.
    if (withdrawn > 0) counted.set(change, { sessions: -1, userId, enrollmentId, minutes, on });
  },

  async streakReached(change, { days, today: day }) {
    post(change, { type: 'streak_achievement', days, day });
  },

  handicapChanged: (change, { from, to }) => postHandicap(change, { from, to }),

  async enrolled(change, { enrollmentId, programId }) {
    post(change, { type: 'program_started', enrollmentId, programId });
  },

  async programCompleted(change, { enrollmentId, programId, completed }) {
    // A program whose sessions were all skipped is not shown to friends.
    if (completed > 0) post(change, { type: 'program_completed', enrollmentId, programId });
  },

  async programReopened(change, { enrollmentId }) {
    await withdraw(change, 'program_completed', [enrollmentId]);
  },

  async privacySaved(change) {
    switched.add(change);
  },

  async achievementUnlocked(change, { achievementId }) {
    const tellsHandicap = isOfHandicap(achievementId);
    post(change, { type: 'achievement_unlocked', achievementId, tellsHandicap });
  },

  async achievementWithdrawn(change, { achievementId }) {
    await withdraw(change, 'achievement_unlocked', [achievementId]);
  },
};

/** Puts achievements after the events that unlocked them, although this feature hears of achievements first. */
const inOrder = (facts: readonly FeedFacts[]) => {
  const [unlocked, others] = [true, false].map((wanted) =>
    facts.filter(({ type }) => (type === 'achievement_unlocked') === wanted),
  );
  return [...(others ?? []), ...(unlocked ?? [])];
};

/** Whether a change has written items. */
export const hasNewItems = (change: Change): boolean => happened.has(change);

/** Whether a change has saved privacy switches, which may hide items or show them again. */
export const hasSavedPrivacy = (change: Change): boolean => switched.has(change);

/**
 * Writes the items of a change, withdraws streaks that included a reopened session, and counts the
 * change's session. Counting comes last, since other changes may wait for its row until the commit.
 */
export async function saveItems(change: Change): Promise<void> {
  const { tx, golfer, now: at, effects } = change;
  const from = reopenedDay.get(change);
  if (from !== undefined) {
    const longerThan = effects.stats?.currentStreak ?? 0;
    const sources = await findStreakSources(tx, { userId: golfer.id, from, longerThan });
    await withdraw(change, 'streak_achievement', sources);
  }
  const facts = inOrder(happened.get(change) ?? []);
  if (facts.length > 0) leaveToCommit(tx, insertItems(tx, { userId: golfer.id, facts, at }));
  const session = counted.get(change);
  if (session !== undefined) leaveToCommit(tx, countSession(tx, session));
}
