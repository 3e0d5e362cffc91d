import { broadcasts } from '#contract/broadcasts.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { findTitle } from './queries.ts';
import { broadcastHandlers } from './routes.ts';

export const broadcastsFeature: Feature = {
  name: 'broadcasts',
  bindings: (platform) => bind(broadcasts, broadcastHandlers(platform)),
  names: { broadcast: findTitle },
};
