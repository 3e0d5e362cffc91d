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

/** Returns the season status of an achievement: `inactive` if it is not seasonal. */
export const seasonStatusOf = (achievement: Achievement, today: CalendarDate): SeasonStatus =>
  seasonStatus({ start: achievement.seasonalStartDate, end: achievement.seasonalEndDate }, today);

/** Sorts by XP reward, lowest first. Seasonal achievements come last. */
const byReward = (a: Achievement, b: Achievement) =>
  Number(a.isSeasonal) - Number(b.isSeasonal) || a.xpReward - b.xpReward;

/** Groups achievements by category, in the order of the categories. Leaves out empty ones. */
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

/** Returns this year's seasons with their achievements: the current one first, then future, then past seasons. */
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

/** Returns the started but locked achievements, the one closest to completion first. */
export const inProgress = (achievements: readonly Achievement[]) =>
  achievements
    .filter((one) => !one.isUnlocked && one.progress > 0)
    .toSorted((a, b) => b.progressPercentage - a.progressPercentage);

export const xpOf = (achievements: readonly Achievement[]): number =>
  achievements.reduce((sum, { xpReward, isUnlocked }) => sum + (isUnlocked ? xpReward : 0), 0);
