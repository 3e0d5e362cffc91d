import { changedWithFeed } from '#contract/feed.ts';
import type { DomainEvents } from '#domain/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findReceived, findRecipients, lockKudos } from './notification-queries.ts';

/** Notifies an item's owner of kudos, in a change of the owner's own, if the kudos still exist. */
export async function notifyOfKudos(
  { userId: golferId, activityId, ownerId: userId }: DomainEvents['kudosGiven'],
  { runChange }: Platform,
): Promise<void> {
  await runChange(userId, async (change) => {
    const itemId = Number(activityId);
    if (!(await lockKudos(change.tx, { itemId, userId: golferId }))) return;
    const received = await findReceived(change.tx, { itemId, golferId });
    if (received === null) return;
    change.notify({ kind: 'kudos_received', golferId, activityId, ...received });
    change.refresh(...changedWithFeed);
  });
}

/**
 * Notifies golfers of a comment: the item's owner, and the author of the comment that it replies to. Each
 * is notified in a change of their own, if the comment still exists and they may still see it.
 */
export async function notifyOfComment(
  { userId: golferId, activityId, commentId }: DomainEvents['commentWritten'],
  { db, runChange }: Platform,
): Promise<void> {
  const recipients = await findRecipients(db, Number(commentId));
  for (const { userId } of recipients) {
    await runChange(userId, async (change) => {
      const now = await findRecipients(change.tx, Number(commentId));
      const recipient = now.find((one) => one.userId === userId);
      const received = await findReceived(change.tx, { itemId: Number(activityId), golferId });
      if (recipient === undefined || received === null) return;
      const { name } = received;
      const { isReply } = recipient;
      change.notify({ kind: 'comment_received', golferId, name, activityId, commentId, isReply });
      change.refresh(...changedWithFeed);
    });
  }
}
