import { and, eq, sql } from 'drizzle-orm';
import type { ProgramSummary } from '#contract/programs.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { FeedFacts, FeedItemType } from '#domain/feed/feed-item.ts';
import { friendIdsOf, maySeeProgress } from '#server/features/friends/public-queries.ts';
import {
  programSessions,
  programs,
  shownColor,
  translated,
} from '#server/features/programs/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import { scheduledSessions } from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { prepareStatement } from '#server/platform/database/prepared-query.ts';
import { comesFrom, type Source } from '#server/platform/database/source-columns.ts';
import { idArray } from '#server/platform/database/text-array.ts';
import { tellsNothingHidden } from './may-see-item.ts';
import { feedComments, feedItems, feedKudos } from './tables.ts';

/** The golfer who reads, and the ids of the golfers who are hidden from that reader. */
export type FeedReader = {
  readonly id: string;
  readonly language: string;
  readonly apartIds: readonly string[];
};

/** An item with everything that a reader sees of it. */
export type FeedItemRow = {
  readonly id: string;
  readonly facts: FeedFacts;
  readonly createdAt: string;
  readonly userId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly image: string | null;
  readonly avatar: string | null;
  readonly showsHandicap: boolean;
  /** Null when the session or program no longer exists, or the item is about neither. */
  readonly sessionTitle: string | null;
  readonly focus: Focus | null;
  readonly programName: string | null;
  readonly programColor: ProgramSummary['color'] | null;
  readonly kudosCount: number;
  readonly isKudosMine: boolean;
  readonly commentCount: number;
};

/** Whether the reader may see a golfer, within another query. */
export const isNotApart = (golfer: string, { apartIds }: Pick<FeedReader, 'apartIds'>) =>
  apartIds.length === 0 ? sql`true` : sql`${sql.raw(golfer)} <> all(${idArray(apartIds)})`;

/** Selects everything that a reader sees of the items in `chosen`, a subquery of `feed_items`. */
const described = (chosen: ReturnType<typeof sql>, reader: FeedReader) => sql<FeedItemRow>`
  select i.id::text as id, i.facts || jsonb_build_object('type', i.type) as facts,
    ${instantText(sql.raw('i.created_at'))} as "createdAt",
    u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.image, u.avatar,
    ${allows('showHandicapPublicly', sql.raw('i.user_id'))} as "showsHandicap",
    case when s.id is not null then ${translated('s', 'title', reader.language)} end as "sessionTitle",
    s.focus,
    case when p.id is not null then ${translated('p', 'name', reader.language)} end as "programName",
    (select ${shownColor} from ${programs} where ${programs.id} = p.id) as "programColor",
    k.count as "kudosCount", k.is_mine as "isKudosMine", c.count as "commentCount"
  from (${chosen}) i
  join ${users} u on u.id = i.user_id
  left join ${scheduledSessions} d
    on i.type = 'session_completed' and d.id = i.source_id
  left join ${programSessions} s on s.id = d.session_id
  left join ${programs} p on p.id = i.facts ->> 'programId'
  cross join lateral (
    select count(*)::int as count, coalesce(bool_or(k.user_id = ${reader.id}), false) as is_mine
    from feed_kudos k where k.item_id = i.id and ${isNotApart('k.user_id', reader)}
  ) k
  cross join lateral (
    select count(*)::int as count
    from feed_comments c left join feed_comments a on a.id = c.parent_id
    where c.item_id = i.id and ${isNotApart('c.user_id', reader)}
      and (a.id is null or ${isNotApart('a.user_id', reader)})
  ) c
  order by i.id desc`;

type Page = {
  readonly limit: number;
  /** The last id of the previous page. */
  readonly before: number;
};

/**
 * Returns the reader's own items and those of friends who show their progress, newest first. Reads only
 * the `limit` golfers with the newest items; the other golfers have nothing on this page.
 */
export const feedPageQuery = (reader: FeedReader, { limit, before }: Page) =>
  described(
    sql`
      select own.* from (
        select w.id, n.id as newest
        from (
          select ${reader.id}::uuid as id
          union all
          select f.id from ${friendIdsOf(reader.id)} f
          where ${allows('showProgressToFriends', sql.raw('f.id'))}
        ) w
        cross join lateral (
          select i.id from feed_items i
          where i.user_id = w.id and i.id < ${before}::bigint and ${tellsNothingHidden(reader.id)}
          order by i.id desc limit 1
        ) n
        order by n.id desc limit ${limit}::int
      ) w
      cross join lateral (
        select * from feed_items i
        where i.user_id = w.id and i.id < ${before}::bigint and ${tellsNothingHidden(reader.id)}
        order by i.id desc limit ${limit}::int
      ) own
      order by own.id desc limit ${limit}::int`,
    reader,
  );

export async function findFeedPage(db: Db, reader: FeedReader, page: Page): Promise<FeedItemRow[]> {
  return (await db.execute<FeedItemRow>(feedPageQuery(reader, page))).rows;
}

const visible = (id: number, readerId: string) => sql`
  select * from feed_items i
  where i.id = ${id}::bigint and ${tellsNothingHidden(readerId)}
    and ${maySeeProgress(readerId, sql.raw('i.user_id'))}`;

/** Finds an item that this reader may see; null when there is none. */
export async function findVisibleItem(
  db: Db,
  id: number,
  reader: FeedReader,
): Promise<FeedItemRow | null> {
  const { rows } = await db.execute<FeedItemRow>(described(visible(id, reader.id), reader));
  return rows[0] ?? null;
}

/** An item's owner and type. */
export type ItemOwner = {
  readonly id: number;
  readonly userId: string;
  readonly type: FeedItemType;
};

type Wanted = {
  readonly id: number;
  readonly golferId: string;
  /** Whether to take turns with other changes that set this. */
  readonly inTurn?: boolean;
};

/**
 * Locks an item that this golfer may see, for a change that adds to it: the item cannot be withdrawn until
 * the end of the transaction.
 */
export async function lockVisibleItem(
  db: Db,
  { id, golferId, inTurn = false }: Wanted,
): Promise<ItemOwner | null> {
  const lock = sql.raw(inTurn ? 'no key update' : 'key share');
  const { rows } = await db.execute<{ userId: string; type: FeedItemType }>(sql`
    select i.user_id as "userId", i.type from (${visible(id, golferId)} for ${lock} of i) i`);
  const [found] = rows;
  return found === undefined ? null : { id, ...found };
}

export type NewItem = FeedFacts & Source;

type NewItems = {
  readonly userId: string;
  readonly items: readonly NewItem[];
  readonly at: Temporal.Instant;
};

const insertion = prepareStatement(
  'insert_feed_items',
  sql`
    insert into feed_items (created_at, user_id, source_id, source_name, type, facts)
    select ${sql.placeholder('at')}::timestamptz, ${sql.placeholder('userId')},
      (i ->> 'sourceId')::uuid, i ->> 'sourceName', i ->> 'type',
      i - '{type,sourceId,sourceName}'::text[]
    from jsonb_array_elements(${sql.placeholder('items')}::jsonb) i
    on conflict do nothing`,
);

/** Writes the items that do not exist yet, in one statement. */
export async function insertItems(db: Db, { userId, items, at }: NewItems): Promise<void> {
  await insertion(db, { userId, at: at.toString(), items: JSON.stringify(items) });
}

type OwnItems = {
  readonly userId: string;
  readonly type: FeedItemType;
  readonly sources: readonly Source[];
};

const ofSources = ({ userId, type, sources }: OwnItems) =>
  and(eq(feedItems.userId, userId), eq(feedItems.type, type), comesFrom(feedItems, sources));

/** Finds the handicap that a golfer's item of a day starts from; null when there is no item. */
export async function findHandicapBefore(db: Db, item: OwnItems): Promise<string | null> {
  const [row] = await db
    .select({ from: sql<string>`${feedItems.facts} ->> 'from'` })
    .from(feedItems)
    .where(ofSources(item));
  return row?.from ?? null;
}

/** Changes the handicap that an item ends with. */
export async function setHandicapReached(db: Db, item: OwnItems, to: string): Promise<void> {
  await db
    .update(feedItems)
    .set({ facts: sql`${feedItems.facts} || ${JSON.stringify({ to })}::jsonb` })
    .where(ofSources(item));
}

/** Finds the golfer's streak items from a day on that are longer than `longerThan` days. */
export async function findStreakNames(
  db: Db,
  { userId, from, longerThan }: { userId: string; from: string; longerThan: number },
): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`${feedItems.sourceName}` })
    .from(feedItems)
    .where(
      and(
        eq(feedItems.userId, userId),
        eq(feedItems.type, 'streak_achievement'),
        sql`${feedItems.facts} ->> 'day' >= ${from}`,
        sql`(${feedItems.facts} ->> 'days')::int > ${longerThan}::int`,
      ),
    );
  return rows.map(({ name }) => name);
}

/** A deleted item, with the golfers who gave kudos and with its comments. */
export type DeletedItem = {
  readonly id: number;
  readonly giverIds: readonly string[];
  readonly comments: readonly { readonly id: number; readonly userId: string }[];
};

/** Deletes items by their sources, with their kudos and comments. */
export async function deleteItems(db: Db, items: OwnItems): Promise<DeletedItem[]> {
  // Locks the items first, so that nobody can add to them between the statements.
  const found = await db
    .select({ id: feedItems.id })
    .from(feedItems)
    .where(ofSources(items))
    .for('update');
  const deleted: DeletedItem[] = [];
  for (const { id } of found) {
    const givers = await db
      .select({ userId: feedKudos.userId })
      .from(feedKudos)
      .where(eq(feedKudos.itemId, id));
    const comments = await db
      .select({ id: feedComments.id, userId: feedComments.userId })
      .from(feedComments)
      .where(eq(feedComments.itemId, id));
    await db.delete(feedItems).where(eq(feedItems.id, id));
    deleted.push({ id, giverIds: givers.map(({ userId }) => userId), comments });
  }
  return deleted;
}
