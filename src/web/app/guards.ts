import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { userQuery } from '#web/platform/session/user.ts';

type Arrival = { readonly context: { readonly queryClient: QueryClient } };

const userOf = ({ context }: Arrival) => context.queryClient.ensureQueryData(userQuery);

/** Visitors see the landing screen instead. */
export async function golfersOnly(arrival: Arrival): Promise<void> {
  if (!(await userOf(arrival))) throw redirect({ to: '/', replace: true });
}

/** Who is signed in already has nothing to do on these screens. */
export async function visitorsOnly(arrival: Arrival): Promise<void> {
  if (await userOf(arrival)) throw redirect({ to: '/', replace: true });
}

/** Everybody may come, but the screen has to know who it is. */
export async function everybody(arrival: Arrival): Promise<void> {
  await userOf(arrival);
}
