import { accounts } from '#contract/accounts.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { sendWelcomeMail } from './after-commit.ts';
import { expiredSessionsWorker } from './delete-expired-sessions.ts';
import { resetLinkWorker } from './reset-link-job.ts';
import { accountHandlers } from './routes.ts';
import { prepareAdministrator } from './setup.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  bindings: (platform) => bind(accounts, accountHandlers(platform)),
  afterCommit: { accountCreated: sendWelcomeMail },
  workers: (platform) => [expiredSessionsWorker(platform), resetLinkWorker(platform)],
  services: async ({ config: { oidc } }) => {
    if (oidc === undefined) return [];
    const { providerService } = await import('./provider/provider.ts');
    return [providerService(oidc)];
  },
  prepare: prepareAdministrator,
};
