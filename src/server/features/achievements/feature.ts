import { achievements } from '#contract/achievements.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { saveAchievements } from './golfer-measures.ts';
import { achievementImport } from './import-rules.ts';
import { achievementReactions } from './reactions.ts';
import { achievementHandlers } from './routes.ts';
import { achievementCounters, unlockedAchievements } from './tables.ts';

export const achievementsFeature: Feature = {
  name: 'achievements',
  // Achievements depend on the totals and the streak after the event.
  after: ['progress'],
  live: { achievementUnlocked: ['/api/user/achievement'] },
  bindings: (platform) => bind(achievements, achievementHandlers(platform)),
  listener: () => ({ reactions: achievementReactions, beforeCommit: saveAchievements }),
  personalData: [
    {
      table: unlockedAchievements,
      exportedAs: 'achievements',
      import: achievementImport,
    },
    {
      table: achievementCounters,
      exportedAs: 'achievement-counters',
      notImported: 'counted again from what is imported',
    },
  ],
};
