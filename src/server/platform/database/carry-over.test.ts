import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { madeIdOf } from '#contract/made-id.ts';
import { serveTestApp, type TestApp, visitor } from '#testing/app.ts';
import {
  createTestDatabase,
  type Engine,
  enginesAtScale,
  type TestDatabase,
} from '#testing/database.ts';
import { itemsOf } from '#testing/feed.ts';
import { brokenSums } from '#testing/invariants/sums.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok, sessionsOf } from '#testing/scenario.ts';
import { StartError } from '../start-error.ts';
import { migrateDatabase } from './migrate.ts';

/** The secret of the server that made the database. */
const secret = 'a-secret-that-both-versions-have-in-common';
const email = 'marram@example.com';
const password = 'fairway-finder';
/** What the version before answered to the golfer. */
const calendarUrl = /\/api\/calendar\/mwUVo14mzwIokm0ca12yDwTaLAxm9-dIBVw03Cuz6n0\.ics$/;

const dump = await readFile(
  new URL('../../../testing/version-before.sql', import.meta.url),
  'utf8',
);

/** Opens a database of the version before. */
async function versionBefore(engine: Engine): Promise<TestDatabase> {
  const opened = await createTestDatabase(engine, 'none');
  const client = await opened.database.pool.connect();
  await client.query(dump);
  client.release(true);
  return opened;
}

const rowsOf = async ({ database }: TestDatabase, text: string) =>
  (await database.pool.query(text)).rows;

/** Everything that the tables of a database consist of, in words. */
const schema = `
  select 'column' as what, table_name || '.' || column_name as name,
    concat_ws(' ', data_type, udt_name, is_nullable, column_default, is_identity, numeric_precision, numeric_scale) as text
  from information_schema.columns where table_schema = 'public'
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid)
  from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
  union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
  from pg_trigger where not tgisinternal and tgrelid::regclass::text not like '%.%'
  union all select 'function', oid::regprocedure::text, prosrc from pg_proc where pronamespace = 'public'::regnamespace
  union all select 'view', viewname, definition from pg_views where schemaname = 'public'
  union all select 'options', relname, reloptions::text from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all select 'schema', nspname, '' from pg_namespace where nspname !~ '^pg_'
  order by 1, 2, 3`;

const scoresOfAll =
  'select exercise_id, done, score, attempts, series, cells from exercise_results order by 1, 3';

const counts = async (opened: TestDatabase) => {
  const tables = await rowsOf(
    opened,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const counted = tables.map(async ({ name }) => {
    const [row] = await rowsOf(opened, `select count(*)::int as n from "${name}"`);
    return [name, row.n];
  });
  return Object.fromEntries(await Promise.all(counted));
};

describe.each(enginesAtScale)('a database of the version before on the %s engine', (engine) => {
  let opened: TestDatabase;
  let server: TestApp;
  let before: Awaited<ReturnType<typeof counts>>;
  let scores: unknown;
  let golfer: ReturnType<typeof visitor>;
  let formerIds: { user: string; session: string; friend: string };

  beforeAll(async () => {
    opened = await versionBefore(engine);
    before = await counts(opened);
    [formerIds] = (await rowsOf(
      opened,
      `select u.id as user, s.id as session, (
         select case first_id when u.id then second_id else first_id end from friendships
       ) as friend
       from users u join auth_sessions s on s.user_id = u.id where email = '${email}'`,
    )) as [typeof formerIds];
    scores = await rowsOf(opened, scoresOfAll);
    await migrateDatabase(opened.database.pool);
    // Tables that came later are there as well.
    expect(await counts(opened)).toMatchObject(before);
    server = await serveTestApp(opened, {}, { secret });
    golfer = visitor(server, email);
    await ok(golfer.send('POST', '/api/auth/sign-in/email', { email, password }));
  });
  afterAll(() => server.close());

  test('has exactly the tables of a new database, and a second start changes nothing', async () => {
    const fresh = await createTestDatabase(engine);
    try {
      const expected = await rowsOf(fresh, schema);
      const ours = (rows: typeof expected) => rows.filter(({ name }) => name !== 'pgboss');
      expect(ours(await rowsOf(opened, schema))).toEqual(ours(expected));
    } finally {
      await fresh.drop();
    }
    await migrateDatabase(opened.database.pool);
    expect((await counts(opened)).users).toBe(before.users);
  });

  test('keeps its golfers, who sign in as before, with all that they have', async () => {
    expect(await ok<User>(golfer.get('/api/auth/user'))).toMatchObject({
      id: madeIdOf(formerIds.user),
      firstName: 'Marram First',
      currentHandicap: '18.2',
    });
    const [done] = await sessionsOf(golfer);
    expect(done).toMatchObject({ status: 'completed', sessionNumber: 1 });
    const friends = await ok<{ id: string }[]>(golfer.get('/api/social/friends'));
    expect(friends.map(({ id }) => id)).toEqual([madeIdOf(formerIds.friend)]);
    expect((await itemsOf(golfer)).map(({ type }) => type)).toContain('session_completed');
    expect(await ok(golfer.get('/api/user/coach-links'))).toMatchObject([{ name: 'Marram coach' }]);
    const started = (await sessionsOf(golfer))[1]?.id;
    expect(await ok(golfer.get(`/api/user/session-progress/${started}`))).toMatchObject({
      progress: { note: { text: 'Marram note' } },
    });
    const { subscriptionUrl } = await ok<{ subscriptionUrl: string }>(
      golfer.get('/api/user/calendar/subscription-url'),
    );
    expect(subscriptionUrl).toMatch(calendarUrl);
    expect((await golfer.get(new URL(subscriptionUrl).pathname)).status).toBe(200);
  });

  test('keeps what earned XP and what stands in the feed', async () => {
    expect(await brokenSums(opened.db)).toEqual([]);
    const named = `select source_kind, source_name from xp_entries where source_id is null
      union select type, source_name from feed_items where source_id is null order by 1, 2 limit 3`;
    expect((await rowsOf(opened, named)).map((row) => Object.values(row).join(' '))).toEqual([
      'achievement first-card',
      'achievement first-friend',
      'achievement first-hour',
    ]);
    const twice = `select facts from feed_items where facts ?| '{type,scheduledSessionId,enrollmentId}'`;
    expect(await rowsOf(opened, twice)).toEqual([]);
  });

  test('keeps scores with their attempts and series', async () => {
    expect(await rowsOf(opened, scoresOfAll)).toEqual(scores);
  });

  test('knows the ids that devices, mails and bookmarks still have', async () => {
    const profile = `/api/users/${formerIds.friend}/public-profile`;
    expect((await golfer.get(profile)).status).toBe(200);
    const [planned] = (await sessionsOf(golfer)).filter(({ status }) => status === 'planned');
    const waiting = golfer.with({ 'recorded-by': formerIds.user, 'recorded-ago': '60' });
    const skipped = { scheduledSessionId: planned?.id };
    expect((await waiting.send('POST', '/api/user/skip-session', skipped)).status).toBe(200);
    const device = `/api/user/devices/${formerIds.session}`;
    expect((await golfer.send('DELETE', device)).status).toBe(200);
  });

  test('finishes a broadcast that was under way', async () => {
    await vi.waitFor(async () => {
      const [row] = await rowsOf(opened, 'select reached, is_complete from broadcasts');
      expect(row).toEqual({ reached: 3, is_complete: true });
    }, longWait);
  });

  test('with rows that no constraint of the version before refused is corrected', async () => {
    const worn = await versionBefore(engine);
    const { pool } = worn.database;
    try {
      await pool.query(`
        update enrollments set completed_at = '2026-05-20', abandoned_at = '2026-05-21';
        update session_completions set rating = 9, duration = 0;
        update scheduled_sessions set completed_at = null where status = 'completed';
        update users set goal_handicap = 60;
        insert into plan_pauses select gen_random_uuid(), enrollment_id, user_id, from_date + 2, to_date + 9, reason, 1
        from plan_pauses;
        create table somebody_elses as select 1 as one;
        create schema pgboss;
        create table pgboss.job as
        select state, jsonb_build_object('userId', id, 'day', '2026-05-20') as data
        from users, (values ('created'), ('active')) as states (state)`);
      await migrateDatabase(pool);
      expect(
        await rowsOf(worn, 'select distinct rating, duration from session_completions'),
      ).toEqual([{ rating: 5, duration: 1 }]);
      expect(await rowsOf(worn, 'select distinct abandoned_at from enrollments')).toEqual([
        { abandoned_at: null },
      ]);
      expect(
        await rowsOf(
          worn,
          `select to_date - from_date + 1 as days from plan_pauses order by from_date`,
        ),
      ).toEqual([{ days: 2 }, { days: 15 }]);
      expect(
        await rowsOf(
          worn,
          `select id::text from users except select data ->> 'userId' from pgboss.job`,
        ),
      ).toEqual([]);
      expect(
        await rowsOf(
          worn,
          `select data ->> 'userId' from pgboss.job except select id::text from users`,
        ),
      ).toEqual([]);
      expect(await rowsOf(worn, 'select one from somebody_elses')).toEqual([{ one: 1 }]);
    } finally {
      await worn.drop();
    }
  });

  test('with a row that cannot be corrected keeps the server from starting, and stays as it is', async () => {
    const odd = await versionBefore(engine);
    const { pool } = odd.database;
    try {
      await pool.query(`update golf_rounds set score_type = 'skins'`);
      await expect(migrateDatabase(pool)).rejects.toThrow(
        new StartError(
          'A row of the table "golf_rounds" contradicts "golf_rounds_score_type", so this version cannot carry the database over. Nothing was changed. Correct the row or restore a backup, then start again.',
        ),
      );
      await pool.query(`update golf_rounds set score_type = 'strokeplay'`);
      await migrateDatabase(pool);
    } finally {
      await odd.drop();
    }
  });

  test('of an earlier migration is refused with what to do', async () => {
    const old = await versionBefore(engine);
    const { pool } = old.database;
    try {
      await pool.query(`delete from drizzle.__drizzle_migrations where id > 40`);
      await expect(migrateDatabase(pool)).rejects.toThrow(
        new StartError(
          'The database is of an early version of Pinhigh: it is at migration 40. Version 1.0 carries databases over from version 0.1 with 45 migrations. Start the last version 0.1 once, then this one.',
        ),
      );
    } finally {
      await old.drop();
    }
  });
});
