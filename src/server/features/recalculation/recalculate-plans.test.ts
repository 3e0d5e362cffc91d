import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createChanges, type RunChange } from '#server/platform/changes.ts';
import { createDb, type Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { publishes } from '#testing/a-program-version.ts';
import { createTestDatabase, enginesAtScale, type TestDatabase } from '#testing/database.ts';
import { nthId, nthIdInSql } from '#testing/ids.ts';
import { atScale } from '#testing/scale.ts';
import { recalculationWorker } from './recalculate-plans.ts';

const plansPerJob = atScale({ short: 10, long: 100 });
/** More plans than one job recalculates. */
const golfers = plansPerJob + atScale({ short: 2, long: 20 });
const now = Temporal.Instant.from('2026-05-14T00:00:00Z');
const killed = new Error('killed');

describe.each(enginesAtScale)('jobs that recalculate plans on the %s database', (engine) => {
  let opened: TestDatabase;
  const run = (statement: ReturnType<typeof sql>) => opened.db.execute(statement);
  beforeAll(async () => {
    opened = await createTestDatabase(engine);
    await run(sql`
      insert into users (id, name, email)
      select ${sql.raw(nthIdInSql('n'))}, 'Nora Devlin', n || '@example.com'
      from generate_series(1, ${golfers}::int) n`);
    await run(sql`
      insert into programs (id, position, name, description, difficulty, target_handicap)
      values ('short', 1, 'Short', '', 'beginner', 18)`);
    await run(sql`insert into program_versions values ('short', 1, 1, 3, 30)`);
    await run(sql`
      insert into program_weeks (id, program_id, week_number, focus)
      values ('w1', 'short', 1, 'putting')`);
    await run(sql`
      insert into program_sessions (id, week_id, day_number, title, focus)
      select 's' || n, 'w1', n, 'Session ' || n, 'putting' from generate_series(1, 3) n`);
    await publishes(opened.db, 'short', {
      without: ['s2'],
      retitled: ['s1', 's3'],
      added: [{ id: 's9', after: 's3' }],
    });
  });
  afterAll(() => opened.drop());
  beforeEach(async () => {
    for (const table of ['enrollments', 'recalculations'])
      await run(sql`delete from ${sql.identifier(table)}`);
    await run(sql`
      insert into enrollments (id, user_id, program_id, program_version, sessions_per_week,
        available_days, start_date)
      select id, id, 'short', 1, 3, '{1,3,5}', '2026-05-11' from users`);
    await run(sql`
      insert into scheduled_sessions (id, enrollment_id, user_id, session_id, session_number,
        scheduled_date, original_week_number, status, completed_at)
      select md5(u.id::text || n)::uuid, u.id, u.id, 's' || n, n, date '2026-05-11' + (n - 1) * 4, 1,
        case n when 1 then 'completed' else 'planned' end, case n when 1 then now() end
      from users u, generate_series(1, 3) n`);
    await run(sql`
      insert into recalculations (id, started_at, total) values (${nthId(1)}, ${now.toString()}, ${golfers})`);
  });

  const job = async () => {
    const { rows } = await run(sql`
      select done, failed, is_complete as "isComplete", stopped_at is not null as "isOver"
      from recalculations where id = ${nthId(1)}`);
    return rows[0];
  };
  const complete = { done: golfers, failed: 0, isComplete: true, isOver: true };
  /** Groups the plans by their version and sessions, and counts each group. */
  const plans = async () => {
    const { rows } = await run(sql`
      select version, sessions, count(*)::int as n from (
        select e.program_version as version,
          string_agg(s.session_id, ' ' order by s.session_number) as sessions
        from enrollments e join scheduled_sessions s on s.enrollment_id = e.id group by e.id
      ) p group by 1, 2 order by 1`);
    return rows;
  };
  const newest = { version: 2, sessions: 's1 s3@2 s9@2' };
  const older = { version: 1, sessions: 's1 s2 s3' };

  type Node = {
    readonly db?: Db;
    readonly sendJob?: Platform['sendJob'];
    readonly around?: (run: RunChange) => RunChange;
  };
  const database = () => createDb(opened.database.pool);

  /** A node that uses the test's own database, `sendJob` and `runChange`. */
  const aNode = ({ db = database(), sendJob = async () => {}, around = (run) => run }: Node = {}) =>
    recalculationWorker(
      {
        db,
        clock: () => now,
        log: fastify().log,
        sendJob,
        runChange: around(createChanges({ db: database(), clock: () => now, listeners: [] })),
      },
      plansPerJob,
    );
  const recalculate = (node?: Node) => aNode(node).run({ id: nthId(1) });

  test('one job recalculates its share of the plans and leaves the rest to the next job', async () => {
    const jobs: string[] = [];
    const sendJob: Platform['sendJob'] = async (_db, { name }) => void jobs.push(name);
    await recalculate({ sendJob });
    expect(await job()).toEqual({
      ...complete,
      done: plansPerJob,
      isComplete: false,
      isOver: false,
    });
    expect(jobs).toEqual(['recalculate-plans']);
    await recalculate();
    expect(await job()).toEqual(complete);
    expect(await plans()).toEqual([{ ...newest, n: golfers }]);
  });

  /** A node that stops working at a moment chosen by the test. */
  function aMortal() {
    let isDead = false;
    const db = new Proxy(database(), {
      get(target, name) {
        if (isDead) throw killed;
        return Reflect.get(target, name);
      },
    });
    const die = () => {
      isDead = true;
      throw killed;
    };
    return { db, die };
  }

  const steps = {
    'after a change': (run, die) => async (golferId, work) => {
      await run(golferId, work);
      return die();
    },
    'within a change': (run, die) => (golferId, work) =>
      run(golferId, async (change) => {
        await work(change);
        return die();
      }),
  } as const satisfies Record<string, (run: RunChange, die: () => never) => RunChange>;

  const kills = (['after a change', 'within a change'] as const).flatMap((step) =>
    atScale({ short: [1, 10], long: [1, 2, 60, 100] }).map((nth) => [step, nth] as const),
  );
  test.each(kills)(
    'a recalculation killed %s at plan %i resumes where it was, and every plan is correct',
    async (step, nth) => {
      const { db, die } = aMortal();
      let count = 0;
      const around =
        (run: RunChange): RunChange =>
        (golferId, work) => {
          count += 1;
          return (count === nth ? steps[step](run, die) : run)(golferId, work);
        };
      await expect(recalculate({ db, around })).rejects.toBe(killed);
      const kept = step === 'after a change' ? nth : nth - 1;
      expect(await job()).toMatchObject({ done: kept, failed: 0, isOver: false });
      for (const _ of [1, 2]) await recalculate();
      expect(await job()).toEqual(complete);
      expect(await plans()).toEqual([{ ...newest, n: golfers }]);
    },
  );

  test('a recalculation killed before the next job was queued resumes', async () => {
    const sendJob = async () => {
      throw killed;
    };
    await expect(recalculate({ sendJob })).rejects.toBe(killed);
    await recalculate();
    expect(await job()).toEqual(complete);
    expect(await plans()).toEqual([{ ...newest, n: golfers }]);
  });

  test('two nodes at the same time change every plan once', async () => {
    await Promise.all([recalculate(), recalculate()]);
    for (const _ of [1, 2]) await recalculate();
    expect(await job()).toEqual(complete);
    expect(await plans()).toEqual([{ ...newest, n: golfers }]);
  });

  test('a stopped recalculation leaves the other plans unchanged, and a new one changes them', async () => {
    const done = golfers / 4;
    let count = 0;
    const around =
      (change: RunChange): RunChange =>
      async (...asked) => {
        count += 1;
        if (count > done) await run(sql`update recalculations set stopped_at = now()`);
        return change(...asked);
      };
    await recalculate({ around });
    const stopped = { ...complete, done, isComplete: false };
    expect(await job()).toEqual(stopped);
    expect(await plans()).toEqual([
      { ...older, n: golfers - done },
      { ...newest, n: done },
    ]);
    await recalculate();
    expect(await job()).toEqual(stopped);
    await run(sql`
      insert into recalculations (id, started_at, total) values (${nthId(2)}, ${now.toString()}, 0)`);
    await aNode().run({ id: nthId(2) });
    expect(await plans()).toEqual([{ ...newest, n: golfers }]);
  });

  test('the daily job resumes a recalculation whose job was lost', async () => {
    for (const _ of [1, 2]) await aNode().run({});
    expect(await job()).toEqual(complete);
  });
});
