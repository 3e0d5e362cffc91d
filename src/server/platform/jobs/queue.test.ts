import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { patience } from '#testing/patience.ts';
import { worker } from './job.ts';
import { createQueue, type Queue } from './queue.ts';

const reminder = { name: 'reminder', payload: z.object({ golfer: z.int() }) };

describe.each(engines)('work for later on the %s database', (engine) => {
  let opened: TestDatabase;
  let queue: Queue;
  const reminded: number[] = [];
  const told = vi.fn();
  const log = { ...fastify().log, error: told };
  beforeAll(async () => {
    opened = await createTestDatabase(engine);
    queue = createQueue(opened.database, log);
    await queue.start([
      worker(reminder, async ({ golfer }) => {
        reminded.push(golfer);
        if (golfer === 7) throw new Error('the mail server is asleep');
      }),
    ]);
  });
  afterAll(async () => {
    await queue.stop();
    await opened.drop();
  });

  test('what falls due in the same night is done in one go, and a failure takes nobody along', async () => {
    const golfers = Array.from({ length: 100 }, (_, index) => index);
    await opened.db.transaction(async (tx) => {
      for (const golfer of golfers) {
        await queue.send(tx, reminder, { payload: { golfer }, delaySeconds: 1 });
      }
    });
    // The queue is looked at every ten seconds. Ten jobs each time would take 100 seconds for all of them.
    await vi.waitFor(() => expect(new Set(reminded).size).toBe(100), { timeout: 60_000 });
    expect(reminded.filter((golfer) => golfer !== 7).toSorted((a, b) => a - b)).toEqual(
      golfers.filter((golfer) => golfer !== 7),
    );
    const failure = { job: 'reminder', message: 'Error: the mail server is asleep' };
    await vi.waitFor(
      () => expect(told).toHaveBeenCalledWith(expect.objectContaining(failure), 'job failed'),
      patience,
    );
  }, 120_000);
});
