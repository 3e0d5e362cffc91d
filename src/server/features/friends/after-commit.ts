import { changedWithFriends } from '#contract/friends.ts';
import type { DomainEvents } from '#domain/events.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findConnection, findName } from './queries.ts';

/** Notifies the golfer of a change that somebody wants to be friends. */
export async function requestReceived(change: Change, requesterId: string): Promise<void> {
  const name = await findName(change.tx, requesterId);
  if (name === null) return;
  change.notify({ kind: 'friend_requested', golferId: requesterId, name });
  change.refresh(...changedWithFriends);
}

/** Notifies the addressee of a request, in a change of the addressee's own, if it is still pending. */
export async function notifyAddressee(
  { userId: requesterId, addresseeId }: DomainEvents['friendRequested'],
  { runChange }: Platform,
): Promise<void> {
  await runChange(addresseeId, async (change) => {
    const { friendship } = await findConnection(change.tx, addresseeId, requesterId);
    if (friendship?.status !== 'pending' || friendship.requesterId !== requesterId) return;
    await requestReceived(change, requesterId);
  });
}

/** Notifies the requester, in a change of the requester's own, if the two are still friends. */
export async function notifyRequester(
  { userId: friendId, friendId: requesterId }: DomainEvents['friendRequestAccepted'],
  { runChange }: Platform,
): Promise<void> {
  await runChange(requesterId, async (change) => {
    const { friendship } = await findConnection(change.tx, requesterId, friendId);
    const name = await findName(change.tx, friendId);
    if (friendship?.status !== 'accepted' || name === null) return;
    await change.record('friendGained', { userId: requesterId, friendshipId: friendship.id });
    change.notify({ kind: 'friend_gained', golferId: friendId, name });
    change.refresh(...changedWithFriends);
  });
}
