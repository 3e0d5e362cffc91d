import * as z from 'zod/mini';
import type { Job } from '#server/platform/jobs/job.ts';

/**
 * Sends what is due by now. There is one waiting job for each moment at which somebody has a reminder,
 * and one a day that finds whatever was left.
 */
export const sendReminders = {
  name: 'send-reminders',
  payload: z.object({ at: z.optional(z.string()) }),
  keyOf: ({ at }) => at ?? 'daily',
} as const satisfies Job<z.ZodMiniObject<{ at: z.ZodMiniOptional<z.ZodMiniString> }>>;
