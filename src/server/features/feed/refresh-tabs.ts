import { changedWithFeed } from '#contract/feed.ts';
import { changedWithNotifications } from '#contract/notifications.ts';
import type { Change } from '#server/platform/changes.ts';

/** Empty, because another golfer caused the change. */
export const noEffects = { xpEarned: 0, stats: null, notices: [], unlockedAchievements: [] };

/** Makes open tabs of other golfers reload the feed and their notifications after the commit. */
export function refreshTabsOf(change: Change, golferIds: readonly string[]): void {
  const refresh = [...changedWithFeed, ...changedWithNotifications];
  for (const golferId of new Set(golferIds)) {
    if (golferId === change.golfer.id) continue;
    change.send({ type: 'changed', refresh, effects: noEffects }, golferId);
  }
}
