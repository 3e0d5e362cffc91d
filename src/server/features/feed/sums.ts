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
      count(distinct c.user_id) as golfers, count(*) as sessions, sum(c.duration) as minutes
    from ${countedSessions}
    cross join lateral (values (${everybody}), (e.program_id)) as p (program_id)
    where c.completed_on >= ${monday}::date
      and c.completed_at >= ${monday}::timestamp at time zone 'UTC' - interval '1 day'
    group by 1, 2`;
};

/** What the sums are less than those of the golfers who are there. */
const missing = (now: Temporal.Instant) => sql`
  select * from (
    select c.monday, c.program_id, greatest(c.golfers - coalesce(sum(w.golfers), 0), 0)::int as golfers,
      greatest(c.sessions - coalesce(sum(w.sessions), 0), 0)::int as sessions,
      greatest(c.minutes - coalesce(sum(w.minutes), 0), 0)::int as minutes
    from (${counted(now)}) c left join weekly_sums w using (monday, program_id)
    group by c.monday, c.program_id, c.golfers, c.sessions, c.minutes
  ) m where golfers > 0 or sessions > 0 or minutes > 0`;

/** The sums of a week outlive accounts and name nobody, so what they are more than their rows may be right. */
const weeks: SharedSum = {
  name: 'weeks',
  async countWrong({ db, now }: Reading) {
    const { rows } = await db.execute<{ wrong: number }>(
      sql`select count(*)::int as wrong from (${missing(now)}) m`,
    );
    return rows[0]?.wrong ?? 0;
  },
  async repairAll({ db, now }: Reading) {
    // Waits for the changes that are adding to the sums, and lets no other one begin to.
    await db.execute(sql`lock table weekly_sums in share row exclusive mode`);
    await db.execute(sql`
      insert into weekly_sums (monday, program_id, shard, golfers, sessions, minutes)
      select monday, program_id, 0, golfers, sessions, minutes from (${missing(now)}) m
      on conflict (monday, program_id, shard) do update set
        golfers = weekly_sums.golfers + excluded.golfers,
        sessions = weekly_sums.sessions + excluded.sessions,
        minutes = weekly_sums.minutes + excluded.minutes`);
  },
};

export const feedSums = [weeks];
