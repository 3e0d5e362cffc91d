import * as z from 'zod/mini';
import type { DomainEvents } from '#domain/events.ts';
import { outcomeOfRequest } from '#domain/friends/friendship.ts';
import { mayJoinUninvited } from '#domain/installation/joining.ts';
import { saveInvitationLink } from '#server/features/installation/public-queries.ts';
import { type Tx, transaction } from '#server/platform/database/drizzle.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { dailyWorker, type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { requestReceived } from './after-commit.ts';
import {
  claimMail,
  deleteInvitations,
  deleteOldInvitations,
  findInviter,
  findProvenEmail,
} from './invitation-queries.ts';
import { lockPair } from './lock-pair.ts';
import { invitationMail } from './mails.ts';
import { findConnection, findIdByEmail, savePending } from './queries.ts';

/** The hash that is stored in place of an address, so that the database does not reveal the address. */
export const emailHashOf = ({ deriveToken }: Pick<Platform, 'deriveToken'>, email: string) =>
  deriveToken(`friends:invited:${email}`);

/**
 * Mails an invitation, unless the address has an account or was mailed one this week. It is a background
 * job, so that the response to the inviter takes the same work and time in every case.
 */
export const sendInvitation = {
  name: 'send-invitation',
  payload: z.object({ inviterId: z.string(), email: z.string() }),
  isPrivate: true,
} as const satisfies Job;

/** For how many days the link of an invitation works where one is needed to sign up. */
const linkDays = 30;

/** Where somebody with this address can sign up. Null where nobody new gets in: a mail would lead to a closed door. */
async function findWayIn(
  tx: Tx,
  email: string,
  { config, installation, clock }: Platform,
): Promise<string | null> {
  const { values } = await installation.read(tx);
  const { href } = new URL('/sign-up', config.publicUrl);
  const isVerified = config.smtpUrl !== undefined;
  if (mayJoinUninvited(values, { email, isVerified })) return href;
  if (values.signUp === 'closed') return null;
  // Not for this address alone: it is not to be found in the database.
  const link = { email: null, days: linkDays, uses: 1, byGolfer: true };
  const { token } = await saveInvitationLink(tx, link, clock());
  return `${href}?invitation=${token}`;
}

export function invitationWorker(platform: Platform): Worker {
  const { db, sendJob, clock } = platform;
  return worker(sendInvitation, async ({ inviterId, email }) => {
    if ((await findIdByEmail(db, email)) !== null) return;
    const inviter = await findInviter(db, inviterId);
    if (inviter === null) return;
    const emailHash = emailHashOf(platform, email);
    await transaction(db, async (tx) => {
      if (!(await claimMail(tx, emailHash, clock()))) return;
      const href = await findWayIn(tx, email, platform);
      if (href === null) return;
      const payload = invitationMail({ ...inviter, to: email }, href);
      await sendJob(tx, sendMail, { payload });
    });
  });
}

/**
 * Turns the invitations of a new golfer into friend requests, once the address is verified. Otherwise,
 * anybody could sign up with the address and learn who had invited it.
 */
export async function turnInvitationsIntoRequests(
  { userId }: DomainEvents['accountCreated'],
  platform: Platform,
): Promise<void> {
  const { db, runChange } = platform;
  const email = await findProvenEmail(db, userId);
  if (email === null) return;
  await runChange(userId, async (change) => {
    const { tx, now } = change;
    for (const requesterId of await deleteInvitations(tx, emailHashOf(platform, email))) {
      await lockPair(tx, userId, requesterId);
      const { friendship, isApart } = await findConnection(tx, requesterId, userId);
      const asking = { by: requesterId, now, isApart, isAllowed: true };
      if (outcomeOfRequest(friendship, asking) !== 'requested') continue;
      const id = newId();
      await savePending(tx, { id, requesterId, addresseeId: userId, now });
      await requestReceived(change, requesterId);
    }
  });
}

export const oldInvitationsWorker = ({ db, clock }: Platform): Worker =>
  dailyWorker('delete-old-invitations', () => deleteOldInvitations(db, clock()));
