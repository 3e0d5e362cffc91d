import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import { fullNameOf } from '#server/platform/auth/full-name.ts';
import { users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { invitationMails, invitations } from './tables.ts';

const keptDays = 90;
/** An address gets at most one invitation mail within this many days, whoever sends it. */
const daysBetweenMails = 7;

const daysBefore = (now: Temporal.Instant, days: number) =>
  dateOf(now.subtract({ hours: days * 24 }));

type Invitation = { readonly emailHash: string; readonly inviterId: string };

export async function saveInvitation(
  db: Db,
  invitation: Invitation,
  now: Temporal.Instant,
): Promise<void> {
  const invitedAt = dateOf(now);
  await db
    .insert(invitations)
    .values({ ...invitation, invitedAt })
    .onConflictDoUpdate({
      target: [invitations.emailHash, invitations.inviterId],
      set: { invitedAt },
    });
}

/** Records that an address is mailed now. Returns false when it was mailed less than a week ago. */
export async function claimMail(
  db: Db,
  emailHash: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const mailedAt = dateOf(now);
  const claimed = await db
    .insert(invitationMails)
    .values({ emailHash, mailedAt })
    .onConflictDoUpdate({
      target: invitationMails.emailHash,
      set: { mailedAt },
      setWhere: lte(invitationMails.mailedAt, daysBefore(now, daysBetweenMails)),
    })
    .returning();
  return claimed.length > 0;
}

/** Returns the ids of the golfers who have invited an address, sorted, and deletes their invitations. */
export async function deleteInvitations(db: Db, emailHash: string): Promise<string[]> {
  const taken = await db
    .delete(invitations)
    .where(eq(invitations.emailHash, emailHash))
    .returning({ id: invitations.inviterId });
  return taken.map(({ id }) => id).toSorted();
}

export async function deleteOldInvitations(db: Db, now: Temporal.Instant): Promise<void> {
  const old = daysBefore(now, keptDays);
  await db.delete(invitations).where(lt(invitations.invitedAt, old));
  await db.delete(invitationMails).where(lt(invitationMails.mailedAt, old));
}

/** Returns the golfer's address if it is verified, otherwise null. */
export async function findProvenEmail(db: Db, golferId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, golferId), eq(users.emailVerified, true)));
  return row?.email ?? null;
}

/** Returns the inviter's name and language; null when the account is gone or closed. */
export async function findInviter(db: Db, golferId: string) {
  const [row] = await db
    .select({ language: users.preferredLanguage, name: fullNameOf('users') })
    .from(users)
    .where(and(eq(users.id, golferId), isNull(users.deleteAfter)));
  return row ?? null;
}
