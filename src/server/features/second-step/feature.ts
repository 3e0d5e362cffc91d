import { secondStep } from '#contract/second-step.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { secondStepHandlers } from './routes.ts';

export const secondStepFeature: Feature = {
  name: 'second-step',
  bindings: (platform) => bind(secondStep, secondStepHandlers(platform)),
};
