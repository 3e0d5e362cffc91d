import type pg from 'pg';
import { catalog } from '#domain/achievements/catalog.ts';

/** Six-week programs that a golfer completed in the last year; a ninth is half done. */
const programsDone = 8;
const sessionsEach = 18;
const achievementsEach = 20;

/**
 * Golfers `g1`, `g2`, and so on, each signed in with a token of the same name and with a year of training. The
 * rows are consistent with each other, as if the app had written them.
 */
const statements: readonly string[] = [
  `insert into users (id, name, email, first_name, last_name, current_handicap, goal_handicap, created_at)
   select 'g' || n, 'Nora Devlin', 'golfer' || n || '@example.com', 'Nora', 'Devlin', 21.4, 15,
     now() - interval '1 year'
   from generate_series(1, $1::int) n`,
  `insert into auth_sessions (id, token, user_id, expires_at)
   select 'g' || n, 'g' || n, 'g' || n, now() + interval '30 days' from generate_series(1, $1::int) n`,
  `insert into enrollments (id, user_id, program_id, program_version, sessions_per_week, available_days,
     start_date, created_at, completed_at)
   select 'e' || n || '-' || p, 'g' || n, 'break-100', 1, 3, '{1,3,5}',
     date_trunc('week', current_date)::date - 21 - 42 * (${programsDone} - p),
     now() - interval '1 year', case when p < ${programsDone} then now() - interval '1 week' end
   from generate_series(1, $1::int) n, generate_series(0, ${programsDone}) p`,
  `insert into scheduled_sessions (id, enrollment_id, user_id, session_id, session_number, scheduled_date,
     original_week_number, status, completed_at)
   select e.id || '-' || s.number, e.id, e.user_id, s.id, s.number, d.day, (s.number + 2) / 3,
     case when d.day < current_date then 'completed' else 'planned' end,
     case when d.day < current_date then d.day + time '18:00' end
   from enrollments e
   cross join (
     select p.id, row_number() over (order by w.week_number, p.day_number, p.id)::int as number
     from program_sessions p join program_weeks w on w.id = p.week_id
     where w.program_id = 'break-100' and w.version = 1
   ) s
   cross join lateral (select e.start_date + 7 * ((s.number - 1) / 3) + 2 * ((s.number - 1) % 3) as day) d
   where e.user_id = any(select 'g' || n from generate_series(1, $1::int) n) and s.number <= ${sessionsEach}`,
  `insert into session_completions (id, scheduled_session_id, user_id, rating, duration, completed_on, completed_at)
   select 'c' || s.id, s.id, s.user_id, 4, 45, s.scheduled_date, s.completed_at
   from scheduled_sessions s
   where s.user_id = any(select 'g' || n from generate_series(1, $1::int) n) and s.status = 'completed'`,
  `insert into exercise_results (completion_id, session_exercise_id, exercise_id, user_id, done, score)
   select 'c' || s.id, x.id, x.exercise_id, s.user_id, true, 7
   from scheduled_sessions s join session_exercises x on x.session_id = s.session_id
   where s.user_id = any(select 'g' || n from generate_series(1, $1::int) n) and s.status = 'completed'`,
  `insert into xp_entries (user_id, source_kind, source_id, xp, earned_on)
   select s.user_id, 'session', s.id, 140, s.scheduled_date
   from scheduled_sessions s
   where s.user_id = any(select 'g' || n from generate_series(1, $1::int) n) and s.status = 'completed'`,
  `insert into feed_items (user_id, type, source, facts, created_at)
   select s.user_id, 'session_completed', s.id,
     jsonb_build_object('type', 'session_completed', 'scheduledSessionId', s.id, 'minutes', 45), s.completed_at
   from scheduled_sessions s
   where s.user_id = any(select 'g' || n from generate_series(1, $1::int) n) and s.status = 'completed'`,
  `insert into golf_rounds (id, user_id, session_date, created_at, name, holes, round_type, score_type, total_score,
     course_par)
   select 'r' || n || '-' || k, 'g' || n, current_date - 14 * k, now(), 'Medal', 18, 'match', 'strokeplay',
     90 + k % 9, 72
   from generate_series(1, $1::int) n, generate_series(1, 26) k`,
  `insert into practice_sessions (id, user_id, session_date, created_at, title, duration)
   select 'p' || n || '-' || k, 'g' || n, current_date - 9 * k, now(), 'Range', 45
   from generate_series(1, $1::int) n, generate_series(1, 40) k`,
  `insert into handicap_entries (user_id, handicap, recorded_at)
   select 'g' || n, 26 - k * 0.4, now() - interval '1 month' * (12 - k)
   from generate_series(1, $1::int) n, generate_series(1, 12) k`,
  `insert into unlocked_achievements (user_id, achievement_id, unlocked_at, unlocked_on, cause_id)
   select 'g' || n, a.id, now() - interval '1 month', current_date - 30, ''
   from generate_series(1, $1::int) n, unnest($2::text[]) a (id)`,
  `insert into achievement_counters (user_id, key, value)
   select 'g' || n, 'sessions:' || k, 150 from generate_series(1, $1::int) n, generate_series(1, 12) k`,
  `insert into user_stats (user_id, total_xp, total_minutes, total_sessions, current_streak, board_streak,
     longest_streak, last_active_day, in_leaderboards)
   select 'g' || n, 25000, 6900, 153, n % 40, n % 40, 60, current_date - 1, true
   from generate_series(1, $1::int) n`,
  `insert into monthly_sessions (user_id, month, sessions, in_leaderboards)
   select 'g' || n, (date_trunc('month', current_date) - interval '1 month' * k)::date, 12, true
   from generate_series(1, $1::int) n, generate_series(0, 11) k`,
  `insert into notifications (user_id, other_id, kind, source, facts, created_at, is_read)
   select 'g' || n, case when k % 4 = 0 then 'g1' end, 'achievements_unlocked', k::text, jsonb_build_object(
       'kind', 'achievements_unlocked', 'achievementIds', array[($2::text[])[1 + k % ${achievementsEach}]]
     ), now() - interval '1 day' * k, true
   from generate_series(1, $1::int) n, generate_series(1, 40) k`,
];

type Index = { readonly name: string; readonly definition: string };

/** Indexes that do not back a constraint. Without them rows are written in half the time. */
const plainIndexes = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class t on t.oid = i.indrelid
  where t.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = i.indexrelid)`;

/** Adds this many golfers to a database that already has the programs. Leaves changed settings on the connection. */
export async function makeHistory(client: pg.ClientBase, golfers: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('set synchronous_commit = off');
  await client.query('set session_replication_role = replica');
  const achievementIds = catalog.slice(0, achievementsEach).map(({ id }) => id);
  const { rows: indexes } = await client.query<Index>(plainIndexes);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const text of statements)
    await client.query(text, text.includes('$2') ? [golfers, achievementIds] : [golfers]);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze');
}
