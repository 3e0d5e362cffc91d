import { sql } from 'drizzle-orm';
import { addDays, mondayOf, todayIn } from '#domain/calendar-date.ts';
import type { Reading, SharedSum } from '#server/platform/kept-sums.ts';
import { everybody } from './tables.ts';
import { countedSessions } from './week-queries.ts';

/**
 * The sums of the weeks that it still is somewhere, by the sessions of the golfers who are there. Other weeks are shown to
 * nobody.
 */
const counted = (now: Temporal.Instant) => {
  const monday = mondayOf(addDays(todayIn('UTC', now), -1));
  return sql`
    select date_trunc('week', c.completed_on)::date as monday, p.program_id,
      (hashtext(c.user_id::text) & 15)::smallint as shard, count(distinct c.user_id)::int as golfers,
      count(*)::int as sessions, sum(c.duration)::int as minutes
    from ${countedSessions}
    cross join lateral (values (${everybody}), (e.program_id)) as p (program_id)
    where c.completed_on >= ${monday}::date
      and c.completed_at >= ${monday}::timestamp at time zone 'UTC' - interval '1 day'
    group by 1, 2, 3`;
};

/** The sums that are less than those of the golfers who are there. */
const tooSmall = (now: Temporal.Instant) => sql`
  select c.* from (${counted(now)}) c left join weekly_sums w using (monday, program_id, shard)
  where w.golfers is null or w.golfers < c.golfers or w.sessions < c.sessions or w.minutes < c.minutes`;

/** The sums of a week outlive accounts and name nobody, so what they are more than their rows may be right. */
const weeks: SharedSum = {
  name: 'weeks',
  async countWrong({ db, now }: Reading) {
    const { rows } = await db.execute<{ wrong: number }>(
      sql`select count(*)::int as wrong from (${tooSmall(now)}) t`,
    );
    return rows[0]?.wrong ?? 0;
  },
  async repairAll({ db, now }: Reading) {
    // Waits for the changes that are adding to the sums, and lets no other one begin to.
    await db.execute(sql`lock table weekly_sums in share row exclusive mode`);
    await db.execute(sql`
      insert into weekly_sums (monday, program_id, shard, golfers, sessions, minutes)
      select monday, program_id, shard, golfers, sessions, minutes from (${tooSmall(now)}) t
      on conflict (monday, program_id, shard) do update set
        golfers = greatest(weekly_sums.golfers, excluded.golfers),
        sessions = greatest(weekly_sums.sessions, excluded.sessions),
        minutes = greatest(weekly_sums.minutes, excluded.minutes)`);
  },
};

export const feedSums = [weeks];
