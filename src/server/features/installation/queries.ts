import { and, desc, eq, gt, inArray, like, lt } from 'drizzle-orm';
import type { Invitation } from '#contract/installation.ts';
import { settingNames } from '#contract/installation-schemas.ts';
import { authAccounts, users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { installationValues } from '#server/platform/installation/tables.ts';
import { invitationLinks } from './tables.ts';

type ShownRow = Omit<typeof invitationLinks.$inferSelect, 'tokenHash'>;

/** A link as administrators see it. */
export const describeInvitation = (row: ShownRow): Invitation => ({
  id: row.id,
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usesLeft: row.usesLeft,
  used: row.used,
  byGolfer: row.byGolfer,
});

/** The links that still work, newest first. */
export async function findInvitations(db: Db, now: Temporal.Instant): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(invitationLinks)
    .where(and(gt(invitationLinks.expiresAt, dateOf(now)), gt(invitationLinks.usesLeft, 0)))
    .orderBy(desc(invitationLinks.createdAt), desc(invitationLinks.id));
  return rows.map(describeInvitation);
}

/** Returns false when there is no such link. */
export async function deleteInvitation(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .delete(invitationLinks)
    .where(eq(invitationLinks.id, id))
    .returning({ id: invitationLinks.id });
  return deleted.length > 0;
}

/** Deletes links that stopped working before this moment. */
export async function deleteInvitationsBefore(db: Db, moment: Temporal.Instant): Promise<void> {
  await db.delete(invitationLinks).where(lt(invitationLinks.expiresAt, dateOf(moment)));
}

/** The table also has what its nodes have in common. */
const isSetting = inArray(installationValues.name, [...settingNames]);

/** Whether nobody but one golfer has an account, and nobody has changed a setting. */
export async function isUntouched(db: Db): Promise<boolean> {
  const two = await db.select({ id: users.id }).from(users).limit(2);
  return two.length < 2 && (await db.$count(installationValues, isSetting)) === 0;
}

/** Whether the golfer has ever signed in at a sign-in provider. */
export async function usesProvider(db: Db, golferId: string): Promise<boolean> {
  const identity = and(eq(authAccounts.userId, golferId), like(authAccounts.providerId, 'oidc:%'));
  return (await db.$count(authAccounts, identity)) > 0;
}
