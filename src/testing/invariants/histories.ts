import { sql } from 'drizzle-orm';
import { streakOf } from '#domain/progress/streak.ts';
import { findWrongCounters } from '#server/features/achievements/sums.ts';
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

/** Compares golfers' stored counters with those of their whole histories. */
async function brokenCounters(
  db: Db,
  golfers: readonly Golfer[],
  now: Temporal.Instant,
): Promise<string[]> {
  const ids = golfers.map(({ id }) => id);
  return [...(await findWrongCounters({ db, now }, ids))].flatMap(([id, wrong]) =>
    wrong.map(
      ({ key, kept, counted }) => `counter ${key} of ${id}: stored ${kept}, counted ${counted}`,
    ),
  );
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
  }
  return [...broken, ...(await brokenCounters(db, golfers, now))];
}
