import { type Focus, focuses } from './drill.ts';

/** Training areas of exercises. */
export const exerciseTypes = [...focuses, 'iron_swing'] as const;
export type ExerciseType = (typeof exerciseTypes)[number];

/** The focus that golfers see for a type: `iron_swing` is shown as irons. */
export const focusOf = (type: ExerciseType): Focus => (type === 'iron_swing' ? 'irons' : type);

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

/** The range of minutes that an exercise can take. */
export const exerciseMinutes = { min: 1, max: 240 } as const;

/**
 * The origin of an exercise's words and numbers: shipped, shipped and edited by an administrator, or written by
 * one.
 */
export const exerciseSources = ['shipped', 'edited', 'own'] as const;
