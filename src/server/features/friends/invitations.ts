import * as z from 'zod/mini';
import type { DomainEvents } from '#domain/events.ts';
import { outcomeOfRequest } from '#domain/friends/friendship.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import { dailyWorker, type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { requestReceived } from './after-commit.ts';
import {
  claimMail,
  deleteOldInvitations,
  findInviter,
  findProvenEmail,
  takeInviterIds,
} from './invitation-queries.ts';
import { lockPair } from './lock-pair.ts';
import { invitationMail } from './mails.ts';
import { findConnection, findIdByEmail, savePending } from './queries.ts';

/** What an address is stored as: nobody reads it out of the database. */
export const emailHashOf = ({ deriveToken }: Pick<Platform, 'deriveToken'>, email: string) =>
  deriveToken(`friends:invited:${email}`);

/**
 * Mails an invitation, unless the address has an account or was mailed one this week. A job, so that
 * the answer to whoever invited takes the same work, and the same time, whatever it finds.
 */
export const sendInvitation = {
  name: 'send-invitation',
  payload: z.object({ inviterId: z.string(), email: z.string() }),
  isPrivate: true,
} as const satisfies Job;

export function invitationWorker(platform: Platform): Worker {
  const { db, sendJob, config, clock } = platform;
  return worker(sendInvitation, async ({ inviterId, email }) => {
    if ((await findIdByEmail(db, email)) !== null) return;
    const inviter = await findInviter(db, inviterId);
    if (inviter === null) return;
    const emailHash = emailHashOf(platform, email);
    await transaction(db, async (tx) => {
      if (!(await claimMail(tx, emailHash, clock()))) return;
      const payload = invitationMail({ ...inviter, to: email }, config.publicUrl);
      await sendJob(tx, sendMail, { payload });
    });
  });
}

/**
 * Who was invited finds the requests of the inviters waiting, once the address is proved: without that
 * anybody could sign up with it and learn who had invited.
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
    for (const requesterId of await takeInviterIds(tx, emailHashOf(platform, email))) {
      await lockPair(tx, userId, requesterId);
      const { friendship, isBlocked } = await findConnection(tx, requesterId, userId);
      const asking = { by: requesterId, now, isBlocked, isAllowed: true };
      if (outcomeOfRequest(friendship, asking) !== 'requested') continue;
      const id = crypto.randomUUID();
      await savePending(tx, { id, requesterId, addresseeId: userId, now });
      await requestReceived(change, requesterId);
    }
  });
}

export const oldInvitationsWorker = ({ db, clock }: Platform): Worker =>
  dailyWorker('delete-old-invitations', () => deleteOldInvitations(db, clock()));
