import { achievements } from '#contract/achievements.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { achievementReactions } from './reactions.ts';
import { achievementHandlers } from './routes.ts';

export const achievementsFeature: Feature = {
  bindings: (platform) => bind(achievements, achievementHandlers(platform)),
  reactions: achievementReactions,
};
