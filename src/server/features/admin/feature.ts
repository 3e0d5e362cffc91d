import { admin } from '#contract/admin.ts';
import type { Feature } from '#server/platform/feature.ts';
import { dailyWorker } from '#server/platform/jobs/job.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { saveDailyCounts } from './daily-counts.ts';
import { adminHandlers } from './routes.ts';

export const adminFeature: Feature = {
  name: 'admin',
  workers: (platform) => [dailyWorker('count-statistics', () => saveDailyCounts(platform))],
  bindings: (platform) => bind(admin, adminHandlers(platform)),
};
