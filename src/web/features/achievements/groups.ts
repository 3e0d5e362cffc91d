import type { Achievement } from '#contract/achievements-schemas.ts';
import { categories } from '#domain/achievements/achievement-types.ts';
import {
  type Season,
  type SeasonStatus,
  seasonStatus,
  seasons,
  windowOf,
  yearOf,
} from '#domain/achievements/season.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';

/** Whether an achievement counts today; only seasonal ones ever do not. */
export const statusOf = (achievement: Achievement, today: CalendarDate): SeasonStatus =>
  seasonStatus({ start: achievement.seasonalStartDate, end: achievement.seasonalEndDate }, today);

/** From the first step to the last, as far as the reward tells; what has its season comes last. */
const byReward = (a: Achievement, b: Achievement) =>
  Number(a.isSeasonal) - Number(b.isSeasonal) || a.xpReward - b.xpReward;

/** The categories that have any of these, in their order. */
export const groupByCategory = (achievements: readonly Achievement[]) =>
  categories
    .map((category) => ({
      category,
      achievements: achievements.filter((one) => one.category === category).toSorted(byReward),
    }))
    .filter((group) => group.achievements.length > 0);

type SeasonGroup = {
  readonly season: Season;
  readonly status: SeasonStatus;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly achievements: readonly Achievement[];
};

const rank: Readonly<Record<SeasonStatus, number>> = {
  active: 0,
  future: 1,
  expired: 2,
  inactive: 3,
};

/** This year's seasons with their achievements: the present one, those to come, those gone by. */
export function groupBySeason(
  achievements: readonly Achievement[],
  today: CalendarDate,
): readonly SeasonGroup[] {
  return seasons
    .map((season) => {
      const { start, end } = windowOf(season, yearOf(today));
      const own = achievements.filter(({ seasonalCategory }) => seasonalCategory === season);
      return {
        season,
        start,
        end,
        status: seasonStatus({ start, end }, today),
        achievements: own.toSorted(byReward),
      };
    })
    .filter((group) => group.achievements.length > 0)
    .toSorted((a, b) => rank[a.status] - rank[b.status]);
}

/** Begun and not finished, the nearest to its end first. */
export const inProgress = (achievements: readonly Achievement[]) =>
  achievements
    .filter((one) => !one.isUnlocked && one.progress > 0)
    .toSorted((a, b) => b.progressPercentage - a.progressPercentage);

export const xpOf = (achievements: readonly Achievement[]): number =>
  achievements.reduce((sum, { xpReward, isUnlocked }) => sum + (isUnlocked ? xpReward : 0), 0);
