import type { Effects } from '#contract/effects.ts';

/** A change that caused nothing worth telling. */
export const noEffects: Effects = {
  xpEarned: 0,
  stats: null,
  notices: [],
  unlockedAchievements: [],
};
