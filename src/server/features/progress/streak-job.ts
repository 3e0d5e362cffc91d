import * as z from 'zod/mini';
import type { Job } from '#server/platform/jobs/job.ts';

const breakingRun = z.object({ userId: z.string(), day: z.string() });

/** Counts a streak again when a day has ended, since a run breaks without anybody doing a thing. */
export const recountStreak: Job<typeof breakingRun> = {
  name: 'settle-streak',
  payload: breakingRun,
  keyOf: ({ userId, day }) => `${userId} ${day}`,
};
