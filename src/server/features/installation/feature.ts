import { installation } from '#contract/installation.ts';
import type { Feature } from '#server/platform/feature.ts';
import { dailyWorker } from '#server/platform/jobs/job.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { versionWorker } from './newer-version.ts';
import { deleteInvitationsBefore } from './queries.ts';
import { installationHandlers } from './routes.ts';

/** An expired link says so for this long. Then the address that it was for is deleted. */
const keptDays = 30;

export const installationFeature: Feature = {
  name: 'installation',
  bindings: (platform) => bind(installation, installationHandlers(platform)),
  workers: (platform) => [
    dailyWorker('delete-old-invitation-links', () =>
      deleteInvitationsBefore(platform.db, platform.clock().subtract({ hours: keptDays * 24 })),
    ),
    versionWorker(platform),
  ],
};
