import { type SQL, sql } from 'drizzle-orm';
import { practicedMinutes } from '#server/features/logbook/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import {
  completedCount,
  sessionCompletions,
  trainedMinutes,
} from '#server/features/training/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { idArray } from '#server/platform/database/text-array.ts';
import type { KeptSum } from '#server/platform/kept-sums.ts';

const golferIn = async (db: Db, statement: SQL): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ id: string }>(statement);
  return rows.map(({ id }) => id);
};

const owner = sql.raw('k.user_id');

/** The totals of these golfers by their rows. */
const countedTotals = (golferIds: readonly string[]) => sql`
  select k.user_id, (
      select coalesce(sum(x.xp), 0)::integer from xp_entries x where x.user_id = k.user_id
    ) as xp, ${trainedMinutes(owner)} + ${practicedMinutes(owner)} as minutes,
    ${completedCount(owner)} as sessions
  from user_stats k where k.user_id = any(${idArray(golferIds)})`;

const totals: KeptSum = {
  name: 'totals',
  findWrong: ({ db }, golferIds) =>
    golferIn(
      db,
      sql`select s.user_id as id from user_stats s
        join (${countedTotals(golferIds)}) c on c.user_id = s.user_id
        where (s.total_xp, s.total_minutes, s.total_sessions) <> (c.xp, c.minutes, c.sessions)`,
    ),
  async repair({ db }, golferId) {
    await db.execute(sql`
      update user_stats s set total_xp = c.xp, total_minutes = c.minutes, total_sessions = c.sessions
      from (${countedTotals([golferId])}) c where c.user_id = s.user_id`);
  },
};

/** The sessions by month of these golfers by their rows. */
const countedMonths = (golferIds: readonly string[]) => sql`
  select c.user_id, date_trunc('month', c.completed_on)::date as month, count(*)::integer as sessions
  from ${sessionCompletions} c where c.user_id = any(${idArray(golferIds)}) and not c.imported
  group by 1, 2`;

const months: KeptSum = {
  name: 'months',
  findWrong: ({ db }, golferIds) =>
    golferIn(
      db,
      sql`select distinct user_id as id
        from (select * from monthly_sessions where user_id = any(${idArray(golferIds)})) k
        full join (${countedMonths(golferIds)}) c using (user_id, month)
        where coalesce(k.sessions, 0) <> coalesce(c.sessions, 0)`,
    ),
  async repair({ db }, golferId) {
    await db.execute(sql`
      insert into monthly_sessions (user_id, month, sessions, in_leaderboards)
      select user_id, month, coalesce(c.sessions, 0), ${allows('showInLeaderboards', sql`${golferId}`)}
      from (select * from monthly_sessions where user_id = ${golferId}) k
      full join (${countedMonths([golferId])}) c using (user_id, month)
      on conflict (user_id, month) do update set sessions = excluded.sessions`);
  },
};

export const progressSums: readonly KeptSum[] = [totals, months];
