import type { ErrorCode } from '#contract/errors.ts';
import { changedWithFriends } from '#contract/friends.ts';
import { noId } from '#contract/made-id.ts';
import { changedWithNotifications } from '#contract/notifications.ts';
import {
  looksOpen,
  mayAnswer,
  outcomeOfRequest,
  type RequestAnswer,
} from '#domain/friends/friendship.ts';
import { AppError } from '#server/platform/app-error.ts';
import { changedMessage } from '#server/platform/changed-message.ts';
import type { Change } from '#server/platform/changes.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { lockPair } from './lock-pair.ts';
import {
  deleteBlock,
  deleteFriendship,
  findAddresseeId,
  findConnection,
  findRequesterId,
  hideDeclined,
  insertBlock,
  maySee,
  saveAnswer,
  savePending,
  showDeclined,
} from './queries.ts';

type Asking = {
  /** Null when there is no such golfer. */
  readonly addresseeId: string | null;
  /** The error in that case, and also when the caller may not know that the golfer exists. */
  readonly ifAbsent: ErrorCode;
};

/**
 * Sends a friend request. A golfer who does not exist, has blocked the caller, or accepts no requests
 * leads to the same response after the same statements.
 * @throws AppError friend_request_to_self, connection_exists or the code in `ifAbsent`
 */
export async function requestFriendship(change: Change, { addresseeId, ifAbsent }: Asking) {
  const { tx, golfer, now } = change;
  if (addresseeId === golfer.id) throw new AppError('friend_request_to_self');
  const otherId = addresseeId ?? noId;
  await lockPair(tx, golfer.id, otherId);
  const { friendship, ...other } = await findConnection(tx, golfer.id, otherId);
  const outcome = outcomeOfRequest(friendship, { by: golfer.id, now, ...other });
  if (addresseeId === null || outcome === 'not_found') throw new AppError(ifAbsent);
  if (outcome === 'exists') throw new AppError('connection_exists');
  if (outcome === 'accepted' && friendship !== null) {
    await accept(change, friendship);
    return { id: friendship.id, status: 'accepted' } as const;
  }
  const id = newId();
  if (outcome === 'unseen' && friendship !== null) {
    await showDeclined(tx, { id: friendship.id, newId: id, now });
    return { id, status: 'pending' } as const;
  }
  await savePending(tx, { id, requesterId: golfer.id, addresseeId, now });
  await change.record('friendRequested', { userId: golfer.id, addresseeId });
  return { id, status: 'pending' } as const;
}

type Request = { readonly id: string; readonly requesterId: string };

async function accept(change: Change, { id, requesterId }: Request): Promise<void> {
  await saveAnswer(change.tx, id, { status: 'accepted', at: change.now });
  change.withdraw({ kind: 'friend_requested', golferId: requesterId });
  const event = { userId: change.golfer.id, friendId: requesterId, friendshipId: id };
  await change.record('friendRequestAccepted', event);
}

/** @throws AppError not_found when no such request waits for this golfer */
export async function answerRequest(
  change: Change,
  { id, answer }: { readonly id: string; readonly answer: RequestAnswer },
): Promise<void> {
  const { tx, golfer, now: at } = change;
  const requesterId = await findRequesterId(tx, id, golfer.id);
  if (requesterId === null) throw new AppError('not_found');
  await lockPair(tx, golfer.id, requesterId);
  const { friendship, isApart } = await findConnection(tx, golfer.id, requesterId);
  if (isApart || friendship?.id !== id || !mayAnswer(friendship, { by: golfer.id, answer }))
    throw new AppError('not_found');
  if (friendship.status !== 'pending') return;
  if (answer === 'accepted') return accept(change, friendship);
  await saveAnswer(tx, id, { status: 'declined', at });
  change.withdraw({ kind: 'friend_requested', golferId: requesterId });
}

/**
 * Withdraws a friend request. One that was declined looks withdrawn as well.
 * @throws AppError not_found when this golfer sees no such request
 */
export async function withdrawRequest(change: Change, id: string): Promise<void> {
  const { tx, golfer, now } = change;
  const otherId = await findAddresseeId(tx, id, golfer.id);
  if (otherId === null) throw new AppError('not_found');
  await lockPair(tx, golfer.id, otherId);
  const { friendship } = await findConnection(tx, golfer.id, otherId);
  if (friendship?.id !== id || !looksOpen(friendship, { by: golfer.id, now }))
    throw new AppError('not_found');
  if (friendship.status === 'pending') return endFriendship(change, { id, otherId });
  await hideDeclined(tx, id);
}

/** Ends a friendship for both. @throws AppError not_found when there is none */
export async function removeFriend(change: Change, friendId: string): Promise<void> {
  const { tx, golfer } = change;
  await lockPair(tx, golfer.id, friendId);
  const { friendship } = await findConnection(tx, golfer.id, friendId);
  if (friendship?.status !== 'accepted') throw new AppError('not_found');
  await endFriendship(change, { id: friendship.id, otherId: friendId });
}

async function endFriendship(
  change: Change,
  { id, otherId }: { readonly id: string; readonly otherId: string },
): Promise<void> {
  const { tx, golfer } = change;
  await deleteFriendship(tx, id);
  change.withdraw({ golferId: otherId });
  change.withdraw({ golferId: golfer.id }, [otherId]);
  await change.record('friendshipEnded', { userId: golfer.id, otherId });
  const refresh = [...changedWithFriends, ...changedWithNotifications];
  change.send(changedMessage(refresh), otherId);
}

/**
 * Ends any relationship between the two and hides them from each other. As everywhere, a golfer who has
 * blocked this one is not found. @throws AppError not_found
 */
export async function blockGolfer(change: Change, blockedId: string): Promise<void> {
  const { tx, golfer, now } = change;
  await lockPair(tx, golfer.id, blockedId);
  if (blockedId === golfer.id || !(await maySee(tx, golfer.id, blockedId)))
    throw new AppError('not_found');
  const { friendship } = await findConnection(tx, golfer.id, blockedId);
  if (friendship !== null) await endFriendship(change, { id: friendship.id, otherId: blockedId });
  await insertBlock(tx, { blockerId: golfer.id, blockedId }, now);
}

/** @throws AppError not_found when this golfer has not blocked the other */
export async function unblockGolfer({ tx, golfer }: Change, blockedId: string): Promise<void> {
  await lockPair(tx, golfer.id, blockedId);
  if (!(await deleteBlock(tx, { blockerId: golfer.id, blockedId })))
    throw new AppError('not_found');
}
