/** The states of a friendship. A friendship ends by being deleted. */
export const friendshipStatuses = ['pending', 'accepted', 'declined'] as const;
export type FriendshipStatus = (typeof friendshipStatuses)[number];

/** The possible answers to a friend request. */
export const requestAnswers = ['accepted', 'declined'] as const;
export type RequestAnswer = (typeof requestAnswers)[number];

/** The relationship between two golfers, whichever of them sent the request. */
export type Friendship = {
  readonly requesterId: string;
  readonly status: FriendshipStatus;
  /** When the request was accepted or declined; null while it is pending. */
  readonly answeredAt: Temporal.Instant | null;
  /** Whether the requester has withdrawn the request after it was declined. */
  readonly isWithdrawn: boolean;
};

/** Two golfers in the order that is stored, so that there is only one row for both. */
export type Pair = { readonly firstId: string; readonly secondId: string };

/** Returns the same pair, whichever golfer is named first. */
export const pairOf = (one: string, other: string): Pair =>
  one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one };

/** Days that a golfer whose request was declined has to wait before sending another one. */
export const daysAfterDecline = 30;

type Asking = {
  /** The golfer who sends the request. */
  readonly by: string;
  readonly now: Temporal.Instant;
  /** Whether neither may see the other: one has blocked the other, or an account is closed. */
  readonly isApart: boolean;
  /** Whether the other golfer accepts friend requests. */
  readonly isAllowed: boolean;
};

export type RequestOutcome =
  /** A new request was sent. */
  | 'requested'
  /** The other golfer had already sent a request, so the two are now friends. */
  | 'accepted'
  /** The request looks sent, but the other golfer, who declined it recently, does not see it again. */
  | 'unseen'
  /** They are already friends, a request is pending, or the last request was declined recently. */
  | 'exists'
  /** The response is the same as for a golfer who does not exist. */
  | 'not_found';

/**
 * Returns the outcome of a friend request.
 * @param friendship the existing relationship between the two; null if there is none
 */
export function outcomeOfRequest(
  friendship: Friendship | null,
  { by, now, isApart, isAllowed }: Asking,
): RequestOutcome {
  if (isApart) return 'not_found';
  if (friendship?.status === 'accepted') return 'exists';
  const isOwn = friendship?.requesterId === by;
  if (friendship?.status === 'pending') return isOwn ? 'exists' : 'accepted';
  // A declined golfer must not learn of it: the request still looks pending.
  if (isOwn && friendship !== null && isRecentlyDeclined(friendship, now)) {
    if (!friendship.isWithdrawn) return 'exists';
    return isAllowed ? 'unseen' : 'not_found';
  }
  return isAllowed ? 'requested' : 'not_found';
}

const isRecentlyDeclined = (friendship: Friendship, now: Temporal.Instant) =>
  now.since(answered(friendship)).total('days') < daysAfterDecline;

/** Whether this golfer has sent a request that looks unanswered. */
export function looksOpen(
  friendship: Friendship,
  { by, now }: Pick<Asking, 'by' | 'now'>,
): boolean {
  const { requesterId, status, isWithdrawn } = friendship;
  if (requesterId !== by || status === 'accepted') return false;
  return status === 'pending' || (!isWithdrawn && isRecentlyDeclined(friendship, now));
}

const answered = ({ answeredAt }: Friendship) =>
  answeredAt ?? Temporal.Instant.from('1970-01-01T00:00Z');

/**
 * Whether this golfer may give this answer. Giving the same answer again is allowed and changes nothing, because a
 * click may be sent twice.
 */
export const mayAnswer = (
  { requesterId, status }: Friendship,
  { by, answer }: { readonly by: string; readonly answer: RequestAnswer },
): boolean => requesterId !== by && (status === 'pending' || status === answer);
