import type pg from 'pg';
import { catalog } from '#domain/achievements/catalog.ts';
import { nthIdInSql } from './ids.ts';

/** Six-week programs that a golfer completed in the last year; a ninth is half done. */
const programsDone = 8;
const sessionsEach = 18;
const achievementsEach = 20;

/** The ids of golfers, enrollments and sessions, as the server makes them: they begin with the time. */
const functions = `
  create or replace function pg_temp.golfer(n int) returns uuid immutable language sql as $$
    select ${nthIdInSql('n')} $$;
  create or replace function pg_temp.made(at timestamptz, salt text) returns uuid immutable language sql as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(salt), 1, 3)
      || '8' || substr(md5(salt), 4, 15))::uuid $$;
  create or replace function pg_temp.start(p int) returns date stable language sql as $$
    select date_trunc('week', current_date)::date - 21 - 42 * (${programsDone} - p) $$;
  create or replace function pg_temp.enrollment(n int, p int) returns uuid stable language sql as $$
    select pg_temp.made(pg_temp.start(p) + n * interval '1 ms', n || '-' || p) $$;
  create or replace function pg_temp.session(n int, p int, number int) returns uuid stable language sql as $$
    select pg_temp.made(pg_temp.start(p) + n * interval '1 ms', n || '-' || p || '-' || number) $$;
  create or replace function pg_temp.day(p int, number int) returns date stable language sql as $$
    select pg_temp.start(p) + 7 * ((number - 1) / 3) + 2 * ((number - 1) % 3) $$;
  create temp table if not exists sessions as
    select p.id, row_number() over (order by w.week_number, p.day_number, p.id)::int as number
    from program_sessions p join program_weeks w on w.id = p.week_id
    where w.program_id = 'break-100' and w.version = 1`;

/**
 * Golfers with the ids of `nthId`, each signed in with a token `g1`, `g2`, and so on, and with a year of training. The
 * rows are consistent with each other, as if the app had written them.
 */
const golfers: readonly string[] = [
  `insert into users (id, name, email, first_name, last_name, current_handicap, goal_handicap, created_at)
   select pg_temp.golfer(n), 'Nora Devlin', 'golfer' || n || '@example.com', 'Nora', 'Devlin', 21.4, 15,
     now() - interval '1 year'
   from generate_series(1, $1::int) n`,
  `insert into auth_sessions (id, token, user_id, expires_at)
   select pg_temp.golfer(n), 'g' || n, pg_temp.golfer(n), now() + interval '30 days'
   from generate_series(1, $1::int) n`,
];

/** A program of every golfer, with its number as $2. */
const program: readonly string[] = [
  `insert into enrollments (id, user_id, program_id, program_version, sessions_per_week, available_days,
     start_date, created_at, completed_at)
   select pg_temp.enrollment(n, $2), pg_temp.golfer(n), 'break-100', 1, 3, '{1,3,5}', pg_temp.start($2),
     now() - interval '1 year', case when $2 < ${programsDone} then now() - interval '1 week' end
   from generate_series(1, $1::int) n`,
  `insert into scheduled_sessions (id, enrollment_id, user_id, session_id, session_number, scheduled_date,
     original_week_number, status, completed_at)
   select pg_temp.session(n, $2, number), pg_temp.enrollment(n, $2), pg_temp.golfer(n), s.id, number, d.day,
     (number + 2) / 3, case when d.day < current_date then 'completed' else 'planned' end,
     case when d.day < current_date then d.day + time '18:00' end
   from generate_series(1, $1::int) n cross join sessions s
   cross join lateral (select pg_temp.day($2, number) as day) d
   where number <= ${sessionsEach}`,
];

/** A session that every golfer has completed, with the number of its program as $2 and its own as $3. */
const session: readonly string[] = [
  `insert into session_completions (scheduled_session_id, user_id, rating, duration, completed_on, completed_at)
   select pg_temp.session(n, $2, $3), pg_temp.golfer(n), 4, 45, d.day, d.day + time '18:00'
   from generate_series(1, $1::int) n, (select pg_temp.day($2, $3) as day) d
   where d.day < current_date`,
  `insert into exercise_results (scheduled_session_id, exercise_id, user_id, done, score)
   select pg_temp.session(n, $2, $3), x.exercise_id, pg_temp.golfer(n), true, 7
   from generate_series(1, $1::int) n, sessions s join session_exercises x on x.session_id = s.id
   where s.number = $3 and pg_temp.day($2, $3) < current_date`,
  `insert into xp_entries (user_id, source_kind, source_id, xp, earned_on)
   select pg_temp.golfer(n), 'session', pg_temp.session(n, $2, $3), 140, d.day
   from generate_series(1, $1::int) n, (select pg_temp.day($2, $3) as day) d
   where d.day < current_date`,
  `insert into feed_items (user_id, type, source_id, facts, created_at)
   select pg_temp.golfer(n), 'session_completed', pg_temp.session(n, $2, $3),
     jsonb_build_object('minutes', 45), d.day + time '18:00'
   from generate_series(1, $1::int) n, (select pg_temp.day($2, $3) as day) d
   where d.day < current_date`,
];

/** The rest of the year; $2 are ids of achievements. */
const rest: readonly string[] = [
  `insert into golf_rounds (id, user_id, session_date, created_at, name, holes, round_type, score_type, total_score,
     course_par)
   select pg_temp.made(current_date - 14 * k + n * interval '1 ms', n || '-' || k), pg_temp.golfer(n),
     current_date - 14 * k, now(), 'Medal', 18, 'match', 'strokeplay', 90 + k % 9, 72
   from generate_series(26, 1, -1) k, generate_series(1, $1::int) n`,
  `insert into practice_sessions (id, user_id, session_date, created_at, title, duration)
   select pg_temp.made(current_date - 9 * k + n * interval '1 ms', n || '-' || k), pg_temp.golfer(n),
     current_date - 9 * k, now(), 'Range', 45
   from generate_series(40, 1, -1) k, generate_series(1, $1::int) n`,
  `insert into handicap_entries (user_id, handicap, recorded_at)
   select pg_temp.golfer(n), 26 - k * 0.4, now() - interval '1 month' * (12 - k)
   from generate_series(1, $1::int) n, generate_series(1, 12) k`,
  `insert into unlocked_achievements (user_id, achievement_id, unlocked_at, unlocked_on, cause_id)
   select pg_temp.golfer(n), a.id, now() - interval '1 month', current_date - 30, ''
   from generate_series(1, $1::int) n, unnest($2::text[]) a (id)`,
  `insert into achievement_counters (user_id, key, value)
   select pg_temp.golfer(n), 'sessions:' || k, 150 from generate_series(1, $1::int) n, generate_series(1, 12) k`,
  `insert into user_stats (user_id, total_xp, total_minutes, total_sessions, current_streak, board_streak,
     longest_streak, last_active_day, in_leaderboards)
   select pg_temp.golfer(n), 25000, 6900, 153, n % 40, n % 40, 60, current_date - 1, true
   from generate_series(1, $1::int) n`,
  `insert into monthly_sessions (user_id, month, sessions, in_leaderboards)
   select pg_temp.golfer(n), (date_trunc('month', current_date) - interval '1 month' * k)::date, 12, true
   from generate_series(1, $1::int) n, generate_series(0, 11) k`,
  `insert into notifications (user_id, other_id, kind, source, facts, created_at, is_read)
   select pg_temp.golfer(n), case when k % 4 = 0 then pg_temp.golfer(1) end, 'achievements_unlocked', k::text,
     jsonb_build_object(
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
export async function makeHistory(client: pg.ClientBase, golferCount: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('set synchronous_commit = off');
  await client.query('set session_replication_role = replica');
  const achievementIds = catalog.slice(0, achievementsEach).map(({ id }) => id);
  const { rows: indexes } = await client.query<Index>(plainIndexes);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const run = async (texts: readonly string[], ...values: unknown[]) => {
    for (const text of texts) {
      const used = values.filter((_, at) => text.includes(`$${at + 2}`));
      await client.query(text, [golferCount, ...used]);
    }
  };
  await client.query(functions);
  await run(golfers);
  for (let number = 0; number <= programsDone; number += 1) {
    await run(program, number);
    // Day by day, as in life, so that each table has its rows in the order of time.
    for (let nth = 1; nth <= sessionsEach; nth += 1) await run(session, number, nth);
  }
  await run(rest, achievementIds);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze');
}
