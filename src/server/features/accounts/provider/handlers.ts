import { accounts } from '#contract/accounts.ts';
import { AppError } from '#server/platform/app-error.ts';
import { authHeaders, withCookies } from '#server/platform/auth/auth-replies.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { endEarlierSession } from '../devices.ts';
import { readSignInOptions } from '../public-queries.ts';
import { cancelDeletion, makeAdmins } from '../queries.ts';
import { findAccount } from './find-account.ts';
import { createFlows } from './flow.ts';
import { createProvider } from './provider.ts';

type ProviderRows = 'signInOptions' | 'startAtProvider' | 'returnFromProvider';

/** Handlers for signing in at an OpenID Connect provider. Without one, both routes lead back to the form. */
export function providerHandlers(
  platform: Platform,
): Pick<Handlers<typeof accounts>, ProviderRows> {
  const { db, auth, runChange, config } = platform;
  const { oidc: settings, publicUrl, adminEmails } = config;
  const provider = settings ? createProvider({ ...platform, settings }) : null;
  const flows = createFlows({ ...platform, publicUrl });
  const callbackAt = (path: string) => new URL(path, publicUrl.origin);

  return {
    signInOptions: () => readSignInOptions(platform),

    async startAtProvider({ request, reply }) {
      if (provider === null) throw new AppError('not_found');
      const checks = flows.begin(request, reply);
      return provider.addressFor(checks, callbackAt(accounts.returnFromProvider.path));
    },

    async returnFromProvider({ request, reply, caller }) {
      if (provider === null) throw new AppError('not_found');
      const flow = flows.end(request, reply);
      if (flow === null) throw new AppError('provider_failed');
      const identity = await provider.identityOf(callbackAt(request.url), flow);
      const { id, isNew } = await findAccount(platform, identity, flow);
      if (isNew) await runChange(id, (change) => change.record('accountCreated', { userId: id }));
      // From here on the same as signing in with a password, except that no password was typed.
      await makeAdmins(db, adminEmails, id);
      await withCookies(
        reply,
        auth.api.openSession({
          body: { userId: id },
          headers: authHeaders(request),
          returnHeaders: true,
        }),
      );
      await cancelDeletion(db, id);
      await endEarlierSession(db, caller);
      return flow.next ?? (isNew ? '/welcome' : '/');
    },
  };
}
