import { progress } from '#contract/progress.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { progressListener } from './reactions.ts';
import { progressHandlers } from './routes.ts';
import { streakWorker } from './streak-worker.ts';
import { progressSums } from './sums.ts';
import { monthlySessions, userStats, xpEntries } from './tables.ts';

export const progressFeature: Feature = {
  name: 'progress',
  bindings: (platform) => bind(progress, progressHandlers(platform)),
  listener: ({ sendJob }) => progressListener(sendJob),
  sums: progressSums,
  workers: (platform) => [streakWorker(platform)],
  personalData: [
    { table: xpEntries, exportedAs: 'xp', notImported: 'earned by what is imported' },
    { table: userStats, exportedAs: 'totals', notImported: 'made from the history' },
    { table: monthlySessions, exportedAs: 'months', notImported: 'made from the history' },
  ],
};
