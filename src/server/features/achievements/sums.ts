import type { Counters } from '#domain/achievements/counters.ts';
import { measuresOf } from '#domain/achievements/facts.ts';
import type { History } from '#domain/achievements/history.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { EventLoopYield } from '#server/platform/database/event-loop-yield.ts';
import type { KeptSum, Reading } from '#server/platform/kept-sums.ts';
import { findAchievementHistories } from './achievement-history.ts';
import { findCounters, insertAchievements } from './queries.ts';

/**
 * Counters that depend on the plan's sessions per week, or on the golfer's time zone, at the time of an event. The
 * history does not keep these.
 */
const ofItsTime = /^(perfectWeek|earlySessions|lateSessions) ?/;

type WrongCounter = { readonly key: string; readonly kept: number; readonly counted: number };

function compare(stored: Counters, history: History, now: Temporal.Instant): WrongCounter[] {
  const { counters } = measuresOf(history, todayIn(history.timeZone, now));
  return [...new Set([...stored.keys(), ...counters.keys()])].flatMap((key) => {
    const [kept, counted] = [stored.get(key) ?? 0, counters.get(key) ?? 0];
    return kept === counted || ofItsTime.test(key) ? [] : [{ key, kept, counted }];
  });
}

/**
 * Finds these golfers' counters that are not those of the whole history, by golfer. A golfer without counters has no
 * wrong ones.
 */
export async function findWrongCounters(
  { db, now }: Reading,
  golferIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WrongCounter[]>> {
  const stored = await findCounters(db, golferIds);
  const histories = await findAchievementHistories(db, [...stored.keys()]);
  const turns = new EventLoopYield();
  const found = new Map<string, readonly WrongCounter[]>();
  for (const [id, history] of histories) {
    await turns.take();
    const wrong = compare(stored.get(id) ?? new Map(), history, now);
    if (wrong.length > 0) found.set(id, wrong);
  }
  return found;
}

const counters: KeptSum = {
  name: 'achievement counters',
  findWrong: async (at, golferIds) => [...(await findWrongCounters(at, golferIds)).keys()],
  async repair(at, userId) {
    const wrong = (await findWrongCounters(at, [userId])).get(userId) ?? [];
    const right = wrong.map(({ key, counted }) => [key, counted] as const);
    await insertAchievements(at.db, { userId, unlocked: [], counters: right });
  },
};

export const achievementSums: readonly KeptSum[] = [counters];
