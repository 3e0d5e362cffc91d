import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod/mini';

/**
 * Adds `auth.api.openSession`, which signs in a user verified by an OpenID Connect provider, with the same session and
 * cookie as after a password. HTTP requests cannot reach it, because no better-auth route is mounted.
 */
export const sessionOpener = () =>
  ({
    id: 'session-opener',
    endpoints: {
      openSession: createAuthEndpoint(
        '/open-session',
        {
          method: 'POST',
          body: z.object({ userId: z.string() }),
          metadata: { SERVER_ONLY: true },
        },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.userId);
          if (user === null) throw new Error('No account to open a session for');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(context, { session, user });
          return { userId: user.id };
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
