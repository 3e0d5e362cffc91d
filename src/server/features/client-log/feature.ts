import { clientLog } from '#contract/client-log.ts';
import type { Feature } from '#server/platform/feature.ts';
import { dailyWorker } from '#server/platform/jobs/job.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { deleteEntriesBefore } from './queries.ts';
import { clientLogHandlers } from './routes.ts';
import { clientLogEntries } from './tables.ts';

const keptDays = 14;

export const clientLogFeature: Feature = {
  name: 'client-log',
  bindings: (platform) => bind(clientLog, clientLogHandlers(platform)),
  workers: ({ db, clock }) => [
    dailyWorker('delete-old-client-logs', () =>
      deleteEntriesBefore(db, clock().subtract({ hours: keptDays * 24 })),
    ),
  ],
  personalData: [
    {
      table: clientLogEntries,
      exportedAs: 'browser-faults',
      notImported: 'faults of another installation',
    },
  ],
};
