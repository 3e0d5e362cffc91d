import type { DomainEvents } from '#domain/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findReceived, findRecipients, isKudosThere } from './told-queries.ts';

/** Tells whose item it is of the kudos, in a change of their own, if they are still there by then. */
export async function tellOfKudos(
  { userId: golferId, activityId, ownerId: userId }: DomainEvents['kudosGiven'],
  { runChange }: Platform,
): Promise<void> {
  await runChange(userId, async (change) => {
    const itemId = Number(activityId);
    if (!(await isKudosThere(change.tx, { itemId, userId: golferId }))) return;
    const received = await findReceived(change.tx, { itemId, golferId });
    if (received === null) return;
    await change.record('kudosReceived', { userId, golferId, activityId, ...received });
  });
}

/**
 * Tells whose item it is, and who wrote what a reply is to, of a comment: each in a change of their own,
 * if the comment is still there by then and they may still see it.
 */
export async function tellOfComment(
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
      const event = { golferId, name, activityId, commentId, ...recipient };
      await change.record('commentReceived', event);
    });
  }
}
