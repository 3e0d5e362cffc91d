import * as z from 'zod/mini';
import type { Job } from '#server/platform/jobs/job.ts';

/**
 * Deletes the accounts whose time is over. There is one waiting job for each moment at which an account
 * falls due, and one a day that finds whatever was left.
 */
export const deleteClosedAccounts = {
  name: 'delete-closed-accounts',
  payload: z.object({ at: z.optional(z.string()) }),
  keyOf: ({ at }) => at ?? 'daily',
} as const satisfies Job<z.ZodMiniObject<{ at: z.ZodMiniOptional<z.ZodMiniString> }>>;
