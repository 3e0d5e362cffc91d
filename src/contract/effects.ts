import * as z from 'zod/mini';
import { achievement } from './achievements-schemas.ts';
import { stats } from './progress-schemas.ts';

/** A one-time message to the golfer, in addition to unlocked achievements. */
const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('level_reached'), level: z.int() }),
  z.object({ kind: z.literal('streak_reached'), days: z.int() }),
]);

/** The effects of a change on the golfer; part of the answer to every mutation. */
export const effects = z.object({
  /** XP for the action and everything it completed, not including the XP of each unlocked achievement. */
  xpEarned: z.int(),
  /** The stats after the change; null when the change did not affect them. */
  stats: z.nullable(stats),
  notices: z.array(notice),
  unlockedAchievements: z.array(achievement),
});
export type Effects = z.output<typeof effects>;
