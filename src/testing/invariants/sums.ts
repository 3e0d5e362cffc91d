import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';

/** Statements that select what must not exist, by the rule that each checks. */
const rules: Readonly<Record<string, string>> = {
  'total XP is the sum of the ledger': `
    select u.user_id, u.total_xp, x.xp from user_stats u
    left join (select user_id, sum(xp) as xp from xp_entries group by 1) x using (user_id)
    where u.total_xp <> coalesce(x.xp, 0)`,
  'no ledger is without totals': `
    select user_id from xp_entries where user_id not in (select user_id from user_stats)`,
  'minutes are those of sessions and practice': `
    select u.user_id, u.total_minutes, c.minutes as sessions, p.minutes as practice from user_stats u
    left join (select user_id, sum(duration) as minutes from session_completions group by 1) c
      using (user_id)
    left join (
      select user_id, sum(duration) as minutes from practice_sessions where counted group by 1
    ) p using (user_id)
    where u.total_minutes <> coalesce(c.minutes, 0) + coalesce(p.minutes, 0)`,
  'total sessions are the completions': `
    select u.user_id, u.total_sessions, c.sessions from user_stats u
    left join (select user_id, count(*) as sessions from session_completions group by 1) c
      using (user_id)
    where u.total_sessions <> coalesce(c.sessions, 0)`,
  'monthly sessions are the completions of the month on this server': `
    select user_id, month, m.sessions, c.sessions as completed from monthly_sessions m
    full join (
      select user_id, date_trunc('month', completed_on)::date as month, count(*) as sessions
      from session_completions where not imported group by 1, 2
    ) c using (user_id, month)
    where coalesce(m.sessions, 0) <> coalesce(c.sessions, 0)`,
  // They outlive accounts, so they may be more.
  'weekly sums are no less than the sessions in the feed': `
    select monday, program_id, w.sessions, c.sessions as completed from (
      select date_trunc('week', c.completed_on)::date as monday, p.program_id, count(*) as sessions,
        sum(c.duration) as minutes, count(distinct c.user_id) as golfers
      from session_completions c
      join feed_items i on i.type = 'session_completed' and i.source_id = c.scheduled_session_id
      join scheduled_sessions s on s.id = c.scheduled_session_id
      join enrollments e on e.id = s.enrollment_id
      cross join lateral (values (''), (e.program_id)) as p (program_id)
      group by 1, 2
    ) c
    left join (
      select monday, program_id, sum(golfers) as golfers, sum(sessions) as sessions, sum(minutes) as minutes
      from weekly_sums group by 1, 2
    ) w using (monday, program_id)
    where w.golfers is null or w.golfers < c.golfers or w.sessions < c.sessions or w.minutes < c.minutes`,
  'a session is completed exactly if there is a completion': `
    select s.id, s.status from scheduled_sessions s
    left join session_completions c on c.scheduled_session_id = s.id
    where (s.status = 'completed') <> (c.scheduled_session_id is not null)`,
  'a plan runs exactly while sessions are planned': `
    select e.id, e.completed_at from enrollments e
    where e.abandoned_at is null and (e.completed_at is null) <> exists (
      select from scheduled_sessions s where s.enrollment_id = e.id and s.status = 'planned'
    )`,
  'a completed session has earned its XP': `
    select c.user_id, c.scheduled_session_id from session_completions c
    where not exists (
      select from xp_entries x where x.user_id = c.user_id and x.source_kind = 'session'
        and x.source_id = c.scheduled_session_id
    )`,
  'XP of a session, practice or round has its row': `
    select x.* from xp_entries x
    where x.source_kind = 'session' and not exists (
        select from session_completions c where c.scheduled_session_id = x.source_id)
      or x.source_kind = 'practice' and not exists (
        select from practice_sessions p where p.id = x.source_id and p.counted)
      or x.source_kind = 'round' and not exists (
        select from golf_rounds r where r.id = x.source_id and r.counted)`,
  // An imported one is paid only if the imported activities confirm it.
  'every achievement unlocked on this server is paid, and no achievement that is not unlocked': `
    select a.user_id, a.achievement_id, x.source_name from unlocked_achievements a
    full join (select user_id, source_name from xp_entries where source_kind = 'achievement') x
      on x.user_id = a.user_id and x.source_name = a.achievement_id
    left join users u on u.id = a.user_id
    where a.user_id is null or (x.user_id is null and a.unlocked_at >= u.created_at)`,
  'the current handicap is the last one recorded': `
    select u.id, u.current_handicap, h.handicap from users u
    left join lateral (
      select handicap from handicap_entries e where e.user_id = u.id
      order by recorded_at desc, id desc limit 1
    ) h on true
    where u.current_handicap is distinct from h.handicap`,
  'a feed item about a session has its completion': `
    select f.id, f.source_id from feed_items f
    where f.type = 'session_completed' and not exists (
      select from session_completions c where c.scheduled_session_id = f.source_id
    )`,
  'a message is no newer than its cursor': `
    select m.user_id from live_messages m join live_cursors c using (user_id) where m.id > c.last_id`,
  'copies of the privacy setting are equal to it': `
    select u.user_id from user_stats u left join privacy_settings p using (user_id)
    where u.in_leaderboards <> coalesce(p.show_in_leaderboards, u.in_leaderboards)
    union
    select m.user_id from monthly_sessions m join user_stats u using (user_id)
    where m.in_leaderboards <> u.in_leaderboards`,
};

/** Returns a line for each rule that rows break. */
export async function brokenSums(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, statement] of Object.entries(rules)) {
    const { rows } = await db.execute(sql.raw(statement));
    if (rows.length > 0) broken.push(`${rule}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  return broken;
}
