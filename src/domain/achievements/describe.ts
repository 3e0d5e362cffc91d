import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Achievement } from './achievement.ts';
import { type AchievementId, catalog } from './catalog.ts';
import { doneOf, progressOf, type Standing } from './evaluate.ts';
import type { Facts } from './facts.ts';
import { unitOf } from './metrics.ts';
import { windowOf, yearOf } from './season.ts';

export type Words = { readonly name: string; readonly description: string };

/** The words of each achievement in one language. */
export type WordsOf = (id: AchievementId) => Words;

/** An unlocked achievement as it is kept. */
export type Unlocked = {
  readonly achievementId: string;
  /** ISO 8601. */
  readonly unlockedAt: string;
  /** The golfer's day at that moment. */
  readonly unlockedOn: CalendarDate;
};

/** What a hidden one says of itself until it is unlocked. */
const unknown = { name: '???', description: '', icon: 'gift' } as const;
const untold: Standing = {
  progress: 0,
  targetValue: 1,
  progressPercentage: 0,
  isUnlocked: false,
};

/** What is always told, with the season's days of that year. */
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

/** An unlocked achievement as screens show it; a seasonal one keeps the year it was unlocked in. */
export function describeUnlocked(achievement: Achievement, words: Words, unlocked: Unlocked) {
  return {
    ...outline(achievement, words, yearOf(unlocked.unlockedOn)),
    ...doneOf(achievement),
    unlockedAt: unlocked.unlockedAt,
  };
}

/** Unlocked ones in the order given; an id that the catalogue does not know is left out. */
export function describeAllUnlocked(kept: readonly Unlocked[], wordsOf: WordsOf) {
  return kept.flatMap((unlocked) => {
    const achievement = catalog.find(({ id }) => id === unlocked.achievementId);
    return achievement ? [describeUnlocked(achievement, wordsOf(achievement.id), unlocked)] : [];
  });
}

/** How far a locked one is; a hidden one does not tell. */
export const standingOf = (achievement: Achievement, facts: Facts): Standing =>
  achievement.hidden ? untold : progressOf(achievement, facts);

/** A locked achievement as screens show it; seasons are those of the year of `today`. */
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
