import type { FastifyRequest } from 'fastify';
import type { secondStep } from '#contract/second-step.ts';
import { readTypedCode } from '#domain/second-step/code.ts';
import { finishSignIn, requirePasswords } from '#server/features/accounts/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import { headersWithoutSession, withCookies } from '#server/platform/auth/auth-replies.ts';
import { endSession } from '#server/platform/auth/end-sessions.ts';
import { codeUse, wrongCode } from '#server/platform/auth/one-time-codes.ts';
import type { PasskeyAuth } from '#server/platform/auth/passkeys.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';

/**
 * Completes the sign-in for which this browser has brought the password. better-auth deletes a recovery code that was
 * used, but would accept a one-time code again.
 * @throws AppError sign_in_over for a code that has been used: by then, better-auth has ended the wait for it
 */
async function checkCode(platform: Platform, request: FastifyRequest, text: string) {
  const { auth, config, db } = platform;
  const typed = readTypedCode(text);
  if (typed === null) throw wrongCode();
  const headers = headersWithoutSession(request, config.publicUrl);
  const call = { body: { code: typed.code }, headers, returnHeaders: true } as const;
  if (typed.kind === 'recovery') return auth.api.verifyBackupCode(call);
  const answer = await auth.api.verifyTOTP(call);
  const { token, user } = answer.response;
  if (await codeUse(platform)(user.id, typed.code)) return answer;
  await endSession(db, token);
  throw new AppError('sign_in_over');
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
