import { builder } from '#contract/builder.ts';
import { exercises } from '#contract/exercises.ts';
import { offers } from '#contract/offers.ts';
import { packs } from '#contract/packs.ts';
import { programs } from '#contract/programs.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { builderHandlers } from './builder/routes.ts';
import { mediaCleaners } from './exercises/clean-media.ts';
import { prepareVideoWorker } from './exercises/prepare-video.ts';
import { exerciseHandlers } from './exercises/routes.ts';
import { loadContent } from './load-content.ts';
import { findMediaAddresses } from './media-queries.ts';
import { programNames } from './names.ts';
import { offerHandlers } from './offers/routes.ts';
import { packHandlers } from './packs/routes.ts';
import { programHandlers } from './routes.ts';

// The training feature handles the `version` endpoint.
const { version: _, ...rows } = programs;

export const programsFeature: Feature = {
  name: 'programs',
  bindings: (platform) => [
    ...bind(rows, programHandlers(platform)),
    ...bind(builder, builderHandlers(platform)),
    ...bind(exercises, exerciseHandlers(platform)),
    ...bind(packs, packHandlers(platform)),
    ...bind(offers, offerHandlers(platform)),
  ],
  workers: (platform) => [prepareVideoWorker(platform), ...mediaCleaners(platform)],
  prepare: ({ db }) => loadContent(db),
  mediaAddresses: findMediaAddresses,
  names: programNames,
};
