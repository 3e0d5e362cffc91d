import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Achievement } from './achievement.ts';
import { type AchievementId, catalog } from './catalog.ts';
import { doneOf, progressOf, type Standing } from './evaluate.ts';
import type { Facts } from './facts.ts';
import { unitOf } from './metrics.ts';
import { windowOf, yearOf } from './season.ts';

export type Words = { readonly name: string; readonly description: string };

/** Returns the words of an achievement in one language. */
export type WordsOf = (id: AchievementId) => Words;

/** An unlocked achievement as it is stored. */
export type Unlocked = {
  readonly achievementId: string;
  /** ISO 8601. */
  readonly unlockedAt: string;
  /** The date of that instant in the golfer's time zone. */
  readonly unlockedOn: CalendarDate;
};

/** Shown instead of a hidden achievement's own words until it is unlocked. */
const unknown = { name: '???', description: '', icon: 'gift' } as const;
const untold: Standing = {
  progress: 0,
  targetValue: 1,
  progressPercentage: 0,
  isUnlocked: false,
};

/** Returns the fields that locked and unlocked achievements share, with the season's dates in that year. */
function outline(achievement: Achievement, words: Words, year: number) {
  const { season } = achievement;
  const window = season && windowOf(season, year);
  return {
    id: achievement.id,
    name: words.name,
    description: words.description,
    icon: achievement.icon,
    rarity: achievement.rarity,
    xpReward: achievement.xpReward,
    category: achievement.category,
    unit: unitOf(achievement.metric),
    isHidden: achievement.hidden,
    isSeasonal: season !== null,
    seasonalCategory: season,
    seasonalYear: season && year,
    seasonalStartDate: window?.start ?? null,
    seasonalEndDate: window?.end ?? null,
  };
}

/** Describes an unlocked achievement for screens. A seasonal achievement keeps the year it was unlocked in. */
export function describeUnlocked(achievement: Achievement, words: Words, unlocked: Unlocked) {
  return {
    ...outline(achievement, words, yearOf(unlocked.unlockedOn)),
    ...doneOf(achievement),
    unlockedAt: unlocked.unlockedAt,
  };
}

/** Describes unlocked achievements in the given order. Ids that are not in the catalog are left out. */
export function describeAllUnlocked(kept: readonly Unlocked[], wordsOf: WordsOf) {
  return kept.flatMap((unlocked) => {
    const achievement = catalog.find(({ id }) => id === unlocked.achievementId);
    return achievement ? [describeUnlocked(achievement, wordsOf(achievement.id), unlocked)] : [];
  });
}

/** Returns the progress of a locked achievement. Hidden achievements do not reveal theirs. */
export const standingOf = (achievement: Achievement, facts: Facts): Standing =>
  achievement.hidden ? untold : progressOf(achievement, facts);

/** Describes a locked achievement for screens. Seasons are those of the year of `today`. */
export function describeLocked(
  achievement: Achievement,
  words: Words,
  { facts, today }: { facts: Facts; today: CalendarDate },
) {
  return {
    ...outline(achievement, words, yearOf(today)),
    ...(achievement.hidden && unknown),
    ...standingOf(achievement, facts),
    unlockedAt: null,
  };
}
