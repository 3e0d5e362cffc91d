import { programs } from '#contract/programs.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { loadContent } from './load-content.ts';
import { findMediaAddresses } from './media-queries.ts';
import { programHandlers } from './routes.ts';

export const programsFeature: Feature = {
  name: 'programs',
  bindings: (platform) => bind(programs, programHandlers(platform)),
  prepare: ({ db }) => loadContent(db),
  mediaAddresses: findMediaAddresses,
};
