import { plans } from '#contract/training.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { planReactions } from './reactions.ts';
import { planHandlers } from './routes.ts';

export const plansFeature: Feature = {
  bindings: (platform) => bind(plans, planHandlers(platform)),
  reactions: planReactions,
};
