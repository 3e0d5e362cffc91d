import { achievements, changedWithUnlocked } from '#contract/achievements.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { saveAchievements } from './golfer-measures.ts';
import { achievementImport } from './import-rules.ts';
import { achievementReactions } from './reactions.ts';
import { achievementHandlers } from './routes.ts';
import { type SocialCounts, socialCounters } from './social-counters.ts';
import { achievementSums } from './sums.ts';
import { achievementCounters, unlockedAchievements } from './tables.ts';

export const achievementsFeature = (counts: SocialCounts): Feature => ({
  name: 'achievements',
  // Achievements depend on the totals and the streak after the event.
  after: ['progress'],
  live: { achievementUnlocked: changedWithUnlocked },
  bindings: (platform) => bind(achievements, achievementHandlers(platform, socialCounters(counts))),
  listener: () => ({
    reactions: achievementReactions(socialCounters(counts)),
    beforeCommit: saveAchievements,
  }),
  sums: achievementSums,
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
});
