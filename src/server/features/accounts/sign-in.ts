import type { accounts } from '#contract/accounts.ts';
import { AppError } from '#server/platform/app-error.ts';
import { authHeaders, withCookies } from '#server/platform/auth/auth-replies.ts';
import { endSession } from '#server/platform/auth/end-sessions.ts';
import { needsPasskey } from '#server/platform/auth/second-step.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { endEarlierSession } from './devices.ts';
import { finishSignIn, requirePasswords } from './public-queries.ts';

type SignInRows = 'signIn' | 'signOut';

/** Handlers for signing in with a password, after which a code may have to follow, and signing out. */
export function signInHandlers(platform: Platform): Pick<Handlers<typeof accounts>, SignInRows> {
  const { db, auth, accountLimits: limits } = platform;
  return {
    async signIn({ body, caller, request, reply }) {
      await requirePasswords(platform);
      await limits.beforeSignIn(body.email, request.clientNetwork);
      const answer = await withCookies(
        reply,
        auth.api.signInEmail({ body, headers: authHeaders(request), returnHeaders: true }),
      );
      await limits.forgetGuesses(body.email);
      // With one-time codes, better-auth opens no session here, and its type does not say so.
      if ('user' in answer) {
        if (await needsPasskey(platform, answer.user.id)) {
          await endSession(db, answer.token);
          reply.removeHeader('set-cookie');
          throw new AppError('passkey_needed');
        }
        return finishSignIn(platform, caller, answer.user.id);
      }
      await endEarlierSession(db, caller);
      return { user: null, deletionTakenBack: false };
    },

    async signOut({ request, reply }) {
      const headers = authHeaders(request);
      await withCookies(reply, auth.api.signOut({ headers, returnHeaders: true }));
      return { success: true };
    },
  };
}
