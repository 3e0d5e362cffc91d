import { friends } from '#contract/friends.ts';
import { query } from '#web/platform/api/query.ts';

// Other golfers change these lists too, so refetch them whenever they are shown.
const staleTime = 0;

export const friendsQuery = { ...query(friends.list), staleTime };
export const requestsQuery = { ...query(friends.requests), staleTime };
export const sentQuery = { ...query(friends.sentRequests), staleTime };
export const blockedQuery = { ...query(friends.blocked), staleTime };

/** The golfers that a leaderboard ranks. */
export type Scope = 'everyone' | 'friends';

export const boardQueries = {
  streak: (scope: Scope) => ({
    ...query(friends.streakLeaders, { query: { scope } }),
    staleTime,
  }),
  month: (scope: Scope) => ({ ...query(friends.monthLeaders, { query: { scope } }), staleTime }),
};

export const profileQuery = (id: string) => ({
  ...query(friends.profile, { params: { id } }),
  staleTime,
});
