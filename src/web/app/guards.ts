import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { userQuery } from '#web/platform/session/user.ts';

type Arrival = { readonly context: { readonly queryClient: QueryClient } };

// The root route has asked the server before any of these runs.
const isSignedIn = ({ context }: Arrival) =>
  Boolean(context.queryClient.getQueryData(userQuery.queryKey));

/** Visitors see the landing screen instead. */
export function golfersOnly(arrival: Arrival): void {
  if (!isSignedIn(arrival)) throw redirect({ to: '/', replace: true });
}

/** Who is signed in already has nothing to do on these screens. */
export function visitorsOnly(arrival: Arrival): void {
  if (isSignedIn(arrival)) throw redirect({ to: '/', replace: true });
}
