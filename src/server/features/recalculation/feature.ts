import { recalculation } from '#contract/recalculation.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { recalculationWorker } from './recalculate-plans.ts';
import { recalculationHandlers } from './routes.ts';

export const recalculationFeature: Feature = {
  name: 'recalculation',
  bindings: (platform) => bind(recalculation, recalculationHandlers(platform)),
  workers: (platform) => [recalculationWorker(platform)],
};
