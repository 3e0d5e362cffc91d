import * as z from 'zod/mini';
import type { Job } from '#server/platform/jobs/job.ts';

type BreakingRun = { userId: string; day: string };

/** Counts a streak again when a day has ended, since a run breaks without anybody doing a thing. */
export const recountStreak = {
  name: 'settle-streak',
  payload: z.object({ userId: z.string(), day: z.string() }),
  keyOf: ({ userId, day }: BreakingRun) => `${userId} ${day}`,
} satisfies Job<z.ZodMiniObject<{ userId: z.ZodMiniString; day: z.ZodMiniString }>>;
