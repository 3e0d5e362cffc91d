import * as z from 'zod/mini';
import { achievementIcons, rarities } from '#domain/achievements/achievement-types.ts';
import { commentLength } from '#domain/feed/feed-item.ts';
import { reportReasons } from '#domain/feed/report.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import type { IssueCode } from './errors.ts';
import {
  focus,
  id,
  idCursor,
  instant,
  madeId,
  minutes,
  nextPage,
  notes,
  optional,
  readable,
  success,
  withDefault,
} from './fields.ts';
import { person } from './friends.ts';
import { programSummary } from './programs.ts';

/** Default and maximum number of items on a page of the feed. */
export const feedPage = { usual: 20, most: 50 } as const;

/** The longest note of a report, in characters. */
export const reportNoteLength = 1000;

/** URL prefixes of reads that become stale when kudos or comments change. */
export const changedWithFeed: readonly `/api/${string}`[] = [
  '/api/social/feed',
  '/api/social/activities',
];

const shared = {
  id: z.string(),
  createdAt: instant,
  user: person,
  /** Whether it is about the reader. */
  isOwn: z.boolean(),
  kudos: z.object({ count: z.int(), isMine: z.boolean() }),
  /** Comments and replies. */
  commentCount: z.int(),
};

/** An activity of a golfer, in the reader's language. Its type determines the fields of `content`. */
const feedItem = z.discriminatedUnion('type', [
  z.object({
    ...shared,
    type: z.literal('session_completed'),
    content: z.object({ sessionTitle: z.string(), duration: minutes, focus }),
  }),
  z.object({
    ...shared,
    type: z.literal('streak_achievement'),
    content: z.object({ streakDays: z.int() }),
  }),
  z.object({
    ...shared,
    type: z.literal('handicap_improvement'),
    /** Both are null while the golfer hides the handicap, even for that golfer, who sees the same as friends do. */
    content: z.object({
      oldHandicap: z.nullable(z.string()),
      newHandicap: z.nullable(z.string()),
    }),
  }),
  z.object({
    ...shared,
    type: z.enum(['program_started', 'program_completed']),
    content: z.object({
      programId: z.string(),
      programName: z.string(),
      color: programSummary.shape.color,
    }),
  }),
  z.object({
    ...shared,
    type: z.literal('achievement_unlocked'),
    content: z.object({
      achievementName: z.string(),
      achievementDescription: z.string(),
      rarity: z.enum(rarities),
      icon: z.enum(achievementIcons),
    }),
  }),
]);
export type FeedItem = z.output<typeof feedItem>;

const othersThisWeek = z.object({
  /** The program these golfers train with; null for golfers of all programs. */
  programName: z.nullable(z.string()),
  /** Golfers who completed a session, at least five. */
  golfers: z.int(),
  sessions: z.int(),
  minutes: z.int(),
});
/** What other golfers did in the golfer's calendar week, as sums that identify nobody. */
export type OthersThisWeek = z.output<typeof othersThisWeek>;

const feedPageAnswer = z.object({
  items: z.array(feedItem),
  ...nextPage,
  /** On the first page of a golfer without friends. The numbers are null while too few golfers are counted. */
  withoutFriends: z.nullable(z.object({ othersThisWeek: z.nullable(othersThisWeek) })),
});
export type FeedPage = z.output<typeof feedPageAnswer>;

const kudos = z.object({
  count: z.int(),
  isMine: z.boolean(),
  /** The latest first, at most 100. */
  users: z.array(person),
});
export type Kudos = z.output<typeof kudos>;

const reply = z.object({
  id: z.string(),
  userId: z.string(),
  user: person,
  content: z.string(),
  createdAt: instant,
  isEdited: z.boolean(),
  /** Whether the reader wrote it, and so may edit and delete it. */
  isOwn: z.boolean(),
});
export type Reply = z.output<typeof reply>;

/** A comment with its replies. Replies cannot have replies. */
const comment = z.extend(reply, { replies: z.array(reply) });
export type Comment = z.output<typeof comment>;

const commentText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required' satisfies IssueCode),
    z.maxLength(commentLength),
    ...readable,
  );

/** A report of a golfer or a comment. */
const report = z.object({
  reason: z.enum(reportReasons),
  note: withDefault(notes(reportNoteLength), ''),
});

/** A report as administrators see it. */
const adminReport = z.object({
  id: z.string(),
  createdAt: instant,
  isOpen: z.boolean(),
  reason: z.enum(reportReasons),
  note: z.string(),
  reporter: person,
  /** The reported golfer, or the author of the reported comment. */
  reported: person,
  /** The comment's text when it was reported; null when a person is reported. */
  comment: z.nullable(z.object({ id: z.nullable(z.string()), content: z.string() })),
});
export type AdminReport = z.output<typeof adminReport>;

/** A number in a query string. */
const limit = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/)),
  z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(feedPage.most))),
);

export const feed = {
  list: endpoint({
    method: 'GET',
    path: '/api/social/feed',
    auth: 'golfer',
    fromReplica: true,
    summary: 'List the activity of the golfer and friends, newest first',
    query: z.object({
      cursor: z.optional(idCursor),
      limit: z._default(limit, feedPage.usual),
    }),
    response: feedPageAnswer,
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/social/activities/{id}',
    auth: 'golfer',
    summary: 'Return a feed item',
    params: z.object({ id }),
    response: feedItem,
  }),
  kudos: endpoint({
    method: 'GET',
    path: '/api/social/activities/{id}/kudos',
    auth: 'golfer',
    summary: 'List who gave kudos for a feed item',
    params: z.object({ id }),
    response: kudos,
  }),
  toggleKudos: endpoint({
    method: 'POST',
    path: '/api/social/activities/{id}/kudos',
    auth: 'golfer',
    summary: 'Give kudos, or remove them',
    params: z.object({ id }),
    // Without a key, a retry would take back the kudos that the first request gave.
    idempotent: true,
    refresh: [...changedWithFeed, '/api/user/achievement'],
    response: z.object({ action: z.enum(['added', 'removed']), count: z.int() }),
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/social/activities/{id}/comments',
    auth: 'golfer',
    summary: 'List the comments on a feed item with their replies, oldest first',
    params: z.object({ id }),
    response: z.array(comment),
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/social/activities/{id}/comments',
    auth: 'golfer',
    summary: 'Comment on a feed item, or reply to one of its comments',
    params: z.object({ id }),
    body: z.object({ content: commentText, parentCommentId: optional(id) }),
    idempotent: true,
    refresh: changedWithFeed,
    response: comment,
  }),
  editComment: endpoint({
    method: 'PUT',
    path: '/api/social/comments/{id}',
    auth: 'golfer',
    summary: 'Edit one’s own comment',
    params: z.object({ id }),
    body: z.object({ content: commentText }),
    refresh: changedWithFeed,
    response: reply,
  }),
  deleteComment: endpoint({
    method: 'DELETE',
    path: '/api/social/comments/{id}',
    auth: 'golfer',
    summary: 'Delete one’s own comment and its replies',
    params: z.object({ id }),
    refresh: changedWithFeed,
    response: success,
  }),
  reportComment: endpoint({
    method: 'POST',
    path: '/api/social/comments/{id}/report',
    auth: 'golfer',
    summary: 'Report a comment to the administrators; reporting it again has no effect',
    params: z.object({ id }),
    body: report,
    response: success,
  }),
  reportPerson: endpoint({
    method: 'POST',
    path: '/api/users/{id}/report',
    auth: 'golfer',
    summary: 'Report a golfer to the administrators; reporting again has no effect',
    params: z.object({ id: madeId }),
    body: report,
    response: success,
  }),
  reports: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    auth: 'admin',
    summary: 'List golfers’ reports, newest first',
    query: z.object({
      state: z._default(z.enum(['open', 'closed']), 'open'),
      cursor: z.optional(idCursor),
    }),
    response: z.object({ reports: z.array(adminReport), ...nextPage }),
  }),
  setReport: endpoint({
    method: 'PATCH',
    path: '/api/admin/reports/{id}',
    auth: 'admin',
    act: 'setReport',
    summary: 'Close a report, or reopen it',
    params: z.object({ id }),
    body: z.object({ isOpen: z.boolean() }),
    refresh: ['/api/admin/reports'],
    response: adminReport,
  }),
} satisfies Endpoints;
