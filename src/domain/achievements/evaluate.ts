import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Achievement } from './achievement.ts';
import { catalog } from './catalog.ts';
import type { Facts } from './facts.ts';
import { type Cause, changedBy, type Metric } from './metrics.ts';
import { seasonOf } from './season.ts';

const factOf = (achievement: Achievement, facts: Facts): number =>
  achievement.season === null
    ? facts.all[achievement.metric]
    : facts.seasons[achievement.season][achievement.metric];

/**
 * Returns the achievements that an event could unlock: they are still locked, count a metric that the event
 * changes, and are not out of season today.
 */
export function candidatesFor(
  cause: Cause,
  { unlocked, today }: { unlocked: ReadonlySet<string>; today: CalendarDate },
): readonly Achievement[] {
  const metrics: readonly Metric[] = changedBy[cause];
  const season = seasonOf(today);
  return catalog.filter(
    (achievement) =>
      !unlocked.has(achievement.id) &&
      metrics.includes(achievement.metric) &&
      (achievement.season === null || achievement.season === season),
  );
}

/** Returns the candidates whose target is reached. */
export function reached<Candidate extends Achievement>(
  candidates: readonly Candidate[],
  facts: Facts,
): readonly Candidate[] {
  return candidates.filter((achievement) => factOf(achievement, facts) >= achievement.target);
}

export type Standing = {
  /** 0 to the target, in the metric's unit. */
  readonly progress: number;
  readonly targetValue: number;
  /** A whole number from 0 to 100, rounded down so that 100 is never shown too early. */
  readonly progressPercentage: number;
  readonly isUnlocked: boolean;
};

/** Returns the progress of a locked achievement. */
export function progressOf(achievement: Achievement, facts: Facts): Standing {
  const { target } = achievement;
  const progress = Math.min(target, Math.max(0, factOf(achievement, facts)));
  return {
    progress,
    targetValue: target,
    progressPercentage: Math.floor((100 * progress) / target),
    isUnlocked: false,
  };
}

/** Returns the standing of an unlocked achievement, which stays at 100 percent even if its count falls later. */
export const doneOf = ({ target }: Achievement): Standing => ({
  progress: target,
  targetValue: target,
  progressPercentage: 100,
  isUnlocked: true,
});
