import { handicap } from '#contract/handicap.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { handicapImport } from './import-rules.ts';
import { handicapListener } from './reactions.ts';
import { handicapHandlers } from './routes.ts';
import { handicapEntries, handicapRequests } from './tables.ts';

export const handicapFeature: Feature = {
  name: 'handicap',
  bindings: (platform) => bind(handicap, handicapHandlers(platform)),
  listener: () => handicapListener,
  personalData: [
    { table: handicapEntries, exportedAs: 'handicaps', import: handicapImport },
    { table: handicapRequests, exportedAs: 'handicap-requests', import: {} },
  ],
};
