import * as z from 'zod/mini';
import {
  achievementIcons,
  categories,
  rarities,
  units,
} from '#domain/achievements/achievement-types.ts';
import { seasons } from '#domain/achievements/season.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { instant } from './fields.ts';

const progress = z.object({
  id: z.string(),
  /** In the achievement's unit, from 0 to the target. */
  progress: z.number(),
  targetValue: z.number(),
  /** 0 to 100. */
  progressPercentage: z.number(),
  isUnlocked: z.boolean(),
});

export const achievement = z.extend(progress, {
  name: z.string(),
  description: z.string(),
  icon: z.enum(achievementIcons),
  rarity: z.enum(rarities),
  xpReward: z.int(),
  category: z.enum(categories),
  /** What progress and target count. */
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

/** Part of every answer to an action that may unlock something: what it did unlock. */
export const celebrated = { unlockedAchievements: z.array(achievement) } as const;

export const achievements = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/achievements',
    auth: 'golfer',
    summary: 'Every achievement with the golfer’s own progress, the newest unlocked ones first',
    response: z.array(achievement),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/user/achievement-progress',
    auth: 'golfer',
    summary: 'How far the golfer is in each achievement',
    response: z.array(progress),
  }),
} satisfies Endpoints;
