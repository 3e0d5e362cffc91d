import type { AchievementIcon, Category, Rarity } from './achievement-types.ts';
import type { Metric, SeasonalMetric } from './metrics.ts';
import type { Season } from './season.ts';

type Look = {
  readonly icon: AchievementIcon;
  readonly category: Category;
  readonly rarity: Rarity;
  readonly xpReward: number;
  /** In the metric's unit. Reaching the target unlocks the achievement. */
  readonly target: number;
  /** Shown as ??? until it is unlocked. */
  readonly hidden: boolean;
};

/** Counts from the first day on, or only within one season of the year. */
type Measure =
  | { readonly metric: Metric; readonly season: null }
  | { readonly metric: SeasonalMetric; readonly season: Season };

export type Achievement = { readonly id: string } & Look & Measure;

/** Common, unless a rarity is given. */
type Given = Pick<Look, 'xpReward' | 'target'> & Partial<Pick<Look, 'rarity'>>;
type Shared = Pick<Look, 'category' | 'icon'> & Partial<Pick<Look, 'hidden'>>;
type Entry<Id extends string> = { readonly id: Id } & Given & Partial<Pick<Look, 'icon'>>;

type Listed<Id extends string> = Achievement & { readonly id: Id };

/** Achievements for one metric, from the first step to the last. */
export function ladder<const Id extends string>(
  shared: Shared & { readonly metric: Metric },
  steps: readonly Entry<Id>[],
): Listed<Id>[] {
  return steps.map((step) => ({
    rarity: 'common',
    hidden: false,
    season: null,
    ...shared,
    ...step,
  }));
}

/** Achievements that count in only one season. */
export function seasonal<const Id extends string>(
  season: Season,
  entries: readonly (Entry<Id> & { readonly metric: SeasonalMetric })[],
): Listed<Id>[] {
  return entries.map((entry) => ({
    category: 'special',
    icon: 'gift',
    rarity: 'common',
    hidden: false,
    season,
    ...entry,
  }));
}
