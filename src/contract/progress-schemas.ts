import * as z from 'zod/mini';
import { minutes } from './fields.ts';

export const stats = z.object({
  level: z.int(),
  totalXp: z.int(),
  totalMinutesTraining: minutes,
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalSessionsCompleted: z.int(),
  lastSessionDate: z.nullable(z.string()),
});
export type Stats = z.output<typeof stats>;
