import { aliasedTable, and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { AdminReport } from '#contract/feed.ts';
import { areApart, toPerson } from '#server/features/friends/public-queries.ts';
import { findAccountName } from '#server/platform/auth/full-name.ts';
import { users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { numericId } from '#server/platform/routes/numeric-id.ts';
import { maySeeItem } from './may-see-item.ts';
import { feedReports } from './tables.ts';

type NewReport = Pick<
  typeof feedReports.$inferInsert,
  'reporterId' | 'reportedId' | 'commentId' | 'content' | 'reason' | 'note'
> & { readonly at: Temporal.Instant };

/** Writes a report, unless this golfer has already reported the same comment or person. */
export async function insertReport(db: Db, { at, ...report }: NewReport): Promise<void> {
  await db
    .insert(feedReports)
    .values({ ...report, createdAt: dateOf(at) })
    .onConflictDoNothing();
}

/** Locks a comment that this golfer may see until the end of the transaction; null when there is none. */
export async function lockVisibleComment(db: Db, id: number, golferId: string) {
  const { rows } = await db.execute<{ userId: string; content: string }>(sql`
    select c.user_id as "userId", c.content
    from feed_comments c
    left join feed_comments a on a.id = c.parent_id
    where c.id = ${id}::bigint and ${maySeeItem(golferId, sql.raw('c.item_id'))}
      and not ${areApart(golferId, sql.raw('c.user_id'))}
      and (a.id is null or not ${areApart(golferId, sql.raw('a.user_id'))})
    for key share of c`);
  return rows[0] ?? null;
}

/** Whether a golfer with this id exists, whose account is not closed. */
export async function isGolfer(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleteAfter)))
    .for('key share');
  return found.length > 0;
}

/** Names a report by the golfer whom it is about. */
export async function findReported(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ reportedId: feedReports.reportedId })
    .from(feedReports)
    .where(eq(feedReports.id, numericId(id)));
  return row && findAccountName(db, row.reportedId);
}

const reporters = aliasedTable(users, 'reporters');
const reported = aliasedTable(users, 'reported');

const personOf = (table: typeof reporters) => ({
  id: table.id,
  firstName: table.firstName,
  lastName: table.lastName,
  image: table.image,
  avatar: table.avatar,
});

const selectReports = (db: Db) =>
  db
    .select({
      report: feedReports,
      reporter: personOf(reporters),
      reported: personOf(reported),
    })
    .from(feedReports)
    .innerJoin(reporters, eq(reporters.id, feedReports.reporterId))
    .innerJoin(reported, eq(reported.id, feedReports.reportedId));

function toReport({
  report,
  reporter,
  reported,
}: Awaited<ReturnType<typeof selectReports>>[number]): AdminReport {
  const { id, createdAt, closedAt, reason, note, commentId, content } = report;
  return {
    id: String(id),
    reason,
    note,
    isOpen: closedAt === null,
    createdAt: createdAt.toISOString(),
    reporter: toPerson(reporter),
    reported: toPerson(reported),
    comment:
      content === null ? null : { id: commentId === null ? null : String(commentId), content },
  };
}

type Page = { readonly isOpen: boolean; readonly before: number; readonly limit: number };

/** Returns a page of reports, newest first. */
export async function findReports(db: Db, { isOpen, before, limit }: Page): Promise<AdminReport[]> {
  const state = isOpen ? isNull(feedReports.closedAt) : isNotNull(feedReports.closedAt);
  const rows = await selectReports(db)
    .where(and(state, lt(feedReports.id, before)))
    .orderBy(desc(feedReports.id))
    .limit(limit);
  return rows.map(toReport);
}

/** Closes a report, or reopens it when `closedAt` is null. Returns null when it does not exist. */
export async function setClosedAt(
  db: Db,
  id: number,
  closedAt: Date | null,
): Promise<AdminReport | null> {
  await db.update(feedReports).set({ closedAt }).where(eq(feedReports.id, id));
  const [row] = await selectReports(db).where(eq(feedReports.id, id));
  return row === undefined ? null : toReport(row);
}
