import type { User } from '#contract/accounts.ts';
import type { DashboardPayload } from '#contract/dashboard.ts';

/**
 * Whether a golfer has neither a handicap nor a program and has not logged anything. The home screen then has no hero
 * and offers only the first steps.
 */
export const isNewGolfer = (
  { currentHandicap }: Pick<User, 'currentHandicap'>,
  { currentProgram, achievements, stats, recentRounds }: DashboardPayload,
): boolean =>
  currentHandicap === null &&
  currentProgram === null &&
  stats.totalXp === 0 &&
  recentRounds.length === 0 &&
  !achievements.some(({ isUnlocked }) => isUnlocked);
