import type { DomainEvents } from '#domain/events.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findConnection, findName } from './queries.ts';

/** Tells the golfer of a change that somebody wants to be friends. */
export async function requestReceived(change: Change, requesterId: string): Promise<void> {
  const { tx, golfer } = change;
  const name = await findName(tx, requesterId);
  if (name === null) return;
  await change.record('friendRequestReceived', { userId: golfer.id, requesterId, name });
}

/** Tells the golfer who was asked, in a change of their own, if the request still waits by then. */
export async function tellAddressee(
  { userId: requesterId, addresseeId }: DomainEvents['friendRequested'],
  { runChange }: Platform,
): Promise<void> {
  await runChange(addresseeId, async (change) => {
    const { friendship } = await findConnection(change.tx, addresseeId, requesterId);
    if (friendship?.status !== 'pending' || friendship.requesterId !== requesterId) return;
    await requestReceived(change, requesterId);
  });
}

/** Tells the golfer who had asked, in a change of their own, if they still are friends by then. */
export async function tellRequester(
  { userId: friendId, friendId: requesterId }: DomainEvents['friendRequestAccepted'],
  { runChange }: Platform,
): Promise<void> {
  await runChange(requesterId, async (change) => {
    const { friendship } = await findConnection(change.tx, requesterId, friendId);
    const name = await findName(change.tx, friendId);
    if (friendship?.status !== 'accepted' || name === null) return;
    await change.record('friendGained', { userId: requesterId, friendId, name });
  });
}
