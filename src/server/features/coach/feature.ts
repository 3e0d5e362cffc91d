import { coach } from '#contract/coach.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { revokedLinksWorker } from './delete-revoked-links.ts';
import { coachHandlers } from './routes.ts';
import { coachLinks, coachNotes } from './tables.ts';

export const coachFeature: Feature = {
  name: 'coach',
  bindings: (platform) => bind(coach, coachHandlers(platform)),
  workers: (platform) => [revokedLinksWorker(platform)],
  personalData: [
    {
      table: coachLinks,
      exportedAs: 'coach-links',
      without: ['tokenHash'],
      notImported: 'addresses of another installation',
    },
    {
      table: coachNotes,
      exportedAs: 'coach-notes',
      notImported: 'written with links of another installation',
    },
  ],
};
