import { changedWithFeed } from '#contract/feed.ts';
import { changedWithNotifications } from '#contract/notifications.ts';
import { changedMessage } from '#server/platform/changed-message.ts';
import type { Change } from '#server/platform/changes.ts';

/** Makes open tabs of other golfers reload the feed and their notifications after the commit. */
export function refreshTabsOf(change: Change, golferIds: readonly string[]): void {
  const message = changedMessage([...changedWithFeed, ...changedWithNotifications]);
  for (const golferId of new Set(golferIds))
    if (golferId !== change.golfer.id) change.send(message, golferId);
}
