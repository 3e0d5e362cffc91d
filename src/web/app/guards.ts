import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { userQuery } from '#web/platform/session/user.ts';

type Arrival = {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
};

// The root route has asked the server before any of these runs.
const isSignedIn = ({ context }: Arrival) =>
  Boolean(context.queryClient.getQueryData(userQuery.queryKey));

/** Visitors see the landing screen instead, which leads through signing in to where they were going. */
export function golfersOnly(arrival: Arrival): void {
  if (isSignedIn(arrival)) return;
  throw redirect({ to: '/', search: { next: arrival.location.href }, replace: true });
}

/** Who is signed in already has nothing to do on these screens. */
export function visitorsOnly(arrival: Arrival): void {
  if (isSignedIn(arrival)) throw redirect({ to: '/', replace: true });
}
