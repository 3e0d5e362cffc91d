import type { CalendarDate } from '../calendar-date.ts';
import { addDays, mondayOf } from '../calendar-date.ts';
import { betterScore, type ScoringRule } from '../drills/drill.ts';

/** Days until an unanswered challenge expires. */
export const daysToAnswer = 14;

/** Challenges that a golfer may send per day, including rejected ones. */
export const challengesPerDay = 20;

/** When a challenge that is sent now expires if it is not answered. */
export const endOfChallenge = (sentAt: Temporal.Instant): Temporal.Instant =>
  sentAt.add({ hours: 24 * daysToAnswer });

/** How a golfer's score compares with the other golfer's. */
export const outcomes = ['ahead', 'behind', 'level'] as const;
export type Outcome = (typeof outcomes)[number];

/** Compares two scores in a drill where either a higher or a lower score is better. */
export function outcomeOf(rule: Pick<ScoringRule, 'better'>, own: number, theirs: number): Outcome {
  if (own === theirs) return 'level';
  return betterScore(rule, own, theirs) === own ? 'ahead' : 'behind';
}

/** Returns the Monday and Sunday of the week of a day. */
export function weekOf(day: CalendarDate): {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
} {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}
