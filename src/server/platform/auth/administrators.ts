import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/drizzle.ts';
import { users } from './tables.ts';

/** Makes the account with this address, in lower case, an administrator. Returns false if there is none. */
export async function makeAdministrator(db: Db, email: string): Promise<boolean> {
  const made = await db
    .update(users)
    .set({ isAdmin: true })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  return made.length > 0;
}

/** Whether this golfer is the only administrator left. Locks the administrators' rows until the commit. */
export async function isLastAdministrator(tx: Db, golferId: string): Promise<boolean> {
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.deleteAfter)))
    .orderBy(asc(users.id))
    .for('no key update');
  return administrators.length === 1 && administrators[0]?.id === golferId;
}
