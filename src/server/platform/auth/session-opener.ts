import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod/mini';

/**
 * Adds `auth.api.openSession`: signs in somebody whom an OpenID Connect provider has vouched for, with the
 * session and cookie that a password gets. Nothing of better-auth is mounted, so no request reaches it.
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
