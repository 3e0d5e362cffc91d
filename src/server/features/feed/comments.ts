import type { Comment, Reply } from '#contract/feed.ts';
import { mostComments } from '#domain/feed/feed-item.ts';
import { toPerson } from '#server/features/friends/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import {
  type CommentRow,
  countComments,
  deleteComment,
  findParticipants,
  insertComment,
  lockParent,
  lockThread,
  setContent,
} from './comment-queries.ts';
import { type FeedReader, lockVisibleItem } from './item-queries.ts';
import { refreshTabsOf } from './refresh-tabs.ts';

/** A comment or reply as a reader sees it. */
function describeReply(row: CommentRow, readerId: string): Reply {
  const { id, content, createdAt, editedAt, author } = row;
  return {
    id: String(id),
    userId: author.id,
    user: toPerson(author),
    content,
    createdAt: createdAt.toISOString(),
    isEdited: editedAt !== null,
    isOwn: author.id === readerId,
  };
}

/**
 * Groups comments with their replies, in the given order. Leaves out replies to comments that are hidden
 * from the reader.
 */
export function describeThreads(rows: readonly CommentRow[], readerId: string): Comment[] {
  const repliesTo = Map.groupBy(rows, ({ parentId }) => parentId);
  return (repliesTo.get(null) ?? []).map((row) => ({
    ...describeReply(row, readerId),
    replies: (repliesTo.get(row.id) ?? []).map((reply) => describeReply(reply, readerId)),
  }));
}

type NewComment = {
  readonly itemId: number;
  readonly content: string;
  /** The comment that it replies to; null when it is not a reply. */
  readonly parentId: number | null;
};

/**
 * Writes a comment or a reply to one.
 * @throws AppError not_found for an item or comment that this golfer may not see, invalid_input for a
 * reply to a reply, comments_full
 */
export async function writeComment(
  change: Change,
  { itemId, content, parentId }: NewComment,
  reader: FeedReader,
): Promise<Comment> {
  const { tx, golfer, now: at } = change;
  // Takes turns with other comments on the item, so that their number never exceeds the limit.
  const item = await lockVisibleItem(tx, { id: itemId, golferId: golfer.id, inTurn: true });
  if (item === null) throw new AppError('not_found');
  if (parentId !== null) {
    const parent = await lockParent(tx, { id: parentId, itemId }, reader);
    if (parent === null) throw new AppError('not_found');
    if (parent.parentId !== null) {
      throw new AppError('invalid_input', [{ path: 'parentCommentId', code: 'reply_to_reply' }]);
    }
  }
  if ((await countComments(tx, itemId)) >= mostComments) throw new AppError('comments_full');
  const row = await insertComment(tx, { itemId, userId: golfer.id, parentId, content, at });
  const event = { userId: golfer.id, activityId: String(itemId), commentId: String(row.id) };
  await change.record('commentWritten', event);
  return { ...describeReply(row, golfer.id), replies: [] };
}

type Edit = { readonly id: number; readonly content: string };

/** @throws AppError not_found when the comment is not the golfer's own, or its item is no longer visible */
export async function editComment(change: Change, { id, content }: Edit): Promise<Reply> {
  const { tx, golfer, now: at } = change;
  const row = await setContent(tx, { id, userId: golfer.id, content, at });
  if (row === null) throw new AppError('not_found');
  return describeReply(row, golfer.id);
}

/**
 * Deletes the golfer's own comment with its replies, even on an item that is no longer visible.
 * @throws AppError not_found when the comment is not the golfer's own
 */
export async function removeComment(change: Change, id: number): Promise<void> {
  const { tx, golfer } = change;
  const thread = await lockThread(tx, { id, userId: golfer.id });
  const comment = thread.find((one) => one.id === id);
  if (comment === undefined) throw new AppError('not_found');
  const participants = await findParticipants(tx, comment.itemId, comment.parentId);
  await deleteComment(tx, id);
  const golferIds = [...new Set([...participants, golfer.id])];
  for (const one of thread)
    change.withdraw({ kind: 'comment_received', commentId: String(one.id) }, golferIds);
  refreshTabsOf(change, golferIds);
}
