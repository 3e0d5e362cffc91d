import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '#web/platform/session/user.ts';
import { redirect } from '#web/router/redirect.ts';
import type { Arrival } from '#web/router/route.ts';

/** Visitors see the landing screen instead, which leads through signing in to where they were going. */
export function golfersOnly({ client, href }: Arrival): void {
  if (!isSignedIn(client)) throw redirect({ to: '/', search: { next: href } });
}

/** Who is signed in already has nothing to do on these screens. */
export function visitorsOnly({ client }: Arrival): void {
  if (isSignedIn(client)) throw redirect({ to: '/' });
}

// Whoever it is has been asked before any route.
function isSignedIn(client: QueryClient): boolean {
  return Boolean(client.getQueryData(userQuery.queryKey));
}
