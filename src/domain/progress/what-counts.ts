import { type CalendarDate, daysBetween } from '#domain/calendar-date.ts';

/** Days after an activity in which it can be entered so that it earns XP. */
export const daysToEnter = 7;

/**
 * Whether an activity is entered early enough to earn XP: ahead of its day, or up to a week later.
 * @param enteredOn the golfer's day at the moment of the entry on the device
 */
export function isInTime(day: CalendarDate, enteredOn: CalendarDate): boolean {
  return daysBetween(day, enteredOn) <= daysToEnter;
}

/** The facts about training that decide what it counts for. */
export type Origin = {
  /** Whether it came with an import, in a file that anybody can edit. */
  readonly imported: boolean;
  /** See `isInTime`. A session counts on the day on which it is completed, so it is always in time. */
  readonly inTime?: boolean;
};

/** What training counts for, besides the log, the statistics and personal bests, for which all of it counts. */
export type Counts = {
  /** XP, and achievements, which pay XP. */
  readonly xp: boolean;
  readonly streak: boolean;
  /** Leaderboards and challenges. Only what happened here is comparable. */
  readonly boards: boolean;
};

/** Returns what training counts for. Many days entered at once would otherwise be a streak and lead the boards. */
export const whatCounts = ({ imported, inTime = true }: Origin): Counts => ({
  xp: inTime,
  streak: inTime,
  boards: inTime && !imported,
});
