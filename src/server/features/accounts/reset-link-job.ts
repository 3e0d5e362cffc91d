import * as z from 'zod/mini';
import { deleteResetLinks } from '#server/platform/auth/auth.ts';
import { type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findUserByEmail } from './queries.ts';

/**
 * Creates and mails a reset link if the account exists. It is a background job, so that the response takes
 * the same work and time whether or not the account exists.
 */
export const sendResetLink = {
  name: 'send-reset-link',
  payload: z.object({ email: z.string() }),
  isPrivate: true,
} as const satisfies Job;

export const resetLinkWorker = ({ auth, db }: Platform): Worker =>
  worker(sendResetLink, async (body) => {
    const user = await findUserByEmail(db, body.email);
    // Only the newest link works: an old mail in a shared mailbox opens nothing.
    if (user !== undefined) await deleteResetLinks(db, user.id);
    await auth.api.requestPasswordReset({ body });
  });
