import { changedWithChallenges } from '#contract/challenges.ts';
import { changedWithNotifications } from '#contract/notifications.ts';
import type { Change } from '#server/platform/changes.ts';

/** Of what somebody else did. */
const effects = { xpEarned: 0, stats: null, notices: [], unlockedAchievements: [] };

/** Has the open tabs of other golfers read their challenges and notifications again, after the commit. */
export function refreshTabsOf(change: Change, golferIds: readonly string[]): void {
  const refresh = [...changedWithChallenges, ...changedWithNotifications];
  for (const golferId of new Set(golferIds))
    change.send({ type: 'changed', refresh, effects }, golferId);
}
