import type { Holes } from '#domain/activities/activities.ts';

/** Finishing a session counts more than its length: turning up is the habit worth building. */
const sessionXp = 50;
const sessionXpPerMinute = 2;

/** Two hours: a long day on the range is worth a session or two, and a typing slip no more. */
const practiceXpLimit = 120;

const roundXp: Readonly<Record<Holes, number>> = { 9: 60, 18: 100 };

/** Practice and rounds are the golfer's own word: a fourth one on a day is kept but earns nothing. */
export const maxXpActivitiesPerDay = 3;

/** Earned for a program of which every session was completed. */
const programXp = 500;

/** Days after which the same program pays again. */
export const daysBetweenPaidPrograms = 30;

/** Earned once a month for telling the current handicap. */
export const xpForHandicap = 25;

const xpPerLevel = 1000;

/** XP for a completed session of `minutes`, 1 to 180. */
export function xpForSession(minutes: number): number {
  return sessionXp + sessionXpPerMinute * minutes;
}

/** XP when nothing planned is left in a program: in proportion to the sessions that were completed. */
export function xpForProgram({
  completed,
  skipped,
}: {
  completed: number;
  skipped: number;
}): number {
  return completed === 0 ? 0 : Math.round((programXp * completed) / (completed + skipped));
}

/** XP for free practice: one a minute, up to two hours. */
export function xpForPractice(minutes: number): number {
  return Math.min(minutes, practiceXpLimit);
}

/** XP for a logged round, whatever the score. */
export function xpForRound(holes: Holes): number {
  return roundXp[holes];
}

/** What logged practice or a round earns, `xp` being its worth and `paid` the day's earlier ones. */
export function xpForLogged(xp: number, paid: number): number {
  return paid < maxXpActivitiesPerDay ? xp : 0;
}

/** The level `totalXp` (0 or more) has reached; everyone starts on level 1. */
export function levelOf(totalXp: number): number {
  return Math.floor(totalXp / xpPerLevel) + 1;
}

/** Percent of the present level that is done: 0 up to, never including, 100. */
export function levelProgress(totalXp: number): number {
  return (totalXp % xpPerLevel) / (xpPerLevel / 100);
}

/** XP still missing for the next level: 1 to 1000. */
export function xpToNextLevel(totalXp: number): number {
  return levelOf(totalXp) * xpPerLevel - totalXp;
}
