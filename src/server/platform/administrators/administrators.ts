import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import { changedMessage } from '../changed-message.ts';
import type { Change } from '../changes.ts';
import type { Db } from '../database/drizzle.ts';

const isAdministrator = and(eq(users.isAdmin, true), isNull(users.deleteAfter));

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
    .where(isAdministrator)
    .orderBy(asc(users.id))
    .for('no key update');
  return administrators.length === 1 && administrators[0]?.id === golferId;
}

/** Makes the open tabs of all other administrators reload the reads that begin with one of these prefixes. */
export async function refreshAdministrators(
  { tx, golfer, send }: Change,
  refresh: readonly string[] = [],
): Promise<void> {
  if (refresh.length === 0) return;
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAdministrator, ne(users.id, golfer.id)));
  for (const { id } of others) send(changedMessage(refresh), id);
}
