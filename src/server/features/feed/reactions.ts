import { changedWithFeed } from '#contract/feed.ts';
import { changedWithFriends } from '#contract/friends.ts';
import { changedWithNotifications } from '#contract/notifications.ts';
import { isOfHandicap } from '#domain/achievements/is-of-handicap.ts';
import { type FeedItemType, isImproved } from '#domain/feed/feed-item.ts';
import { describeStats } from '#domain/progress/stats.ts';
import { currentTotals } from '#server/features/progress/public-queries.ts';
import type { Change, Listener, Reactions } from '#server/platform/changes.ts';
import { leaveToCommit } from '#server/platform/database/drizzle.ts';
import type { Source } from '#server/platform/database/source-columns.ts';
import type { Live } from '#server/platform/live/live.ts';
import {
  deleteItems,
  findHandicapBefore,
  findStreakNames,
  insertItems,
  type NewItem,
  setHandicapReached,
} from './item-queries.ts';
import { findFriendsToRefresh, refreshFriends } from './refresh-friends.ts';
import { refreshTabsOf } from './refresh-tabs.ts';
import { type CountedSession, countSession } from './week-queries.ts';

/** What a change adds to the feed, in the order in which it happened. */
type Additions = {
  readonly items: NewItem[];
  /** Achievements, which come after everything that unlocked them. */
  readonly unlocked: NewItem[];
  /** The session that the change has completed or reopened, for the sums of its week. */
  session: CountedSession | null;
};

/** Deletes items with their kudos and comments, and withdraws the notifications about them. */
async function withdraw(
  change: Change,
  type: FeedItemType,
  sources: readonly Source[],
): Promise<{ readonly withdrawn: number }> {
  if (sources.length === 0) return { withdrawn: 0 };
  const userId = change.golfer.id;
  const deleted = await deleteItems(change.tx, { userId, type, sources });
  for (const { id, comments } of deleted) {
    const golferIds = [...new Set([userId, ...comments.map((comment) => comment.userId)])];
    change.withdraw({ activityId: String(id) }, golferIds);
    refreshTabsOf(change, golferIds);
  }
  return { withdrawn: deleted.length };
}

/** Combines the handicap changes of one day into one item. Withdraws it when they add up to no improvement. */
async function postHandicap(
  change: Change,
  { items }: Additions,
  { from, to }: { readonly from: string | null; readonly to: string },
): Promise<void> {
  const { tx, golfer, today: day } = change;
  const type = 'handicap_improvement';
  const source = { sourceName: day };
  const item = { userId: golfer.id, type, sources: [source] } as const;
  const before = await findHandicapBefore(tx, item);
  if (before === null) {
    if (isImproved(from, to)) items.push({ type, from, to, day, ...source });
  } else if (isImproved(before, to)) {
    await setHandicapReached(tx, item, to);
  } else {
    await withdraw(change, type, [source]);
  }
}

const sessionReactions = (change: Change, added: Additions): Reactions => ({
  async sessionCompleted({ userId, enrollmentId, scheduledSessionId, minutes, today: on }) {
    added.items.push({ type: 'session_completed', sourceId: scheduledSessionId, minutes });
    added.session = { sessions: 1, userId, enrollmentId, minutes, on };
  },

  async sessionReopened({ userId, enrollmentId, scheduledSessionId, completion }) {
    if (completion === null) return;
    const { minutes, on } = completion;
    const { withdrawn } = await withdraw(change, 'session_completed', [
      { sourceId: scheduledSessionId },
    ]);
    // An imported session has no item here and was never counted.
    if (withdrawn > 0) added.session = { sessions: -1, userId, enrollmentId, minutes, on };
    const { currentStreak } = describeStats(await currentTotals(change), change.today);
    const streaks = { userId, from: on, longerThan: currentStreak };
    const names = await findStreakNames(change.tx, streaks);
    const sources = names.map((sourceName) => ({ sourceName }));
    await withdraw(change, 'streak_achievement', sources);
  },

  async streakReached({ days, today: day }) {
    const sourceName = `${day}:${days}`;
    added.items.push({ type: 'streak_achievement', sourceName, days, day });
  },
});

const otherReactions = (change: Change, added: Additions): Reactions => ({
  handicapChanged: ({ from, to }) => postHandicap(change, added, { from, to }),

  async enrolled({ enrollmentId: sourceId, programId }) {
    added.items.push({ type: 'program_started', sourceId, programId });
  },

  async programCompleted({ enrollmentId: sourceId, programId, completed }) {
    // A program whose sessions were all skipped is not shown to friends.
    if (completed > 0) added.items.push({ type: 'program_completed', sourceId, programId });
  },

  async programReopened({ enrollmentId: sourceId }) {
    await withdraw(change, 'program_completed', [{ sourceId }]);
  },

  async achievementUnlocked({ achievementId }) {
    const tellsHandicap = isOfHandicap(achievementId);
    const type = 'achievement_unlocked';
    added.unlocked.push({ type, sourceName: achievementId, achievementId, tellsHandicap });
  },

  async achievementWithdrawn({ achievementId }) {
    await withdraw(change, 'achievement_unlocked', [{ sourceName: achievementId }]);
  },
});

/** Everything that friends see of a golfer, or no longer see, after the privacy switches are saved. */
const changedWithPrivacy = [...changedWithFriends, ...changedWithNotifications];

/** Turns events into feed items, and makes the open feeds of friends reload. */
export const feedListener =
  (live: Pick<Live, 'nudge'>): Listener =>
  (change) => {
    const added: Additions = { items: [], unlocked: [], session: null };
    let hasSavedPrivacy = false;
    let friends: ReturnType<typeof findFriendsToRefresh> | null = null;
    return {
      on: {
        ...sessionReactions(change, added),
        ...otherReactions(change, added),
        async privacySaved() {
          hasSavedPrivacy = true;
        },
      },

      // The sums of a week come late: other golfers' changes wait for these rows until the commit.
      async beforeCommit() {
        const { tx, golfer, now: at } = change;
        const items = [...added.items, ...added.unlocked];
        if (items.length > 0) leaveToCommit(tx, insertItems(tx, { userId: golfer.id, items, at }));
        if (added.session !== null) leaveToCommit(tx, countSession(tx, added.session));
        if (items.length === 0 && !hasSavedPrivacy) return;
        friends = findFriendsToRefresh(change, { always: hasSavedPrivacy });
        leaveToCommit(tx, friends);
      },

      committed() {
        const refresh = hasSavedPrivacy ? changedWithPrivacy : changedWithFeed;
        if (friends !== null) void refreshFriends(live, friends, refresh);
      },
    };
  };
