/** What a friendship can be; it ends by being deleted. */
export const friendshipStatuses = ['pending', 'accepted', 'declined'] as const;
export type FriendshipStatus = (typeof friendshipStatuses)[number];

/** How a request can be answered. */
export const requestAnswers = ['accepted', 'declined'] as const;
export type RequestAnswer = (typeof requestAnswers)[number];

/** What there is between two golfers, whichever of them asked. */
export type Friendship = {
  readonly requesterId: string;
  readonly status: FriendshipStatus;
  /** When it was accepted or declined; null while it is pending. */
  readonly answeredAt: Temporal.Instant | null;
};

/** Two golfers in the order in which their friendship is kept, so that there is one row for both. */
export type Pair = { readonly firstId: string; readonly secondId: string };

/** The same for both of them, whoever is named first. */
export const pairOf = (one: string, other: string): Pair =>
  one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one };

/** How long the one who was declined has to wait before asking again. */
export const daysAfterDecline = 30;

type Asking = {
  /** Who asks now. */
  readonly by: string;
  readonly now: Temporal.Instant;
  /** Either of the two has blocked the other. */
  readonly isBlocked: boolean;
  /** Whether the golfer who is asked takes friend requests. */
  readonly isAllowed: boolean;
};

export type RequestOutcome =
  /** A new request waits for its answer. */
  | 'requested'
  /** The other one had asked before: two requests make a friendship. */
  | 'accepted'
  /** They are friends, or a request waits, or the last one was declined a short while ago. */
  | 'exists'
  /** As if there were no such golfer. */
  | 'not_found';

/**
 * What comes of asking for friendship.
 * @param friendship what there is between the two; null for nothing
 */
export function outcomeOfRequest(
  friendship: Friendship | null,
  { by, now, isBlocked, isAllowed }: Asking,
): RequestOutcome {
  if (isBlocked) return 'not_found';
  if (friendship?.status === 'accepted') return 'exists';
  const isOwn = friendship?.requesterId === by;
  if (friendship?.status === 'pending') return isOwn ? 'exists' : 'accepted';
  // Nobody learns of having been declined: it looks as if the request still waited.
  if (
    isOwn &&
    friendship !== null &&
    now.since(answered(friendship)).total('days') < daysAfterDecline
  )
    return 'exists';
  return isAllowed ? 'requested' : 'not_found';
}

const answered = ({ answeredAt }: Friendship) =>
  answeredAt ?? Temporal.Instant.from('1970-01-01T00:00Z');

/**
 * Whether this golfer may give this answer. Giving the same one again changes nothing and is allowed,
 * because a click may be sent twice.
 */
export const mayAnswer = (
  { requesterId, status }: Friendship,
  { by, answer }: { readonly by: string; readonly answer: RequestAnswer },
): boolean => requesterId !== by && (status === 'pending' || status === answer);
