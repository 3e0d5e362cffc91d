import { dashboard } from '#contract/dashboard.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { dashboardHandlers } from './routes.ts';

export const dashboardFeature: Feature = {
  name: 'dashboard',
  bindings: (platform) => bind(dashboard, dashboardHandlers(platform)),
};
