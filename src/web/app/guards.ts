import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '#web/platform/session/user.ts';
import { redirect } from '#web/router/redirect.ts';
import type { Arrival } from '#web/router/route.ts';

/** Redirects visitors to the landing screen, which returns them to the requested screen after signing in. */
export function golfersOnly({ client, href }: Arrival): void {
  if (!isSignedIn(client)) throw redirect({ to: '/', search: { next: href } });
}

/** Redirects golfers who are already signed in to the home screen. */
export function visitorsOnly({ client }: Arrival): void {
  if (isSignedIn(client)) throw redirect({ to: '/' });
}

// The router loads the user before any route.
function isSignedIn(client: QueryClient): boolean {
  return Boolean(client.getQueryData(userQuery.queryKey));
}
