import { changedWithChallenges } from '#contract/challenges.ts';
import { changedWithNotifications } from '#contract/notifications.ts';
import type { Change } from '#server/platform/changes.ts';

/** Empty, because another golfer caused the change. */
const effects = { xpEarned: 0, stats: null, notices: [], unlockedAchievements: [] };

/** Makes open tabs of other golfers reload their challenges and notifications after the commit. */
export function refreshTabsOf(change: Change, golferIds: readonly string[]): void {
  const refresh = [...changedWithChallenges, ...changedWithNotifications];
  for (const golferId of new Set(golferIds))
    change.send({ type: 'changed', refresh, effects }, golferId);
}
