import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDb } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createTestDatabase, enginesAtScale, type TestDatabase } from '#testing/database.ts';
import { nthId, nthIdInSql } from '#testing/ids.ts';
import { broadcastsWorker } from './deliver-broadcasts.ts';

/** More golfers than one job delivers to. */
const golfers = 11_500;
const now = Temporal.Instant.from('2026-05-14T00:00:00Z');
const id = nthId(1);
const killed = new Error('killed');

describe.each(enginesAtScale)('delivery of a broadcast on the %s database', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await createTestDatabase(engine);
    await opened.db.execute(sql`
      insert into users (id, name, email)
      select ${sql.raw(nthIdInSql('n'))}, 'Nora Devlin', n || '@example.com'
      from generate_series(1, ${golfers}::int) as n`);
  });
  afterAll(() => opened.drop());
  beforeEach(async () => {
    await opened.db.execute(sql`delete from notifications`);
    await opened.db.execute(sql`delete from broadcasts`);
    await opened.db.execute(sql`
      insert into broadcasts (id, title, message, target_audience, created_at, golfers)
      values (${id}, 'Fast greens', 'Rolled.', 'all_users', ${now.toString()}, ${golfers})`);
  });

  const progress = async () => {
    const { rows } = await opened.db.execute<{ reached: number; delivered: number; done: boolean }>(
      sql`select reached, delivered, is_complete as done from broadcasts where id = ${id}`,
    );
    return rows[0];
  };
  const written = async () => {
    const { rows } = await opened.db.execute<{ n: number; golfers: number }>(
      sql`select count(*)::int as n, count(distinct user_id)::int as golfers from notifications`,
    );
    return rows[0];
  };
  const complete = { reached: golfers, delivered: golfers, done: true };
  const everybodyOnce = { n: golfers, golfers };

  type Steps = {
    readonly sendJob?: Platform['sendJob'];
    readonly nudge?: Platform['live']['nudge'];
  };

  /** A node that uses the test's own `sendJob` and `nudge`. */
  const aNode = ({ sendJob = async () => {}, nudge = async () => {} }: Steps = {}) =>
    broadcastsWorker({
      db: createDb(opened.database.pool),
      clock: () => now,
      log: fastify().log,
      sendJob,
      live: { nudge },
    });
  const deliver = (steps?: Steps) => aNode(steps).run({ broadcastId: id });
  const setActive = (isActive: boolean) =>
    opened.db.execute(sql`update broadcasts set is_active = ${isActive} where id = ${id}`);

  test('one job delivers to 10,000 golfers and leaves the rest to the next job', async () => {
    const jobs: string[] = [];
    const sendJob: Platform['sendJob'] = async (_db, { name }) => void jobs.push(name);
    await deliver({ sendJob });
    expect(await progress()).toEqual({ reached: 10_000, delivered: 10_000, done: false });
    expect(jobs).toEqual([...Array(10).fill('broadcast-delivered'), 'deliver-broadcasts']);
    await deliver();
    expect(await progress()).toEqual(complete);
    await deliver();
    expect(await written()).toEqual(everybodyOnce);
  });

  test('broadcasts of the same moment arrive in the order in which they were created', async () => {
    const ids = [nthId(9), nthId(2), nthId(5)];
    for (const [index, one] of ids.entries())
      await opened.db.execute(sql`
        insert into broadcasts (id, title, message, target_audience, created_at, golfers)
        values (${one}, 'Fast greens', 'Rolled.', 'all_users',
                ${now.subtract({ milliseconds: 60 * (ids.length - index) }).toString()}, ${golfers})`);
    for (let job = 0; job < 5; job += 1) await aNode().run({ broadcastId: nthId(5) });
    const { rows } = await opened.db.execute<{ source: string }>(
      sql`select source from notifications where user_id = ${nthId(1)} order by id`,
    );
    expect(rows.map(({ source }) => source)).toEqual([...ids, id]);
  });

  // Each step fails in a page's transaction, after its rows were written. Step 11 is the job for the remaining pages.
  test.each([1, 2, 10, 11])(
    'a delivery killed at step %i of a job resumes where it was, and no golfer is notified twice',
    async (step) => {
      const nudged: string[] = [];
      const nudge: Platform['live']['nudge'] = async (golferIds) => void nudged.push(...golferIds);
      let sent = 0;
      const sendJob: Platform['sendJob'] = async () => {
        sent += 1;
        if (sent === step) throw killed;
      };
      await expect(deliver({ sendJob, nudge })).rejects.toBe(killed);
      const kept = (step - 1) * 1000;
      expect(await progress()).toEqual({ reached: kept, delivered: kept, done: false });
      expect(await written()).toEqual({ n: kept, golfers: kept });
      for (const _ of [1, 2]) await deliver({ nudge });
      expect(await progress()).toEqual(complete);
      expect(await written()).toEqual(everybodyOnce);
      expect([nudged.length, new Set(nudged).size]).toEqual([golfers, golfers]);
    },
  );

  test('golfers are notified even if sending nudges to other nodes fails', async () => {
    const nudge = async () => {
      throw new Error('no way to other nodes');
    };
    for (const _ of [1, 2]) await deliver({ nudge });
    expect(await written()).toEqual(everybodyOnce);
  });

  test('two nodes that deliver at the same time notify every golfer once', async () => {
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(await progress()).toEqual(complete);
    expect(await written()).toEqual(everybodyOnce);
  });

  test('turning the broadcast off stops delivery at the next page, and turning it on resumes it there', async () => {
    let nudged = 0;
    const nudge: Platform['live']['nudge'] = async (golferIds) => {
      nudged += golferIds.length;
      if (nudged === 3000) await setActive(false);
    };
    await deliver({ nudge });
    const stopped = { reached: 3000, delivered: 3000, done: false };
    expect(await progress()).toEqual(stopped);
    await deliver();
    expect(await progress()).toEqual(stopped);
    await setActive(true);
    for (const _ of [1, 2]) await deliver();
    expect(await progress()).toEqual(complete);
    expect(await written()).toEqual(everybodyOnce);
  });

  test('an expired broadcast is not delivered', async () => {
    await opened.db.execute(sql`update broadcasts set expires_at = ${now.toString()}`);
    await deliver();
    expect(await written()).toEqual({ n: 0, golfers: 0 });
  });

  test('the daily job resumes a delivery whose job was lost', async () => {
    const jobs: unknown[] = [];
    const sendJob: Platform['sendJob'] = async (_db, { name }, ...messages) => {
      if (name === 'deliver-broadcasts') jobs.push(messages[0]?.payload);
    };
    await aNode({ sendJob }).run({});
    expect(jobs).toEqual([{ broadcastId: id }]);
    await deliver();
    expect(await written()).toEqual(everybodyOnce);
  });

  test('nudges to open tabs are small enough for one signal', async () => {
    await opened.db.execute(sql`
      update broadcasts set title = repeat('"', 100), message = repeat('龍', 1000)`);
    const sizes: number[] = [];
    let nudged = 0;
    const nudge: Platform['live']['nudge'] = async (golferIds, message) => {
      nudged += golferIds.length;
      sizes.push(Buffer.byteLength(`nudge ${golferIds.join(',')} ${JSON.stringify(message)}`));
    };
    for (const _ of [1, 2]) await deliver({ nudge });
    expect(nudged).toBe(golfers);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(7900);
  });
});
