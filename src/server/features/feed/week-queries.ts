import { type Placeholder, sql } from 'drizzle-orm';
import type { OthersThisWeek } from '#contract/feed.ts';
import { addDays, type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import { friendIdsOf } from '#server/features/friends/public-queries.ts';
import { programs, translated } from '#server/features/programs/public-queries.ts';
import {
  enrollments,
  scheduledSessions,
  sessionCompletions,
} from '#server/features/training/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { prepareStatement } from '#server/platform/database/prepared-query.ts';
import { everybody, shards } from './tables.ts';

/** Minimum number of golfers for sums that do not identify anybody. */
const fewestGolfers = 5;

/** A golfer and a week, as values or placeholders. */
type OwnWeek = Readonly<Record<'userId' | 'monday' | 'sunday', string | Placeholder>>;

/** The sessions that count in the sums of a week: those that are still in the feed. */
export const countedSessions = sql`
  ${sessionCompletions} c
  join feed_items i
    on i.user_id = c.user_id and i.type = 'session_completed' and i.source_id = c.scheduled_session_id
  join ${scheduledSessions} s on s.id = c.scheduled_session_id
  join ${enrollments} e on e.id = s.enrollment_id`;

/** A golfer's sessions that were completed in a week and count in its sums. */
const sessionsOf = ({ userId, monday, sunday }: OwnWeek) => sql`
  from ${countedSessions}
  where c.user_id = ${userId}
    and c.completed_on between ${monday}::date and ${sunday}::date`;

/** A golfer's counted sessions of a week, summed by program. */
const ownSessions = (week: OwnWeek) => sql`
  select e.program_id, count(*)::int as sessions, sum(c.duration)::int as minutes
  ${sessionsOf(week)}
  group by e.program_id`;

/** A session that now has a feed item, or with -1 no longer has one. */
export type CountedSession = {
  readonly sessions: 1 | -1;
  readonly userId: string;
  readonly enrollmentId: string;
  readonly minutes: number;
  /** The golfer's own day of the completion. */
  readonly on: CalendarDate;
};

const given = sql.placeholder;

const own = sessionsOf({
  userId: given('userId'),
  monday: given('monday'),
  sunday: given('sunday'),
});

const counting = prepareStatement(
  'count_session',
  sql`
    with scopes as (
      select ${everybody}::text as program_id, 1 as place
      union all select e.program_id, 2 from ${enrollments} e where e.id = ${given('enrollmentId')}
    )
    insert into weekly_sums (monday, program_id, shard, golfers, sessions, minutes)
    select ${given('monday')}::date, p.program_id, hashtext(${given('userId')}) & ${sql.raw(String(shards - 1))},
      case when (
        select count(*) from (
          select ${own} and p.program_id in (${everybody}, e.program_id) limit 2
        ) one_or_more
      ) = greatest(${given('sessions')}::int, 0) then ${given('sessions')}::int else 0 end,
      ${given('sessions')}::int, ${given('minutes')}::int
    from scopes p
    order by p.place
    on conflict (monday, program_id, shard) do update set
      golfers = weekly_sums.golfers + excluded.golfers,
      sessions = weekly_sums.sessions + excluded.sessions,
      minutes = weekly_sums.minutes + excluded.minutes`,
);

/**
 * Counts a session in its week, for its program and for all programs. Its item must already be written or
 * deleted: the golfer is counted only if this is the golfer's only session of the week.
 */
export async function countSession(db: Db, counted: CountedSession): Promise<void> {
  const { userId, enrollmentId, minutes, sessions, on } = counted;
  const monday = mondayOf(on);
  await counting(db, {
    userId,
    enrollmentId,
    sessions,
    monday,
    sunday: addDays(monday, 6),
    minutes: sessions * minutes,
  });
}

type FeedReader = { readonly id: string; readonly language: string; readonly today: CalendarDate };

/**
 * Returns what the other golfers of the reader's program have reached in the reader's current week, or all
 * other golfers when there is no program or too few follow it.
 * @returns `undefined` when the reader has friends, and null when there are too few golfers
 */
export async function findOthersThisWeek(
  db: Db,
  { id, language, today }: FeedReader,
): Promise<OthersThisWeek | null | undefined> {
  const monday = mondayOf(today);
  const { rows } = await db.execute<OthersThisWeek & { hasFriends: boolean; isShown: boolean }>(sql`
    with own as (${ownSessions({ userId: id, monday, sunday: addDays(monday, 6) })}), others as (
      select w.program_id, sum(w.golfers)::int - (o.sessions > 0)::int as golfers,
        sum(w.sessions)::int - o.sessions as sessions, sum(w.minutes)::int - o.minutes as minutes
      from weekly_sums w
      cross join lateral (
        select coalesce(sum(own.sessions), 0)::int as sessions,
          coalesce(sum(own.minutes), 0)::int as minutes
        from own where w.program_id in (${everybody}, own.program_id)
      ) o
      where w.monday = ${monday}::date and w.program_id in (${everybody}, (
        select e.program_id from ${enrollments} e
        where e.user_id = ${id} and e.completed_at is null and e.abandoned_at is null
      ))
      group by w.program_id, o.sessions, o.minutes
    )
    select exists ${friendIdsOf(id)} as "hasFriends", others.program_id is not null as "isShown",
      others.golfers, others.sessions, others.minutes,
      case when p.id is not null then ${translated('p', 'name', language)} end as "programName"
    from (select 1) as always
    left join others on others.golfers >= ${fewestGolfers}::int
    left join ${programs} p on p.id = others.program_id
    order by others.program_id = ${everybody} limit 1`);
  const [row] = rows;
  if (row === undefined || row.hasFriends) return undefined;
  const { isShown, golfers, sessions, minutes, programName } = row;
  return isShown ? { golfers, sessions, minutes, programName } : null;
}
