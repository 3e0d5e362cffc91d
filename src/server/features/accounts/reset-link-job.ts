import * as z from 'zod/mini';
import { type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';

/**
 * Makes and mails a reset link, if there is such an account. A job, so that the answer to whoever asked
 * takes the same work, and the same time, whether there is one or not.
 */
export const sendResetLink = {
  name: 'send-reset-link',
  payload: z.object({ email: z.string() }),
  isPrivate: true,
} as const satisfies Job;

export const resetLinkWorker = ({ auth }: Platform): Worker =>
  worker(sendResetLink, async (body) => void (await auth.api.requestPasswordReset({ body })));
