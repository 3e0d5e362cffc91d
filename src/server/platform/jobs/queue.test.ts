import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { longWait } from '#testing/long-wait.ts';
import { worker } from './job.ts';
import { createQueue, type Queue } from './queue.ts';
import { restartJobs } from './restart-jobs.ts';

const letter = {
  name: 'letter',
  payload: z.object({ link: z.string() }),
  isPrivate: true,
  retryLimit: 8,
};
const reminder = { name: 'reminder', payload: z.object({ golfer: z.int() }) };

const slow = { name: 'slow', payload: z.object({ golfer: z.string() }) };

describe.each(engines)('the job queue on the %s database', (engine) => {
  let opened: TestDatabase;
  let queue: Queue;
  const reminded: number[] = [];
  const rested = Promise.withResolvers<void>();
  const tried: string[] = [];
  const told = vi.fn();
  const log = { ...fastify().log, error: told, info: () => {} };
  beforeAll(async () => {
    opened = await createTestDatabase(engine);
    queue = createQueue(opened.database, { log, metrics: null });
    await queue.start([
      worker(reminder, async ({ golfer }) => {
        reminded.push(golfer);
        if (golfer === 7) throw new Error('the mail server is asleep');
      }),
      worker(letter, async ({ link }) => {
        if (link.includes('asleep')) throw new Error('the mail server is asleep');
      }),
      worker(slow, async ({ golfer }) => {
        tried.push(golfer);
        if (golfer === 'in the middle') await rested.promise;
      }),
    ]);
  });
  afterAll(async () => {
    await queue.stop();
    await opened.drop();
  });

  test('jobs that are due at the same time run in one batch, and a failed job does not stop the others', async () => {
    const golfers = Array.from({ length: 100 }, (_, index) => index);
    await opened.db.transaction(async (tx) => {
      for (const golfer of golfers) {
        await queue.send(tx, reminder, { payload: { golfer }, delaySeconds: 1 });
      }
    });
    // The queue is polled every ten seconds. Ten jobs per poll would take 100 seconds for all of them.
    await vi.waitFor(() => expect(new Set(reminded).size).toBe(100), { timeout: 60_000 });
    expect(reminded.filter((golfer) => golfer !== 7).toSorted((a, b) => a - b)).toEqual(
      golfers.filter((golfer) => golfer !== 7),
    );
    const failure = { job: 'reminder', message: 'Error: the mail server is asleep' };
    await vi.waitFor(
      () => expect(told).toHaveBeenCalledWith(expect.objectContaining(failure), 'job failed'),
      longWait,
    );
  }, 120_000);

  test('the payload of a private job is kept while it is retried and deleted afterwards', async () => {
    const kept = async () => {
      const jobs = await opened.db.execute(
        sql`select data ->> 'link' as link, state::text from pgboss.job where name = 'letter'`,
      );
      return jobs.rows;
    };
    const send = (link: string) => queue.send(opened.db, letter, { payload: { link } });
    await send('done');
    await send('asleep');
    const waiting = [{ link: 'asleep', state: 'retry' }];
    await vi.waitFor(async () => expect(await kept()).toEqual(waiting), longWait);
    await opened.db.execute(
      sql`update pgboss.job set retry_limit = 0, start_after = now() where name = 'letter'`,
    );
    await send('done');
    await vi.waitFor(async () => expect(await kept()).toEqual([]), longWait);
  }, 120_000);

  test('a restart of the workers loses no job and runs no job twice', async () => {
    const send = (golfer: string) => queue.send(opened.db, slow, { payload: { golfer } });
    await send('in the middle');
    await vi.waitFor(() => expect(tried).toEqual(['in the middle']), longWait);
    const restart = queue.restart('first');
    await Promise.all([send('meanwhile'), restart, queue.restart('first')]);
    await send('after');
    await vi.waitFor(() => expect(tried).toHaveLength(3), longWait);
    const others: string[] = [];
    const live = { restartJobs: async (id: string) => void others.push(id) };
    const asked = restartJobs({ live, queue }, 50)();
    await expect(asked).rejects.toMatchObject({ code: 'jobs_ending' });
    expect(others).toEqual([]);
    rested.resolve();
    // The next restart waits until the workers of the first one have finished their jobs.
    await queue.restart('second');
    const states = await opened.db.execute(
      sql`select data ->> 'golfer' as golfer, state::text, retry_count from pgboss.job
        where name = 'slow' order by golfer`,
    );
    const done = { state: 'completed', retry_count: 0 };
    expect(states.rows).toEqual([
      { golfer: 'after', ...done },
      { golfer: 'in the middle', ...done },
      { golfer: 'meanwhile', ...done },
    ]);
    expect(tried.toSorted()).toEqual(['after', 'in the middle', 'meanwhile']);
  }, 60_000);

  test('a job is retried as often as its definition says', async () => {
    const later = { delaySeconds: 3600 };
    await queue.send(opened.db, letter, { payload: { link: 'later' }, ...later });
    await queue.send(opened.db, reminder, { payload: { golfer: 1 }, ...later });
    const { rows } = await opened.db.execute(
      sql`select name, retry_limit from pgboss.job where state = 'created' order by name`,
    );
    expect(rows).toEqual([
      { name: 'letter', retry_limit: 8 },
      { name: 'reminder', retry_limit: 5 },
    ]);
  });
});
