import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { type ListedUser, usersPerPage } from '#contract/users.ts';
import { authSessions, selectedGolfer, users } from '#server/platform/auth/tables.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

type Page = { readonly search?: string | undefined; readonly after?: string | undefined };

/**
 * What begins with that text, letter by letter. In ranges, because a prepared statement that PostgreSQL
 * plans without values finds no index for `like`.
 */
function beginsWith(text: SQL, prefix: string): SQL {
  const from = prefix.toLowerCase();
  // No letter comes after this one.
  const to = `${from}\u{10ffff}`;
  return sql`${text} ~>=~ ${from} and ${text} ~<~ ${to}`;
}

/**
 * A page of accounts by address; indexes answer for prefixes of address, whole name and last name. The first
 * page without a search says how many there are in all, beyond 10,000 about how many.
 */
export async function findUsers(
  db: Db,
  { search, after }: Page,
): Promise<{ users: ListedUser[]; hasMore: boolean; total: number | null }> {
  const rows = await pageQuery(db, { search, after });
  const page = rows.slice(0, usersPerPage).map(({ createdAt, deleteAfter, ...user }) => ({
    ...user,
    createdAt: createdAt.toISOString(),
    deleteAfter: deleteAfter?.toISOString() ?? null,
  }));
  const isStart = after === undefined && search === undefined;
  const total = isStart ? await countRows(db, users) : null;
  return { users: page, hasMore: rows.length > usersPerPage, total };
}

/** The statement for a page, and one account more. */
export function pageQuery(db: Db, { search, after }: Page) {
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
      name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
      isAdmin: users.isAdmin,
      createdAt: users.createdAt,
      deleteAfter: users.deleteAfter,
      sessions: sql<number>`(
        select count(*)::int from ${authSessions} s
        where s.user_id = ${selectedGolfer} and s.expires_at > now()
      )`,
    })
    .from(users)
    .where(and(matches, after === undefined ? undefined : gt(users.email, after)))
    .orderBy(asc(users.email))
    .limit(usersPerPage + 1);
}

export const setAdministrator = (db: Db, id: string, isAdmin: boolean) =>
  db.update(users).set({ isAdmin }).where(eq(users.id, id));

export const endSessions = (db: Db, id: string) =>
  db.delete(authSessions).where(eq(authSessions.userId, id));
