import * as z from 'zod/mini';
import type { Job } from '#server/platform/jobs/job.ts';

const breakingRun = z.object({ userId: z.string(), day: z.string() });

/** Recounts a streak when a day has ended, because a streak breaks without any action by the golfer. */
export const recountStreak: Job<typeof breakingRun> = {
  name: 'settle-streak',
  payload: breakingRun,
  keyOf: ({ userId, day }) => `${userId} ${day}`,
};
