import type { Effects } from '#contract/effects.ts';

/** The effects of a change that earned nothing. */
export const noEffects: Effects = {
  xpEarned: 0,
  stats: null,
  notices: [],
  unlockedAchievements: [],
};
