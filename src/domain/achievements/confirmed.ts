import type { CalendarDate } from '#domain/calendar-date.ts';
import { catalog } from './catalog.ts';
import { reached } from './evaluate.ts';
import { factsFrom, type Measures } from './facts.ts';

type Unlocked = { readonly achievementId: string; readonly unlockedOn: CalendarDate };

/**
 * Returns the unlocked achievements that a history confirms, with their XP. Friends and kudos elsewhere confirm
 * nothing. A streak that has ended since confirms as much as the current one.
 */
export function confirmedBy(
  { counters, handicaps, totals }: Measures,
  unlocked: readonly Unlocked[],
): (Unlocked & { readonly xp: number })[] {
  const atBest = { ...totals, currentStreak: totals.longestStreak };
  const measures = { counters, handicaps, totals: atBest };
  return unlocked.flatMap(({ achievementId, unlockedOn }) => {
    const known = catalog.filter(({ id }) => id === achievementId);
    const confirmed = reached(known, factsFrom(measures, unlockedOn));
    return confirmed.map(({ xpReward: xp }) => ({ achievementId, unlockedOn, xp }));
  });
}
