import * as z from 'zod/mini';
import {
  achievementIcons,
  categories,
  rarities,
  units,
} from '#domain/achievements/achievement-types.ts';
import { seasons } from '#domain/achievements/season.ts';
import { instant } from './fields.ts';

export const achievementProgress = z.object({
  id: z.string(),
  /** In the achievement's unit, from 0 to the target. */
  progress: z.number(),
  targetValue: z.number(),
  /** 0 to 100. */
  progressPercentage: z.number(),
  isUnlocked: z.boolean(),
});

export const achievement = z.extend(achievementProgress, {
  name: z.string(),
  description: z.string(),
  icon: z.enum(achievementIcons),
  rarity: z.enum(rarities),
  xpReward: z.int(),
  category: z.enum(categories),
  /** The unit of progress and target. */
  unit: z.enum(units),
  unlockedAt: z.nullable(instant),
  isHidden: z.boolean(),
  isSeasonal: z.boolean(),
  seasonalCategory: z.nullable(z.enum(seasons)),
  seasonalYear: z.nullable(z.int()),
  seasonalStartDate: z.nullable(z.string()),
  seasonalEndDate: z.nullable(z.string()),
});
export type Achievement = z.output<typeof achievement>;
