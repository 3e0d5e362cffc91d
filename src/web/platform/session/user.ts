import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { accounts, type User } from '#contract/accounts.ts';
import { query } from '../api/query.ts';

/** The current user, or null when signed out. */
export const userQuery = query(accounts.currentUser, {}, { on401: 'null' });

/** The signed-in golfer, or null. The router loads the answer before it renders any screen. */
export function useUser(): User | null {
  return useQuery(userQuery).data ?? null;
}

/** The signed-in golfer, for screens that only golfers can open. Throws when signed out. */
export function useGolfer(): User {
  const user = useUser();
  if (!user) throw new Error('useGolfer is for screens behind sign-in');
  return user;
}

/** The units for distances; metric for visitors. */
export function useUnits(): User['preferredUnits'] {
  return useUser()?.preferredUnits ?? 'metric';
}

/** The handedness for which drills are drawn; right for visitors. */
export function useHandedness(): User['handedness'] {
  return useUser()?.handedness ?? 'right';
}

/** Replaces the cached user with one from an action's answer. */
export function rememberUser(client: QueryClient, user: User): void {
  client.setQueryData(userQuery.queryKey, user);
}

/**
 * Called after signing in or up: removes all reads of the visitor or of another golfer from the cache. Navigate
 * afterwards.
 */
export function useEnter(): (user: User) => void {
  const client = useQueryClient();
  return (user) => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
    rememberUser(client, user);
  };
}
