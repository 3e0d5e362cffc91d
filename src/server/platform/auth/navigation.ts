import { APIError } from 'better-auth/api';
import type { FastifyInstance } from 'fastify';
import { localPath } from '#domain/accounts/local-path.ts';
import type { Auth } from './auth.ts';
import type { callerFinder } from './find-caller.ts';

type FindCaller = ReturnType<typeof callerFinder>;

/** Where a navigation comes from this site or the address bar, not from a link elsewhere. */
const ownNavigation = new Set(['same-origin', 'none']);

/** An address of this app is far shorter; what is longer is nobody's way back, and fits into no cookie. */
const longestNext = 200;

/** Where to go on after signing in: a path of this site, never another one. */
export function nextOf(query: unknown): string | null {
  const next = localPath((query as { next?: unknown }).next);
  return next !== null && next.length <= longestNext ? next : null;
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof APIError)) throw error;
}

/** The addresses that a browser is sent to: signing in, out, and by a mail. Anybody may open them. */
export function registerNavigation(app: FastifyInstance, auth: Auth, findCaller: FindCaller): void {
  app.get('/api/login', { schema: { hide: true } }, async (request, reply) => {
    const next = nextOf(request.query);
    return reply.redirect(next ? `/sign-in?next=${encodeURIComponent(next)}` : '/sign-in');
  });

  // Opening the link of a mail signs nobody in: it may be somebody else's, or opened by a mail scanner.
  app.get('/api/verify-email', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    // A link that is too old leads to the form as well; signing in there has a new one sent.
    if (typeof token === 'string') {
      await auth.api.verifyEmail({ query: { token } }).catch(ignoreRefusal);
    }
    return reply.redirect('/sign-in');
  });

  // Mail programs that cannot end a mailing themselves open its address. A scanner does, too: a page asks.
  app.get('/api/unsubscribe/:token', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.params as { token: string };
    return reply.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`);
  });

  app.get('/api/logout', { schema: { hide: true } }, async (request, reply) => {
    // A link on another site must not end a session, nor a picture or script on ours: they ask first.
    const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
    if (mode !== 'navigate' || !ownNavigation.has(String(site))) {
      return reply.redirect('/sign-out');
    }
    // Fails while the database is away: nobody is told that a session has ended when it has not.
    await findCaller(request);
    const headers = new Headers({ cookie: request.headers.cookie ?? '' });
    const answer = await auth.api.signOut({ headers, returnHeaders: true });
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.redirect('/');
  });
}
