import type { Holes } from '#domain/logbook/logbook.ts';
import type { Counts } from './what-counts.ts';

/** Completing a session earns more than its length does, because training regularly is the habit to build. */
const sessionXp = 50;
const sessionXpPerMinute = 2;

/** Two hours: a long day on the range earns as much as a session or two, and a typing error earns no more than that. */
const practiceXpLimit = 120;

const roundXp: Readonly<Record<Holes, number>> = { 9: 60, 18: 100 };

/** Practice and rounds are not verified, so a fourth one on the same day is stored but earns nothing. */
export const maxXpActivitiesPerDay = 3;

/** Earned for a program in which every session was completed. */
const programXp = 500;

/** Days before the same program earns XP again. */
export const daysBetweenPaidPrograms = 30;

/** Earned once a month for reporting the current handicap. */
export const xpForHandicap = 25;

const xpPerLevel = 1000;

/** Returns the XP for a completed session of `minutes`, 1 to 180. */
export function xpForSession(minutes: number): number {
  return sessionXp + sessionXpPerMinute * minutes;
}

/** Returns the XP for a program without planned sessions left, in proportion to its completed sessions. */
export function xpForProgram({
  completed,
  skipped,
}: {
  completed: number;
  skipped: number;
}): number {
  return completed === 0 ? 0 : Math.round((programXp * completed) / (completed + skipped));
}

/** Returns the XP for free practice: one per minute, for up to two hours. */
export function xpForPractice(minutes: number): number {
  return Math.min(minutes, practiceXpLimit);
}

/** Returns the XP for a logged round, regardless of the score. */
export function xpForRound(holes: Holes): number {
  return roundXp[holes];
}

type Logged = {
  /** XP, without the limits. */
  readonly worth: number;
  readonly counts: Pick<Counts, 'xp'>;
  /** How many others, logged on the same day, have earned XP. */
  readonly paid: number;
};

/** Returns the XP that practice or a round earns. */
export function xpForLogged({ worth, counts, paid }: Logged): number {
  return counts.xp && paid < maxXpActivitiesPerDay ? worth : 0;
}

/** Returns the level for `totalXp` (0 or more). Everyone starts at level 1. */
export function xpLevelOf(totalXp: number): number {
  return Math.floor(totalXp / xpPerLevel) + 1;
}

/** Returns the completed percentage of the current level, from 0 to less than 100. */
export function levelProgress(totalXp: number): number {
  return (totalXp % xpPerLevel) / (xpPerLevel / 100);
}

/** Returns the XP still needed for the next level, 1 to 1000. */
export function xpToNextLevel(totalXp: number): number {
  return xpLevelOf(totalXp) * xpPerLevel - totalXp;
}
