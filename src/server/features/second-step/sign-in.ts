import type { FastifyRequest } from 'fastify';
import type { secondStep } from '#contract/second-step.ts';
import { readTypedCode } from '#domain/second-step/code.ts';
import { finishSignIn, requirePasswords } from '#server/features/accounts/public-queries.ts';
import { headersWithoutSession, withCookies } from '#server/platform/auth/auth-replies.ts';
import { wrongCode } from '#server/platform/auth/one-time-codes.ts';
import type { PasskeyAuth } from '#server/platform/auth/passkeys.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';

/** Completes the sign-in for which this browser has brought the password. */
async function checkCode({ auth, config }: Platform, request: FastifyRequest, text: string) {
  const typed = readTypedCode(text);
  if (typed === null) throw wrongCode();
  const check = typed.kind === 'oneTime' ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
  const headers = headersWithoutSession(request, config.publicUrl);
  return check({ body: { code: typed.code }, headers, returnHeaders: true });
}

type SignInRows = 'enterCode' | 'passkeyOptions' | 'enterPasskey';

/** Handlers for signing in with a code after the password, or with a passkey. Where passwords are off, so are both. */
export const signInHandlers = (
  platform: Platform,
  load: PasskeyAuth,
): Pick<Handlers<typeof secondStep>, SignInRows> => ({
  async enterCode({ body, caller, request, reply }) {
    await requirePasswords(platform);
    const { user } = await withCookies(reply, checkCode(platform, request, body.code));
    return finishSignIn(platform, caller, user.id);
  },

  async passkeyOptions({ request, reply }) {
    await requirePasswords(platform);
    const { api } = await load();
    const headers = headersWithoutSession(request, platform.config.publicUrl);
    const options = await withCookies(
      reply,
      api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
    );
    return {
      challenge: options.challenge,
      rpId: platform.config.publicUrl.hostname,
      userVerification: 'required',
    };
  },

  async enterPasskey({ body, caller, request, reply }) {
    await requirePasswords(platform);
    const { api } = await load();
    const headers = headersWithoutSession(request, platform.config.publicUrl);
    const response = { ...body.credential, clientExtensionResults: {} };
    const { user } = await withCookies(
      reply,
      api.verifyPasskeyAuthentication({ body: { response }, headers, returnHeaders: true }),
    );
    return finishSignIn(platform, caller, user.id);
  },
});
