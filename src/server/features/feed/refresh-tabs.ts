import { changedWithFeed } from '#contract/feed.ts';
import { changedWithNotifications } from '#contract/notifications.ts';
import type { Change } from '#server/platform/changes.ts';

/** Of what somebody else did. */
export const noEffects = { xpEarned: 0, stats: null, notices: [], unlockedAchievements: [] };

/** Has the open tabs of other golfers read the feed and their notifications again, after the commit. */
export function refreshTabsOf(change: Change, golferIds: readonly string[]): void {
  const refresh = [...changedWithFeed, ...changedWithNotifications];
  for (const golferId of new Set(golferIds)) {
    if (golferId === change.golfer.id) continue;
    change.send({ type: 'changed', refresh, effects: noEffects }, golferId);
  }
}
