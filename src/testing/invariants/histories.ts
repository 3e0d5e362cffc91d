import { sql } from 'drizzle-orm';
import { measuresOf } from '#domain/achievements/facts.ts';
import { streakOf } from '#domain/progress/streak.ts';
import { findAchievementHistory } from '#server/features/achievements/achievement-history.ts';
import { findCounted } from '#server/features/achievements/queries.ts';
import { findTotalsAndDays } from '#server/features/progress/queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

type Golfer = { readonly id: string; readonly timeZone: string };

/** Compares a golfer's stored streak with the streak of the stored days. */
async function brokenStreak(db: Db, { id }: Golfer, today: string): Promise<string[]> {
  const { stored, ...days } = await findTotalsAndDays(db, id);
  const { current, longest, lastActiveDay, breaksAfter } = streakOf({ ...days, today });
  const counted = [current, longest, lastActiveDay, breaksAfter].join();
  const { currentStreak, longestStreak, streakBreaksAfter } = stored;
  const kept = [currentStreak, longestStreak, stored.lastActiveDay, streakBreaksAfter].join();
  if (kept === counted) return [];
  const { rows: jobs } = await db.execute(sql`
    select data ->> 'day' as day, state, created_on, start_after, completed_on from pgboss.job
    where name = 'settle-streak' and data ->> 'userId' = ${id} order by created_on`);
  return [
    `streak of ${id} on ${today}: stored ${kept}, counted ${counted}, by ${JSON.stringify(jobs)}`,
  ];
}

/**
 * Counters that depend on the plan's sessions per week, or on the golfer's time zone, at the time of an event. The
 * history does not keep these.
 */
const ofItsTime = /^(perfectWeek|earlySessions|lateSessions) ?/;

/** Compares a golfer's stored counters with those of the whole history. */
async function brokenCounters(db: Db, { id }: Golfer, today: string): Promise<string[]> {
  const { counters: stored } = await findCounted(db, id);
  if (stored.size === 0) return [];
  const { counters } = measuresOf(await findAchievementHistory(db, id), today);
  const keys = [...stored.keys(), ...counters.keys()].filter((key) => !ofItsTime.test(key));
  return [...new Set(keys)].flatMap((key) => {
    const [kept, counted] = [stored.get(key) ?? 0, counters.get(key) ?? 0];
    return kept === counted ? [] : [`counter ${key} of ${id}: stored ${kept}, counted ${counted}`];
  });
}

/** Returns a line for each golfer whose streak or counters are not those of the stored history. */
export async function brokenHistories(db: Db, now: Temporal.Instant): Promise<string[]> {
  const { rows: golfers } = await db.execute<Golfer>(
    sql`select id, time_zone as "timeZone" from users`,
  );
  const broken: string[] = [];
  for (const golfer of golfers) {
    const today = now.toZonedDateTimeISO(golfer.timeZone).toPlainDate().toString();
    broken.push(...(await brokenStreak(db, golfer, today)));
    broken.push(...(await brokenCounters(db, golfer, today)));
  }
  return broken;
}
