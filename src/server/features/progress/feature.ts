import { progress } from '#contract/progress.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { progressReactions } from './reactions.ts';
import { progressHandlers } from './routes.ts';
import { streakWorker } from './streaks.ts';

export const progressFeature: Feature = {
  bindings: (platform) => bind(progress, progressHandlers(platform)),
  reactions: progressReactions,
  workers: (platform) => [streakWorker(platform)],
};
