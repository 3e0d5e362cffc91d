import { changedWithChallenges } from '#contract/challenges.ts';
import { changedWithNotifications } from '#contract/notifications.ts';
import { changedMessage } from '#server/platform/changed-message.ts';
import type { Change } from '#server/platform/changes.ts';

/** Makes open tabs of other golfers reload their challenges and notifications after the commit. */
export function refreshTabsOf(change: Change, golferIds: readonly string[]): void {
  const message = changedMessage([...changedWithChallenges, ...changedWithNotifications]);
  for (const golferId of new Set(golferIds)) change.send(message, golferId);
}
