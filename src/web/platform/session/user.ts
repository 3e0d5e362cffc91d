import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { accounts, type User } from '#contract/accounts.ts';
import { query } from '../api/query.ts';

/** The current user, or null when nobody is signed in. */
export const userQuery = query(accounts.currentUser, {}, { on401: 'null' });

/** The signed-in golfer, or null. The router has the answer before it renders any screen. */
export function useUser(): User | null {
  return useQuery(userQuery).data ?? null;
}

/** The signed-in golfer, for screens that only golfers reach. Throws when nobody is signed in. */
export function useGolfer(): User {
  const user = useUser();
  if (!user) throw new Error('useGolfer is for screens behind sign-in');
  return user;
}

/** What distances are shown in; metric for visitors. */
export function useUnits(): User['preferredUnits'] {
  return useUser()?.preferredUnits ?? 'metric';
}

/** The hand that drills are drawn for; right for visitors. */
export function useHandedness(): User['handedness'] {
  return useUser()?.handedness ?? 'right';
}

/** Puts a user that an action answered with in place of the cached one. */
export function rememberUser(client: QueryClient, user: User): void {
  client.setQueryData(userQuery.queryKey, user);
}

/**
 * For the end of signing in or up: nothing that was read as a visitor, or as someone else, stays.
 * Navigate afterwards.
 */
export function useEnter(): (user: User) => void {
  const client = useQueryClient();
  return (user) => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
    rememberUser(client, user);
  };
}
