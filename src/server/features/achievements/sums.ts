import { measuresOf } from '#domain/achievements/facts.ts';
import { todayIn } from '#domain/calendar-date.ts';
import type { KeptSum, Reading } from '#server/platform/kept-sums.ts';
import { findAchievementHistory } from './achievement-history.ts';
import { findCounted, insertAchievements } from './queries.ts';

/**
 * Counters that depend on the plan's sessions per week, or on the golfer's time zone, at the time of an event. The
 * history does not keep these.
 */
const ofItsTime = /^(perfectWeek|earlySessions|lateSessions) ?/;

type WrongCounter = { readonly key: string; readonly kept: number; readonly counted: number };

/** Finds a golfer's counters that are not those of the whole history. A golfer without counters has no wrong ones. */
export async function findWrongCounters(
  { db, now }: Reading,
  golferId: string,
): Promise<WrongCounter[]> {
  const { counters: stored } = await findCounted(db, golferId);
  if (stored.size === 0) return [];
  const history = await findAchievementHistory(db, golferId);
  const { counters } = measuresOf(history, todayIn(history.timeZone, now));
  return [...new Set([...stored.keys(), ...counters.keys()])].flatMap((key) => {
    const [kept, counted] = [stored.get(key) ?? 0, counters.get(key) ?? 0];
    return kept === counted || ofItsTime.test(key) ? [] : [{ key, kept, counted }];
  });
}

const counters: KeptSum = {
  name: 'achievement counters',
  async findWrong(at, golferIds) {
    const wrong: string[] = [];
    for (const id of golferIds) if ((await findWrongCounters(at, id)).length > 0) wrong.push(id);
    return wrong;
  },
  async repair(at, userId) {
    const wrong = await findWrongCounters(at, userId);
    const right = wrong.map(({ key, counted }) => [key, counted] as const);
    await insertAchievements(at.db, { userId, unlocked: [], counters: right });
  },
};

export const achievementSums: readonly KeptSum[] = [counters];
