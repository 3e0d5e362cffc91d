import { type feed, feedPage } from '#contract/feed.ts';
import { AppError } from '#server/platform/app-error.ts';
import { idAbove, pageOf } from '#server/platform/database/pages.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { numericId } from '#server/platform/routes/numeric-id.ts';
import { findComments } from './comment-queries.ts';
import { describeThreads, editComment, removeComment, writeComment } from './comments.ts';
import { dayLimits } from './day-limits.ts';
import { describeItem } from './describe-item.ts';
import { type FeedReader, findFeedPage, findVisibleItem } from './item-queries.ts';
import { toggleKudos } from './kudos.ts';
import { findGivers } from './kudos-queries.ts';
import { feedReaderOf } from './reader.ts';
import { findOthersThisWeek } from './week-queries.ts';

const done = { success: true } as const;

type ItemRows = Pick<
  typeof feed,
  | 'list'
  | 'activity'
  | 'kudos'
  | 'toggleKudos'
  | 'comments'
  | 'comment'
  | 'editComment'
  | 'deleteComment'
>;

export function itemHandlers(platform: Platform): Handlers<ItemRows> {
  const { db } = platform;
  const take = dayLimits(platform);

  /** @throws AppError not_found, whether the item does not exist or the reader may not see it */
  const visibleItem = async (given: string, reader: FeedReader) => {
    const row = await findVisibleItem(db, numericId(given), reader);
    const item = row && describeItem(row, reader);
    if (item === null) throw new AppError('not_found');
    return { ...item, itemId: Number(item.id) };
  };

  return {
    async list({ db, caller, today, query: { cursor, limit = feedPage.usual } }) {
      const reader = await feedReaderOf(db, caller);
      const page = { limit: limit + 1, before: idAbove(cursor) };
      const found = await findFeedPage(db, reader, page);
      const { page: rows, nextCursor } = pageOf(found, limit, ({ id }) => id);
      const items = rows.flatMap((row) => describeItem(row, reader) ?? []);
      const others =
        cursor === undefined ? await findOthersThisWeek(db, { ...caller, today }) : undefined;
      const withoutFriends = others === undefined ? null : { othersThisWeek: others };
      return { items, nextCursor, withoutFriends };
    },

    async activity({ caller, params }) {
      const { itemId: _, ...item } = await visibleItem(params.id, await feedReaderOf(db, caller));
      return item;
    },

    async kudos({ caller, params }) {
      const reader = await feedReaderOf(db, caller);
      const { itemId, kudos } = await visibleItem(params.id, reader);
      return { ...kudos, users: await findGivers(db, itemId, reader) };
    },

    toggleKudos: {
      async beforeChange({ caller }) {
        await take('kudos', caller.id);
        return async ({ params, change }) =>
          toggleKudos(change, numericId(params.id), await feedReaderOf(change.tx, caller));
      },
    },

    async comments({ caller, params }) {
      const reader = await feedReaderOf(db, caller);
      const { itemId } = await visibleItem(params.id, reader);
      return describeThreads(await findComments(db, itemId, reader), caller.id);
    },

    comment: {
      async beforeChange({ caller }) {
        await take('comments', caller.id);
        return async ({ params, body: { content, parentCommentId }, change }) => {
          const parentId = parentCommentId === undefined ? null : numericId(parentCommentId);
          const comment = { itemId: numericId(params.id), content, parentId };
          return writeComment(change, comment, await feedReaderOf(change.tx, caller));
        };
      },
    },

    editComment: ({ params, body: { content }, change }) =>
      editComment(change, { id: numericId(params.id), content }),

    async deleteComment({ params, change }) {
      await removeComment(change, numericId(params.id));
      return done;
    },
  };
}
