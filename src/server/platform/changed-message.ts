import type { Effects } from '#contract/effects.ts';
import type { LiveMessage } from '#contract/live.ts';

/** Returns the effects of a change that has earned nothing. */
export const noEffects = (): Effects => ({
  xpEarned: 0,
  stats: null,
  notices: [],
  unlockedAchievements: [],
});

/** Tells tabs to reload data, by prefixes of its URLs, after a change that earned their golfer nothing. */
export const changedMessage = (refresh: readonly string[]): LiveMessage => ({
  type: 'changed',
  refresh,
  effects: noEffects(),
});
