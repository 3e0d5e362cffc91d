import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { isNewerVersion } from '#domain/installation/newer-version.ts';
import { checkMailedLink } from '#server/platform/auth/check-mailed-link.ts';
import { hashOfToken, newToken, tokenShape } from '#server/platform/auth/token.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { version as own } from '#server/platform/version.ts';
import { foundVersions, invitationLinks } from './tables.ts';

export type NewInvitation = {
  readonly email: string | null;
  readonly days: number;
  readonly uses: number;
  readonly byGolfer: boolean;
};

/** Stores an invitation link. Returns it with its token, which is not stored anywhere. */
export async function saveInvitationLink(
  db: Db,
  { email, days, uses, byGolfer }: NewInvitation,
  now: Temporal.Instant,
) {
  const token = newToken();
  const row = {
    id: newId(),
    email,
    createdAt: dateOf(now),
    expiresAt: dateOf(now.add({ hours: days * 24 })),
    usesLeft: uses,
    used: 0,
    byGolfer,
  };
  await db.insert(invitationLinks).values({ ...row, tokenHash: hashOfToken(token) });
  return { row, token };
}

/** Finds the link with this token, which may have expired. */
async function findInvitationLink(db: Db, token: string) {
  const { email, expiresAt } = invitationLinks;
  const [row] = await db
    .select({ email, expiresAt })
    .from(invitationLinks)
    .where(and(eq(invitationLinks.tokenHash, hashOfToken(token)), gt(invitationLinks.usesLeft, 0)));
  return row;
}

/**
 * Finds the link that somebody has opened.
 * @throws AppError an error of `checkMailedLink`
 */
export const openInvitation = (db: Db, token: string, now: Date) =>
  checkMailedLink({ token, tokenShape, now }, () => findInvitationLink(db, token));

/**
 * Takes one use of the link for an account with this address. Of several sign-ups at once, as many get in as it has
 * uses left.
 * @returns whether it works for this address
 */
export async function takeInvitation(
  db: Db,
  { token, email }: { readonly token: string; readonly email: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const taken = await db
    .update(invitationLinks)
    .set({
      usesLeft: sql`${invitationLinks.usesLeft} - 1`,
      used: sql`${invitationLinks.used} + 1`,
    })
    .where(
      and(
        eq(invitationLinks.tokenHash, hashOfToken(token)),
        gt(invitationLinks.expiresAt, dateOf(now)),
        gt(invitationLinks.usesLeft, 0),
        or(isNull(invitationLinks.email), eq(invitationLinks.email, email)),
      ),
    )
    .returning({ id: invitationLinks.id });
  return taken.length > 0;
}

/** Gives a use back that has created no account. */
export async function giveInvitationBack(db: Db, token: string): Promise<void> {
  await db
    .update(invitationLinks)
    .set({
      usesLeft: sql`${invitationLinks.usesLeft} + 1`,
      used: sql`${invitationLinks.used} - 1`,
    })
    .where(eq(invitationLinks.tokenHash, hashOfToken(token)));
}

/** What is known of the newest version; null unless administrators allow to ask, or before the first answer. */
export async function findNewestVersion({
  db,
  config: { versionUrl },
  installation,
}: Pick<Platform, 'db' | 'config' | 'installation'>) {
  const { values } = await installation.read(db);
  if (versionUrl === undefined || values.versionCheck === 'off') return null;
  const [found] = await db
    .select()
    .from(foundVersions)
    .where(eq(foundVersions.address, versionUrl));
  if (found === undefined) return null;
  const { version } = found;
  return { ...found, isNewer: version !== null && isNewerVersion(version, own) };
}
