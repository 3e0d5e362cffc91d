import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Statistics } from '#contract/admin-schemas.ts';
import { countJobs } from '#server/platform/jobs/job-counts.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { saveDailyCounts } from './daily-counts.ts';

/** A Thursday in Auckland. */
const now = '2026-05-14T00:00:00Z';

describe.each(enginesAtScale)('statistics on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await aGolfer(server);
    await server.db.execute(
      sql`update users set is_admin = true, created_at = ${now} where email = ${admin.email}`,
    );
  });
  afterAll(() => server.close());

  const read = () => ok<Statistics>(admin.get('/api/admin/statistics'));
  const count = () => saveDailyCounts({ db: server.db, clock: () => Temporal.Instant.from(now) });
  const trainsOnce = async (golfer: Golfer) => {
    const enrollment = await followsBreak100(golfer);
    const [first] = await sessionsOf(golfer);
    if (first) await ok(completes(golfer, first));
    return enrollment;
  };

  test('count sign-ups and completed sessions by week in the administrator’s time zone', async () => {
    const golfer = await aGolfer(server);
    // Monday, May 11, just after midnight in Auckland; and a minute earlier, in the week before.
    for (const [at, email] of [
      ['2026-05-10T12:00:30Z', golfer.email],
      ['2026-05-10T11:59:30Z', (await aGolfer(server)).email],
    ]) {
      await server.db.execute(sql`update users set created_at = ${at} where email = ${email}`);
    }
    await trainsOnce(golfer);
    const { weeks } = await read();
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { monday: '2026-05-04', signUps: 1, sessions: 0 },
      { monday: '2026-05-11', signUps: 2, sessions: 1 },
    ]);
    expect(weeks[0]?.monday).toBe('2026-02-23');
  });

  test('count by program how many golfers started, are active, and reached each week', async () => {
    await count();
    const before = (await read()).programs.find(({ id }) => id === 'break-100');
    const { id } = await trainsOnce(await aGolfer(server));
    await followsBreak100(await aGolfer(server));
    await server.db.execute(sql`update enrollments set abandoned_at = now() where id = ${id}`);
    expect((await read()).programs).toContainEqual(before);
    await count();
    const { programs, countedAt } = await read();
    expect(countedAt).toBe('2026-05-14T00:00:00.000Z');
    expect(programs).toContainEqual({
      id: 'break-100',
      name: 'Break 100',
      language: 'en',
      started: (before?.started ?? 0) + 2,
      active: (before?.active ?? 0) + 1,
      reached: [(before?.reached[0] ?? 0) + 1],
    });
  });

  type Drill = { id: string; target: number; better: string; series: string };

  test('compare drill scores with the target for the level of their program', async () => {
    const { rows } = await server.db.execute<Drill>(sql`
      select x.id, (x.details -> 'scoring' -> 'targets' ->> p.difficulty)::float8 as target,
        x.details -> 'scoring' ->> 'better' as better,
        coalesce(x.details -> 'scoring' ->> 'edition', '') as series
      from exercises x, programs p
      where p.id = 'break-100' and jsonb_typeof(x.details -> 'scoring' -> 'targets') = 'object' limit 1`);
    const [drill] = rows;
    if (drill === undefined) throw new Error('no drill');
    const worse = drill.better === 'higher' ? -1 : 1;
    for (let golfers = 0; golfers < 5; golfers += 1) await trainsOnce(await aGolfer(server));
    await server.db.execute(sql`delete from exercise_results`);
    await server.db.execute(sql`
      insert into exercise_results (scheduled_session_id, exercise_id, user_id, done, score, series)
      select scheduled_session_id, ${drill.id}, user_id, true,
        ${drill.target}::float8 + case when row_number() over () > 3 then ${worse}::float8 else 0 end,
        ${drill.series}
      from session_completions limit 5`);
    await count();
    const { drills } = await read();
    expect(drills).toMatchObject([{ id: drill.id, target: drill.target, scores: 5, met: 3 }]);
  });

  test('group browser errors and list the most frequent first', async () => {
    const entry = (level: string, message: string, minutes: number) => ({
      level,
      message,
      timestamp: now,
      url: `http://localhost/my-schedule?minutes=${minutes}`,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0',
    });
    const logs = [
      entry('error', 'The ball is lost', 1),
      entry('warn', 'Socket closed', 2),
      entry('warn', 'Socket closed', 3),
      entry('info', 'All is well', 4),
    ];
    await admin.send('POST', '/api/logs/client', { logs });
    const { errors } = await read();
    const seen = { path: '/my-schedule', browser: 'Firefox', system: 'Linux' };
    const lastAt = '2026-05-14T00:00:00.000Z';
    expect(errors).toEqual([
      { level: 'warn', message: 'Socket closed', count: 2, lastAt, ...seen },
      { level: 'error', message: 'The ball is lost', count: 1, lastAt, ...seen },
    ]);
    server.setNow('2026-05-15T01:00:00Z');
    expect((await read()).errors).toEqual([]);
    server.setNow(now);
  });

  test('count waiting, late and failed background jobs separately', async () => {
    await server.db.execute(sql`
      insert into pgboss.job (name, data, state, start_after, retry_count) values
        ('send-mail', '{}', 'created', now() + interval '1 day', 0),
        ('send-mail', '{}', 'retry', now() + interval '1 hour', 3)`);
    const { version, health } = await read();
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(health.mail).toEqual({ waiting: 0, late: 0, failed: 1 });
    expect(health.push).toMatchObject({ waiting: 0, late: 0, failed: 0, devices: 0 });
    expect(health.disk.state).toBe('ok');
  });

  test('count a background job in any queue as late after five minutes', async () => {
    // This queue has no worker, so its jobs stay.
    await server.db.execute(sql`select pgboss.create_queue('caddies', '{"policy":"standard"}')`);
    const before = (await read()).health.jobs;
    await server.db.execute(sql`
      insert into pgboss.job (name, data, state, start_after) values
        ('caddies', '{}', 'created', now() - interval '4 minutes'),
        ('caddies', '{}', 'created', now() - interval '6 minutes'),
        ('caddies', '{}', 'retry', now() - interval '6 minutes'),
        ('caddies', '{}', 'created', now() + interval '6 minutes')`);
    expect((await read()).health.jobs).toEqual({
      waiting: before.waiting + 3,
      late: before.late + 2,
      failed: before.failed + 1,
    });
    await server.db.execute(sql`delete from pgboss.job where name = 'caddies'`);
    expect((await read()).health.jobs).toEqual(before);
  });

  test('count late mails and late push messages separately', async () => {
    const rollback = new Error('Nobody is to work on these');
    const counting = server.db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into pgboss.job (name, data, state, start_after) values
          ('send-mail', '{}', 'created', now() - interval '6 minutes'),
          ('send-mail', '{}', 'created', now() - interval '1 hour'),
          ('send-push', '{}', 'created', now() - interval '2 days'),
          ('send-push', '{}', 'active', now() - interval '2 days')`);
      const { of } = await countJobs(tx);
      expect([of('send-mail').late, of('send-push').late]).toEqual([2, 1]);
      throw rollback;
    });
    await expect(counting).rejects.toBe(rollback);
  });

  test('count a recently failed background job in any queue', async () => {
    const { failed } = (await read()).health.jobs;
    await server.db.execute(sql`
      insert into pgboss.job (name, data, state, completed_on) values
        ('prepare-video', '{}', 'failed', now() - interval '1 hour'),
        ('prepare-video', '{}', 'failed', now() - interval '3 days')`);
    const { jobs, mail, push } = (await read()).health;
    expect(jobs.failed).toBe(failed + 1);
    expect([mail.failed, push.failed]).toEqual([1, 0]);
  });
});
