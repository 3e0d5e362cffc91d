import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import { instant } from './fields.ts';

export const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythical'] as const;
export const categories = [
  'hours',
  'sessions',
  'streaks',
  'handicap',
  'programs',
  'quality',
  'special',
] as const;
export const achievementIcons = [
  'clock',
  'crown',
  'play',
  'zap',
  'target',
  'trophy',
  'star',
  'flame',
  'calendar',
  'calendar-check',
  'trending-down',
  'shield',
  'gift',
] as const;
export const seasons = ['summer', 'winter', 'spring', 'fall', 'holiday'] as const;

const progress = z.object({
  id: z.string(),
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
  unlockedAt: z.nullable(instant),
  isHidden: z.boolean(),
  isSeasonal: z.boolean(),
  seasonalCategory: z.nullable(z.enum(seasons)),
  seasonalYear: z.nullable(z.int()),
  seasonalStartDate: z.nullable(z.string()),
  seasonalEndDate: z.nullable(z.string()),
});
export type Achievement = z.output<typeof achievement>;

export const achievements = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/achievements',
    auth: 'golfer',
    summary: 'Every achievement with the golfer’s own progress; hidden ones without their words',
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
