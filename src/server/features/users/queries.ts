import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { type ListedUser, usersPerPage } from '#contract/users.ts';
import { AppError } from '#server/platform/app-error.ts';
import { fullNameOf } from '#server/platform/auth/full-name.ts';
import { authSessions, selectedGolfer, users } from '#server/platform/auth/tables.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { constraintOf } from '#server/platform/database/database-error.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { pageOf } from '#server/platform/database/pages.ts';

type Page = { readonly search?: string | undefined; readonly cursor?: string | undefined };

/**
 * Matches text with this prefix, ignoring the prefix's case. Uses ranges, because a generic plan of a prepared
 * statement cannot use an index for `like`.
 */
function beginsWith(text: SQL, prefix: string): SQL {
  const from = prefix.toLowerCase();
  // The greatest code point, so no character sorts after it.
  const to = `${from}\u{10ffff}`;
  return sql`${text} ~>=~ ${from} and ${text} ~<~ ${to}`;
}

/**
 * Finds a page of accounts sorted by email address. Indexes cover searches by prefix of address, full name, first
 * name and last name. The first page without a search includes the total, which is exact up to 10,000 and an estimate
 * beyond.
 */
export async function findUsers(
  db: Db,
  { search, cursor }: Page,
): Promise<{ users: ListedUser[]; nextCursor: string | null; total: number | null }> {
  const rows = await pageQuery(db, { search, cursor });
  const { page, nextCursor } = pageOf(rows, usersPerPage, ({ email }) => email);
  const listed = page.map(({ createdAt, deleteAfter, ...user }) => ({
    ...user,
    createdAt: createdAt.toISOString(),
    deleteAfter: deleteAfter?.toISOString() ?? null,
  }));
  const isStart = cursor === undefined && search === undefined;
  const total = isStart ? await countRows(db, users) : null;
  return { users: listed, nextCursor, total };
}

/** Makes the query for a page, plus one account to tell whether there are more. */
export function pageQuery(db: Db, { search, cursor }: Page) {
  const texts = [
    sql`lower(${users.email})`,
    sql`lower(${users.firstName} || ' ' || ${users.lastName})`,
    sql`lower(${users.firstName})`,
    sql`lower(${users.lastName})`,
  ];
  const matches =
    search === undefined ? undefined : or(...texts.map((text) => beginsWith(text, search)));
  return db
    .select({
      id: users.id,
      email: users.email,
      name: fullNameOf('users'),
      isAdmin: users.isAdmin,
      createdAt: users.createdAt,
      deleteAfter: users.deleteAfter,
      sessions: sql<number>`(
        select count(*)::int from ${authSessions} s
        where s.user_id = ${selectedGolfer} and s.expires_at > now()
      )`,
    })
    .from(users)
    .where(and(matches, cursor === undefined ? undefined : gt(users.email, cursor)))
    .orderBy(asc(users.email))
    .limit(usersPerPage + 1);
}

type NewAccount = Pick<typeof users.$inferInsert, 'id' | 'name' | 'email'> &
  Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'preferredLanguage' | 'timeZone'>;

/** @throws AppError email_taken */
export async function insertAccount(db: Db, account: NewAccount): Promise<void> {
  await db
    .insert(users)
    .values(account)
    .catch((error: unknown) => {
      const isTaken = constraintOf(error) === 'users_email_unique';
      throw isTaken ? new AppError('email_taken') : error;
    });
}

export const setAdministrator = (db: Db, id: string, isAdmin: boolean) =>
  db.update(users).set({ isAdmin }).where(eq(users.id, id));
