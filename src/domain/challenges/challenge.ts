import type { CalendarDate } from '../calendar-date.ts';
import { addDays, mondayOf } from '../calendar-date.ts';
import { betterScore, type ScoringRule } from '../drills/drill.ts';

/** How long a challenge waits for its answer. */
export const daysToAnswer = 14;

/** Challenges that a golfer may send in a day, those that were refused included. */
export const challengesPerDay = 20;

/** When a challenge that is sent now is over without an answer. */
export const endOfChallenge = (sentAt: Temporal.Instant): Temporal.Instant =>
  sentAt.add({ hours: 24 * daysToAnswer });

/** How one's own score compares with somebody else's. */
export const outcomes = ['ahead', 'behind', 'level'] as const;
export type Outcome = (typeof outcomes)[number];

/** Who is better in a drill, where more hits or fewer strokes count. */
export function outcomeOf(rule: Pick<ScoringRule, 'better'>, own: number, theirs: number): Outcome {
  if (own === theirs) return 'level';
  return betterScore(rule, own, theirs) === own ? 'ahead' : 'behind';
}

/** The first and the last day, Monday to Sunday, of the week that a day lies in. */
export function weekOf(day: CalendarDate): {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
} {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}
