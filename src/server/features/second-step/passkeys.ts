import type { secondStep } from '#contract/second-step.ts';
import { mostPasskeys } from '#domain/second-step/passkey.ts';
import { AppError } from '#server/platform/app-error.ts';
import { authHeaders, withCookies } from '#server/platform/auth/auth-replies.ts';
import type { PasskeyAuth } from '#server/platform/auth/passkeys.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { prover } from './prove.ts';
import { deletePasskey, findPasskeys } from './queries.ts';

type PasskeyRows = 'startPasskey' | 'addPasskey' | 'removePasskey';

/** Handlers for adding and removing passkeys. */
export function passkeyHandlers(
  platform: Platform,
  load: PasskeyAuth,
): Pick<Handlers<typeof secondStep>, PasskeyRows> {
  const { db, config } = platform;
  const prove = prover(platform);
  return {
    startPasskey: {
      async beforeChange(call) {
        await prove(call);
        const { caller, request, reply } = call;
        const known = await findPasskeys(db, caller.id);
        if (known.length >= mostPasskeys) throw new AppError('passkeys_full');
        const { api } = await load();
        const headers = authHeaders(request);
        const options = await withCookies(
          reply,
          api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
        );
        const { challenge, rp, user, pubKeyCredParams, excludeCredentials = [] } = options;
        const { clubName } = await platform.installation.recent();
        return async () => ({
          challenge,
          rp: { id: config.publicUrl.hostname, name: clubName || rp.name },
          user,
          pubKeyCredParams,
          excludeCredentials: excludeCredentials.map(({ id }) => ({ id, type: 'public-key' })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
        });
      },
    },

    addPasskey: {
      async beforeChange({ body: { name, credential }, request, reply }) {
        const { api } = await load();
        const response = { ...credential, clientExtensionResults: {} };
        const headers = authHeaders(request);
        await withCookies(
          reply,
          api.verifyPasskeyRegistration({ body: { name, response }, headers, returnHeaders: true }),
        );
        return async () => ({ success: true });
      },
    },

    removePasskey: {
      async beforeChange(call) {
        await prove(call);
        return async ({ params: { id }, change: { tx, golfer } }) => {
          if (!(await deletePasskey(tx, { id, userId: golfer.id })))
            throw new AppError('not_found');
          return { success: true };
        };
      },
    },
  };
}
