import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, enginesAtScale, type TestDatabase } from '#testing/database.ts';
import { nthId } from '#testing/ids.ts';
import { longWait } from '#testing/long-wait.ts';
import { afterCommitListener, afterCommitWorker } from './after-commit.ts';
import { users } from './auth/tables.ts';
import { createChanges, type RunChange } from './changes.ts';
import type { Feature } from './feature.ts';
import { createQueue, type Queue } from './jobs/queue.ts';
import type { Platform } from './platform.ts';

const now = Temporal.Instant.from('2026-05-14T00:00:00Z');
const golfer = { id: nthId(1), email: 'nora@example.com', name: 'Nora Devlin' };

describe.each(enginesAtScale)('after a commit on the %s database', (engine) => {
  let opened: TestDatabase;
  let queue: Queue;
  let runChange: RunChange;
  const done: string[] = [];
  let mailFails = true;
  const features: readonly Feature[] = [
    {
      name: 'mail',
      afterCommit: {
        async handicapChanged({ to }) {
          if (mailFails) {
            mailFails = false;
            throw new Error('the mail server is down');
          }
          done.push(`mail ${to}`);
        },
      },
    },
    {
      name: 'push',
      afterCommit: { handicapChanged: async ({ to }) => void done.push(`push ${to}`) },
    },
  ];
  const changeHandicap = (to: string) =>
    runChange(golfer.id, (change) =>
      change.record('handicapChanged', {
        userId: golfer.id,
        from: '18.4',
        to,
        at: now.toString(),
        today: change.today,
      }),
    );

  beforeAll(async () => {
    opened = await createTestDatabase(engine);
    const { database, db } = opened;
    queue = createQueue(database, { log: { ...fastify().log, error: vi.fn() }, metrics: null });
    const listeners = [afterCommitListener(features, queue.send)];
    runChange = createChanges({ db, clock: () => now, listeners });
    await db.insert(users).values(golfer);
    const platform = { db } as unknown as Platform;
    await queue.start([afterCommitWorker(features, platform)]);
  });
  afterAll(async () => {
    await queue.stop();
    await opened.drop();
  });

  test('each feature handles the event once, and the job of a feature that fails is retried on its own', async () => {
    await changeHandicap('17.9');
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['mail 17.9', 'push 17.9']), longWait);
  });

  test('no feature handles an event of a change that is rolled back', async () => {
    const failed = runChange(golfer.id, async (change) => {
      const event = { userId: golfer.id, from: '17.9', to: '0.0', at: now.toString() };
      await change.record('handicapChanged', { ...event, today: change.today });
      throw new Error('the round was refused');
    });
    await expect(failed).rejects.toThrow('the round was refused');
    await changeHandicap('17.2');
    await vi.waitFor(() => expect(done).toContain('push 17.2'), longWait);
    expect(done).not.toContain('push 0.0');
  });
});
