import { focuses } from './drill.ts';

/** What an exercise trains. Golfers see `iron_swing` as irons. */
export const exerciseTypes = [...focuses, 'iron_swing'] as const;
export type ExerciseType = (typeof exerciseTypes)[number];

export const exerciseIcons = [
  'target',
  'circle-dot',
  'zap',
  'brain',
  'mountain',
  'star',
  'gauge',
  'activity',
] as const;
export type ExerciseIcon = (typeof exerciseIcons)[number];

/** Minutes that an exercise may take. */
export const exerciseMinutes = { min: 1, max: 240 } as const;

/** Whose words and numbers an exercise has: shipped ones, shipped ones that were edited, or all its own. */
export const exerciseSources = ['shipped', 'edited', 'own'] as const;
