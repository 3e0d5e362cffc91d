import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import { personColumns } from '#server/features/friends/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { type FeedReader, isNotApart } from './item-queries.ts';
import { maySeeItem } from './may-see-item.ts';
import { feedComments, feedItems } from './tables.ts';

const columns = {
  id: feedComments.id,
  parentId: feedComments.parentId,
  content: feedComments.content,
  createdAt: feedComments.createdAt,
  editedAt: feedComments.editedAt,
  author: personColumns,
};

const withAuthor = (db: Db) =>
  db.select(columns).from(feedComments).innerJoin(users, eq(users.id, feedComments.userId));

export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/** Returns the comments and replies of an item whose authors the reader may see, oldest first. */
export const findComments = (db: Db, itemId: number, reader: FeedReader) =>
  withAuthor(db)
    .where(and(eq(feedComments.itemId, itemId), isNotApart('feed_comments.user_id', reader)))
    .orderBy(asc(feedComments.id));

export async function countComments(db: Db, itemId: number): Promise<number> {
  const [row] = await db
    .select({ comments: count() })
    .from(feedComments)
    .where(eq(feedComments.itemId, itemId));
  return row?.comments ?? 0;
}

type WhichComment = { readonly id: number; readonly itemId: number };

/** Locks the comment that a reply refers to until the end of the transaction; null when there is none. */
export async function lockParent(db: Db, { id, itemId }: WhichComment, reader: FeedReader) {
  const [row] = await db
    .select({
      id: feedComments.id,
      userId: feedComments.userId,
      parentId: feedComments.parentId,
    })
    .from(feedComments)
    .where(
      and(
        eq(feedComments.id, id),
        eq(feedComments.itemId, itemId),
        isNotApart('feed_comments.user_id', reader),
      ),
    )
    .for('key share');
  return row ?? null;
}

type NewComment = Pick<
  typeof feedComments.$inferInsert,
  'itemId' | 'userId' | 'parentId' | 'content'
> & { readonly at: Temporal.Instant };

export async function insertComment(db: Db, { at, ...comment }: NewComment): Promise<CommentRow> {
  const [written] = await db
    .insert(feedComments)
    .values({ ...comment, createdAt: dateOf(at) })
    .returning({ id: feedComments.id });
  return findComment(db, written?.id ?? 0);
}

async function findComment(db: Db, id: number): Promise<CommentRow> {
  const [row] = await withAuthor(db).where(eq(feedComments.id, id));
  if (row === undefined) throw new Error(`There is no comment ${id}`);
  return row;
}

type Edit = {
  readonly id: number;
  readonly userId: string;
  readonly content: string;
  readonly at: Temporal.Instant;
};

/** Changes the golfer's own comment on an item that the golfer may still see; null when there is none. */
export async function setContent(db: Db, { id, userId, content, at }: Edit) {
  const isNew = sql`${feedComments.content} <> ${content}`;
  const [row] = await db
    .update(feedComments)
    .set({
      content,
      editedAt: sql`case when ${isNew} then ${at.toString()}::timestamptz
        else ${feedComments.editedAt} end`,
    })
    .where(
      and(
        eq(feedComments.id, id),
        eq(feedComments.userId, userId),
        maySeeItem(userId, feedComments.itemId),
      ),
    )
    .returning({ id: feedComments.id });
  return row === undefined ? null : findComment(db, row.id);
}

/** Locks the golfer's own comment with its replies; empty when there is no such comment. */
export async function lockThread(db: Db, { id, userId }: Pick<Edit, 'id' | 'userId'>) {
  const thread = await db
    .select({
      id: feedComments.id,
      itemId: feedComments.itemId,
      parentId: feedComments.parentId,
      userId: feedComments.userId,
    })
    .from(feedComments)
    .where(or(eq(feedComments.id, id), eq(feedComments.parentId, id)))
    .orderBy(asc(feedComments.id))
    .for('update');
  return thread.some((one) => one.id === id && one.userId === userId) ? thread : [];
}

/** Deletes a comment. The database deletes its replies. */
export async function deleteComment(db: Db, id: number): Promise<void> {
  await db.delete(feedComments).where(eq(feedComments.id, id));
}

/** Returns the golfers who may have been notified: the item's owner and the author of the parent comment. */
export async function findParticipants(db: Db, itemId: number, parentId: number | null) {
  const [item] = await db
    .select({ userId: feedItems.userId })
    .from(feedItems)
    .where(eq(feedItems.id, itemId));
  const [parent] =
    parentId === null
      ? []
      : await db
          .select({ userId: feedComments.userId })
          .from(feedComments)
          .where(eq(feedComments.id, parentId));
  return [item, parent].flatMap((one) => one?.userId ?? []);
}
