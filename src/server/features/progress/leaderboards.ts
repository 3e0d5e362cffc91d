import { type SQL, sql } from 'drizzle-orm';
import { addDays, type CalendarDate, monthOf } from '#domain/calendar-date.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { idArray } from '#server/platform/database/text-array.ts';

/** Longest current streaks, or most sessions completed in a calendar month. */
export type Board = 'streak' | 'month';

/** For the streak leaderboard, a golfer must have trained within this many days, including today. */
const activeDays = 7;

/** The first day of the calendar month of a day. */
export const firstOfMonth = (day: CalendarDate): CalendarDate => `${monthOf(day)}-01`;

const scoresOf = (board: Board, today: CalendarDate): SQL =>
  board === 'streak'
    ? sql`select s.user_id, s.board_streak as score from user_stats s
        where s.in_leaderboards and s.board_streak > 0
          and s.last_active_day > ${addDays(today, -activeDays)}::date`
    : sql`select s.user_id, s.sessions as score from monthly_sessions s
        where s.in_leaderboards and s.sessions > 0 and s.month = ${firstOfMonth(today)}::date`;

export type Ranking = {
  readonly board: Board;
  readonly viewerId: string;
  /** The viewer's own day. Its month is the leaderboard's month. */
  readonly today: CalendarDate;
  /** Only these golfers; null for everybody. */
  readonly among: readonly string[] | null;
  /** Excludes these golfers. */
  readonly without: readonly string[];
  readonly limit: number;
};

export type Place = {
  readonly golferId: string;
  /** Starts at 1. Equal scores share a rank. */
  readonly rank: number;
  readonly score: number;
};

/** Makes the query of `findPlaces`. It reads an index from the highest score down, and counts better scores there. */
export function placesQuery({ board, viewerId, today, among, without, limit }: Ranking): SQL {
  const conditions = [
    ...(among === null ? [] : [sql`b.user_id = any(${idArray(among)})`]),
    ...(without.length === 0 ? [] : [sql`b.user_id <> all(${idArray(without)})`]),
  ];
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const scores = sql`(${scoresOf(board, today)}) b`;
  return sql`
    with best as (
      select b.user_id, b.score from ${scores} where ${where}
      order by b.score desc nulls last, b.user_id limit ${limit}
    ), own as (
      select b.user_id, b.score from ${scores}
      where b.user_id = ${viewerId} and b.user_id not in (select user_id from best)
    )
    select user_id as "golferId", score,
      (rank() over (order by score desc))::int as rank, 0 as part from best
    union all
    select own.user_id, own.score,
      1 + (select count(*) from ${scores} where ${where} and b.score > own.score)::int, 1
    from own
    order by part, rank, "golferId"`;
}

/** Finds the best golfers, followed by the viewer if not among them. */
export async function findPlaces(db: Db, ranking: Ranking): Promise<readonly Place[]> {
  const { rows } = await db.execute<Place>(placesQuery(ranking));
  return rows.map(({ golferId, rank, score }) => ({ golferId, rank, score }));
}
