import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/drizzle.ts';
import { users } from './tables.ts';

/** The name of an account as administrators see it: the full name, or the address if the golfer has erased it. */
export async function findAccountName(db: Db, id: string): Promise<string | undefined> {
  const name = sql<string>`coalesce(nullif(${fullNameOf('users')}, ''), ${users.email})`;
  const [account] = await db.select({ name }).from(users).where(eq(users.id, id));
  return account?.name;
}

/** The full name of a golfer in a query; empty if the golfer has erased it. @param alias of the table `users` */
export const fullNameOf = (alias: string): SQL<string> =>
  sql`concat_ws(' ', nullif(${sql.raw(alias)}.first_name, ''), nullif(${sql.raw(alias)}.last_name, ''))`;
