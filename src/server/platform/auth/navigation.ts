import type { FastifyInstance } from 'fastify';
import { localPath } from '#domain/accounts/local-path.ts';
import type { Auth } from './auth.ts';
import type { callerFinder } from './find-caller.ts';

type FindCaller = ReturnType<typeof callerFinder>;

/** The `Sec-Fetch-Site` values of navigations from this site or the address bar, not from a link elsewhere. */
const ownNavigation = new Set(['same-origin', 'none']);

/** Paths of this app are far shorter; a longer one is not a valid target and does not fit into a cookie. */
const longestNext = 200;

/** The path to open after signing in; always on this site. */
export function nextOf(query: unknown): string | null {
  const next = localPath((query as { next?: unknown }).next);
  return next !== null && next.length <= longestNext ? next : null;
}

/** Registers the routes that browsers navigate to: for signing in and out, and from mails. They need no session. */
export function registerNavigation(app: FastifyInstance, auth: Auth, findCaller: FindCaller): void {
  app.get('/api/login', async (request, reply) => {
    const next = nextOf(request.query);
    return reply.redirect(next ? `/sign-in?next=${encodeURIComponent(next)}` : '/sign-in');
  });

  // The app opens this page when something in front of the server, such as a proxy's sign-in, has answered instead. The
  // proxy may protect all addresses or only those of the API, and may not show its page for the latter.
  app.get('/continue', async (request, reply) => {
    const next = nextOf(request.query) ?? '/';
    return reply.redirect(`/api/continue?next=${encodeURIComponent(next)}`);
  });
  app.get('/api/continue', async (request, reply) => reply.redirect(nextOf(request.query) ?? '/'));

  // A link in older mails. It confirms nothing by itself: the visitor may be somebody else, or a mail scanner.
  app.get('/api/verify-email', async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const known = typeof token === 'string' ? `?token=${encodeURIComponent(token)}` : '';
    return reply.redirect(`/verify-email${known}`);
  });

  // Mail programs without one-click unsubscribe open this URL. So do mail scanners, so a page asks first.
  app.get('/api/unsubscribe/:token', async (request, reply) => {
    const { token } = request.params as { token: string };
    return reply.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`);
  });

  app.get('/api/logout', async (request, reply) => {
    // A link on another site, or an image or script on ours, must not end a session: a page asks first.
    const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
    if (mode !== 'navigate' || !ownNavigation.has(String(site))) {
      return reply.redirect('/sign-out');
    }
    // Fails while the database is down, so that the user is not told that a session has ended when it has not.
    await findCaller(request);
    const headers = new Headers({ cookie: request.headers.cookie ?? '' });
    const answer = await auth.api.signOut({ headers, returnHeaders: true });
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.redirect('/');
  });
}
