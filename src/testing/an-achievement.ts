import type { Achievement } from '#contract/achievements-schemas.ts';

/** An unlocked achievement for fifty sessions. Tests override only the relevant fields. */
export function anAchievement(changes: Partial<Achievement> = {}): Achievement {
  const { isUnlocked = true } = changes;
  return {
    id: 'fifty-done',
    name: 'Fifty done',
    description: '50 sessions',
    icon: 'zap',
    rarity: 'rare',
    xpReward: 200,
    category: 'sessions',
    unit: 'sessions',
    progress: 50,
    targetValue: 50,
    progressPercentage: 100,
    isUnlocked,
    unlockedAt: isUnlocked ? '2026-05-13T08:00:00Z' : null,
    isHidden: false,
    isSeasonal: false,
    seasonalCategory: null,
    seasonalYear: null,
    seasonalStartDate: null,
    seasonalEndDate: null,
    ...changes,
  };
}

/** An achievement for a hundred sessions, half of them done. */
export const hundredDone = anAchievement({
  id: 'hundred-done',
  name: 'Hundred done',
  description: '100 sessions',
  rarity: 'epic',
  xpReward: 350,
  progress: 52,
  targetValue: 100,
  progressPercentage: 52,
  isUnlocked: false,
});

/** An achievement that is secret until it is unlocked. */
export const hiddenOne = anAchievement({
  id: 'three-weeks-running',
  name: '???',
  description: '',
  category: 'streaks',
  rarity: 'epic',
  xpReward: 250,
  progress: 0,
  targetValue: 1,
  progressPercentage: 0,
  isUnlocked: false,
  isHidden: true,
});

/** An achievement for seven mornings this spring, five of them done. */
export const dewSweeper = anAchievement({
  id: 'dew-sweeper',
  name: 'Dew sweeper',
  description: 'Seven sessions before nine in the morning',
  icon: 'gift',
  rarity: 'legendary',
  category: 'special',
  xpReward: 300,
  progress: 5,
  targetValue: 7,
  progressPercentage: 71,
  isUnlocked: false,
  isSeasonal: true,
  seasonalCategory: 'spring',
  seasonalYear: 2026,
  seasonalStartDate: '2026-03-01',
  seasonalEndDate: '2026-05-31',
});

/** Achievements of a season that is over and of one that has not started. */
export const winterPutts = anAchievement({
  ...dewSweeper,
  id: 'winter-putts',
  name: 'Carpet winter',
  description: 'Eight putting sessions in January and February',
  progress: 2,
  targetValue: 8,
  progressPercentage: 25,
  seasonalCategory: 'winter',
  seasonalStartDate: '2026-01-01',
  seasonalEndDate: '2026-02-28',
});

export const longEvenings = anAchievement({
  ...dewSweeper,
  id: 'long-evenings',
  name: 'Long evenings',
  description: 'Seven sessions after eight in the evening',
  progress: 0,
  progressPercentage: 0,
  seasonalCategory: 'summer',
  seasonalStartDate: '2026-06-01',
  seasonalEndDate: '2026-08-31',
});
