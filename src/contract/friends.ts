import * as z from 'zod/mini';
import {
  achievementIcons,
  profileTypes,
  rarities,
} from '#domain/achievements/achievement-types.ts';
import { friendshipStatuses, requestAnswers } from '#domain/friends/friendship.ts';
import { changedWithUnlocked } from './achievements.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { email, instant, madeId, success } from './fields.ts';

/** Number of places on a leaderboard. */
export const leaderboardPlaces = 10;

/** URL prefixes of reads that become stale when a friendship changes. */
export const changedWithFriends: readonly `/api/${string}`[] = [
  '/api/social/',
  '/api/users/',
  '/api/user/achievement',
];

/** The same for a change that may add a friend, who may unlock an achievement. */
const changedWithNewFriend = [...changedWithFriends, ...changedWithUnlocked];

/** A golfer as others see one: name and picture. */
export const person = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
});
export type Person = z.output<typeof person>;

const friendRequest = z.object({
  id: z.string(),
  requester: person,
  status: z.enum(friendshipStatuses),
  createdAt: instant,
});
export type FriendRequest = z.output<typeof friendRequest>;

/** A request of the golfer that looks unanswered, which it also does after it was declined. */
const openRequest = z.object({ id: z.string(), addressee: person, createdAt: instant });
export type OpenRequest = z.output<typeof openRequest>;

/** A friend request as its sender sees it: `accepted` when the other golfer had already sent one. */
const sentRequest = z.object({ id: z.string(), status: z.enum(['pending', 'accepted']) });

const leaderboardEntry = z.object({
  id: z.string(),
  /** From 1; golfers with the same score share a rank. */
  rank: z.int(),
  /** Days or sessions. */
  score: z.int(),
  user: person,
});
export type LeaderboardEntry = z.output<typeof leaderboardEntry>;

const leaderboard = z.object({
  /** The best scores, at most ten. */
  entries: z.array(leaderboardEntry),
  /** The golfer's own place; null without a score or when the golfer is hidden in leaderboards. */
  own: z.nullable(leaderboardEntry),
  /** Whether the golfer is shown in leaderboards at all. */
  isShown: z.boolean(),
});
export type Leaderboard = z.output<typeof leaderboard>;

/** `friends` includes only friends. */
const scope = z.object({ scope: z.optional(z.enum(['everyone', 'friends'])) });

const publicProfile = z.object({
  /** Handicaps are null unless the reader may see them. */
  user: z.extend(person, {
    currentHandicap: z.nullable(z.string()),
    goalHandicap: z.nullable(z.string()),
  }),
  /** What the reader may see. */
  privacy: z.object({ showHandicap: z.boolean(), showDetailedStats: z.boolean() }),
  /** Null unless the reader may see detailed statistics. */
  stats: z.nullable(
    z.object({
      level: z.int(),
      totalSessionsCompleted: z.int(),
      currentStreak: z.int(),
      longestStreak: z.int(),
      totalXp: z.int(),
      totalMinutesTraining: z.int(),
    }),
  ),
  /** The newest first; empty unless the reader may see detailed statistics. */
  achievements: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      type: z.enum(profileTypes),
      icon: z.enum(achievementIcons),
      rarity: z.enum(rarities),
      xpReward: z.int(),
      badgeImageUrl: z.nullable(z.string()),
      unlockedAt: instant,
    }),
  ),
  relationship: z.object({
    isFriend: z.boolean(),
    /** Whether the reader has sent a request; stays true after it was declined, so that a decline is not visible. */
    isRequestSent: z.boolean(),
    canSendFriendRequest: z.boolean(),
  }),
});
export type PublicProfile = z.output<typeof publicProfile>;

export const friends = {
  list: endpoint({
    method: 'GET',
    path: '/api/social/friends',
    auth: 'golfer',
    summary: 'List the golfer’s friends by name',
    response: z.array(person),
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/social/friend-requests',
    auth: 'golfer',
    summary: 'List the friend requests awaiting the golfer’s answer, newest first',
    response: z.array(friendRequest),
  }),
  sentRequests: endpoint({
    method: 'GET',
    path: '/api/social/sent-friend-requests',
    auth: 'golfer',
    summary:
      'List the friend requests that the golfer has sent and nobody has accepted, newest first',
    response: z.array(openRequest),
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/social/friend-request',
    auth: 'golfer',
    summary: 'Send a friend request to the golfer with this email address',
    body: z.object({ addresseeEmail: email }),
    refresh: changedWithNewFriend,
    response: sentRequest,
  }),
  requestById: endpoint({
    method: 'POST',
    path: '/api/users/{id}/friend-request',
    auth: 'golfer',
    summary: 'Send a friend request from a public profile, which does not reveal the email address',
    params: z.object({ id: madeId }),
    refresh: changedWithNewFriend,
    response: sentRequest,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/social/friend-request/{id}',
    auth: 'golfer',
    summary: 'Accept or decline a friend request',
    params: z.object({ id: madeId }),
    body: z.object({ status: z.enum(requestAnswers) }),
    refresh: changedWithNewFriend,
    response: z.object({ id: z.string(), status: z.enum(requestAnswers) }),
  }),
  withdrawRequest: endpoint({
    method: 'DELETE',
    path: '/api/social/friend-request/{id}',
    auth: 'golfer',
    summary: 'Withdraw a friend request that the golfer has sent',
    params: z.object({ id: madeId }),
    refresh: changedWithFriends,
    response: success,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/social/friend/{id}',
    auth: 'golfer',
    summary: 'End the friendship with a golfer, for both sides',
    params: z.object({ id: madeId }),
    refresh: changedWithFriends,
    response: success,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/social/send-invitation',
    auth: 'golfer',
    summary: 'Send an email invitation; addresses that already have an account get none',
    body: z.object({ email }),
    response: success,
  }),
  blocked: endpoint({
    method: 'GET',
    path: '/api/social/blocks',
    auth: 'golfer',
    summary: 'List the golfers that the golfer has blocked, by name',
    response: z.array(person),
  }),
  block: endpoint({
    method: 'PUT',
    path: '/api/social/block/{id}',
    auth: 'golfer',
    summary: 'Block a golfer: ends the friendship and hides both from each other',
    params: z.object({ id: madeId }),
    refresh: changedWithFriends,
    response: success,
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/api/social/block/{id}',
    auth: 'golfer',
    summary: 'Unblock a golfer',
    params: z.object({ id: madeId }),
    refresh: changedWithFriends,
    response: success,
  }),
  streakLeaders: endpoint({
    method: 'GET',
    path: '/api/social/leaderboards/weekly_streak',
    auth: 'golfer',
    fromReplica: true,
    summary:
      'List the longest current streaks, in days, of golfers who trained in the last seven days',
    query: scope,
    response: leaderboard,
  }),
  monthLeaders: endpoint({
    method: 'GET',
    path: '/api/social/leaderboards/monthly_completions',
    auth: 'golfer',
    fromReplica: true,
    summary: 'List the most completed sessions in the current month of the requesting golfer',
    query: scope,
    response: leaderboard,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/users/{id}/public-profile',
    auth: 'golfer',
    summary: 'Return the public profile of a golfer as visible to the requesting golfer',
    params: z.object({ id: madeId }),
    response: publicProfile,
  }),
} satisfies Endpoints;
