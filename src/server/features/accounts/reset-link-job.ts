import * as z from 'zod/mini';
import { type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';

/**
 * Creates and mails a reset link if the account exists. It is a background job, so that the response takes
 * the same work and time whether or not the account exists.
 */
export const sendResetLink = {
  name: 'send-reset-link',
  payload: z.object({ email: z.string() }),
  isPrivate: true,
} as const satisfies Job;

export const resetLinkWorker = ({ auth }: Platform): Worker =>
  worker(sendResetLink, async (body) => void (await auth.api.requestPasswordReset({ body })));
