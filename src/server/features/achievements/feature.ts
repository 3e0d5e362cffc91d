import { achievements } from '#contract/achievements.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { achievementImport } from './import-rules.ts';
import { achievementListener } from './reactions.ts';
import { achievementHandlers } from './routes.ts';
import { type SocialCounts, socialCounters } from './social-counters.ts';
import { achievementSums } from './sums.ts';
import { achievementCounters, unlockedAchievements } from './tables.ts';

export const achievementsFeature = (counts: SocialCounts): Feature => ({
  name: 'achievements',
  bindings: (platform) => bind(achievements, achievementHandlers(platform, socialCounters(counts))),
  listener: () => achievementListener(socialCounters(counts)),
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
