import { logbook } from '#contract/logbook.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { practiceImport, roundImport } from './import-rules.ts';
import { loggedActivityWorker, waitForDays } from './logged-activity-worker.ts';
import { activityHandlers } from './routes.ts';
import { golfRounds, practiceSessions } from './tables.ts';

export const logbookFeature: Feature = {
  name: 'logbook',
  bindings: (platform) => bind(logbook, activityHandlers(platform)),
  listener:
    ({ sendJob }) =>
    (change) => ({
      on: { accountImported: ({ timeZone }) => waitForDays(change, timeZone, sendJob) },
    }),
  workers: (platform) => [loggedActivityWorker(platform)],
  personalData: [
    { table: practiceSessions, exportedAs: 'practice', import: practiceImport },
    { table: golfRounds, exportedAs: 'rounds', import: roundImport },
  ],
};
