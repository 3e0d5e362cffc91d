import { accountData } from '#contract/account-data.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { deletionWorker } from './delete-worker.ts';
import { accountDataHandlers } from './routes.ts';

export const accountDataFeature: Feature = {
  name: 'account-data',
  bindings: (platform) => bind(accountData, accountDataHandlers(platform)),
  workers: (platform) => [deletionWorker(platform)],
};
