import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FeedFacts, FeedItemType } from '#domain/feed/feed-item.ts';
import { reportReasons } from '#domain/feed/report.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { enumChecks } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';
import { onePerSource, sourceColumns } from '#server/platform/database/source-columns.ts';

/** An increasing id, which orders rows and serves as a cursor for lists. */
const growingId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Things that golfers did, for themselves and their friends to see. One row each, however many friends read it. */
export const feedItems = pgTable(
  'feed_items',
  {
    id: growingId(),
    createdAt: instant('created_at').notNull(),
    userId: golfer('user_id'),
    ...sourceColumns,
    type: text('type').$type<FeedItemType>().notNull(),
    /** What the type and the source do not tell. */
    facts: jsonb('facts').$type<Omit<FeedFacts, 'type'>>().notNull(),
  },
  (table) => [
    ...onePerSource(table, table.type),
    index('feed_items_newest').on(table.userId, table.id),
  ],
);

const item = () =>
  bigint('item_id', { mode: 'number' })
    .notNull()
    .references(() => feedItems.id, { onDelete: 'cascade' });

/** Kudos are counted from these rows, so no count can be wrong. */
export const feedKudos = pgTable(
  'feed_kudos',
  { itemId: item(), userId: golfer('user_id'), createdAt: instant('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.itemId, table.userId] }),
    index('feed_kudos_user').on(table.userId),
  ],
);

export const feedComments = pgTable(
  'feed_comments',
  {
    id: growingId(),
    itemId: item(),
    userId: golfer('user_id'),
    /** The comment that it replies to, which must not be a reply itself. */
    parentId: bigint('parent_id', { mode: 'number' }).references(
      (): AnyPgColumn => feedComments.id,
      { onDelete: 'cascade' },
    ),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the text was last changed; null when it never was. */
    editedAt: instant('edited_at'),
  },
  (table) => [
    index('feed_comments_item').on(table.itemId, table.id),
    index('feed_comments_parent').on(table.parentId),
    index('feed_comments_user').on(table.userId),
  ],
);

/** Used in place of a program id for the golfers of all programs. */
export const everybody = '';

/** Rows for a week and program, a power of two. */
export const shards = 64;

/**
 * Sums of golfers' sessions per calendar week, by their own days; they identify nobody. Each golfer adds
 * to one of many rows, so golfers who complete sessions at the same moment rarely wait for each other.
 */
export const weeklySums = pgTable(
  'weekly_sums',
  {
    monday: date('monday', { mode: 'string' }).notNull(),
    programId: text('program_id').notNull(),
    shard: smallint('shard').notNull(),
    /** Number of golfers who completed a session. */
    golfers: integer('golfers').notNull(),
    sessions: integer('sessions').notNull(),
    minutes: integer('minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.monday, table.programId, table.shard] })],
);

/** Reports from golfers to the administrators. */
export const feedReports = pgTable(
  'feed_reports',
  {
    id: growingId(),
    reporterId: golfer('reporter_id'),
    /** The golfer who is reported, or who wrote the reported comment. */
    reportedId: golfer('reported_id'),
    /** Null when a person is reported, or when the comment is gone. */
    commentId: bigint('comment_id', { mode: 'number' }).references(() => feedComments.id, {
      onDelete: 'set null',
    }),
    /** The comment as it was when it was reported; null when a person is reported. */
    content: text('content'),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('feed_reports_comment_once')
      .on(table.commentId, table.reporterId)
      .where(sql`${table.commentId} is not null`),
    uniqueIndex('feed_reports_person_once')
      .on(table.reporterId, table.reportedId)
      .where(sql`${table.content} is null`),
    index('feed_reports_reporter').on(table.reporterId),
    index('feed_reports_reported').on(table.reportedId),
    index('feed_reports_open').on(table.id).where(sql`${table.closedAt} is null`),
    ...enumChecks(table),
    check('feed_reports_person', sql`${table.content} is not null or ${table.commentId} is null`),
  ],
);
