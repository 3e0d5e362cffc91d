import * as z from 'zod/mini';
import { achievement } from './achievements-schemas.ts';
import { stats } from './progress-schemas.ts';

/** Something that a golfer is told once, beside what was unlocked. */
const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('level_reached'), level: z.int() }),
  z.object({ kind: z.literal('streak_reached'), days: z.int() }),
]);

/** What a change caused for the golfer: part of the answer to every mutation. */
export const effects = z.object({
  /** XP of what was done and what it completed; each unlocked achievement adds its own. */
  xpEarned: z.int(),
  /** As they are after the change; null when nothing that they count has changed. */
  stats: z.nullable(stats),
  notices: z.array(notice),
  unlockedAchievements: z.array(achievement),
});
export type Effects = z.output<typeof effects>;
