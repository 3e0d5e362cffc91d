import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { aQueue } from '#testing/a-queue.tsx';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { celebratedNames } from '#testing/web.tsx';
import { createQueryClient } from '../client/query-client.ts';
import { putAnswer } from '../persisted-queries/put-answer.ts';
import { addRequest, allRequestsOf, closeDatabase, updateRequest } from './database.ts';
import type { Queue } from './queue.ts';
import { confirmedRequests } from './queued-request.ts';

emptyIndexedDb();

const client = createQueryClient();
const open: Queue[] = [];

/** Simulates a tab in which the golfer is signed in. */
function tab(): Queue {
  const queue = aQueue(client);
  open.push(queue);
  return queue;
}

beforeEach(closeDatabase);
afterEach(async () => {
  for (const queue of open.splice(0)) queue.stop();
  client.clear();
  await closeDatabase();
});

/** A change that the service worker has sent. */
async function sentByWorker(unlocked?: readonly ReturnType<typeof anAchievement>[]) {
  const { order: _, ...made } = aQueuedRequest(logbook.addPractice, {
    refresh: ['/api/user/stats'],
  });
  const change = await addRequest(made);
  const confirmedAt = Date.now();
  await updateRequest({ ...change, confirmedAt, ...(unlocked && { unlocked }) });
}

test('what the service worker’s change unlocked is celebrated once by the next page', async () => {
  await sentByWorker([anAchievement({ id: 'by-the-worker', name: 'First hour' })]);
  tab();
  tab();
  await vi.waitFor(() => expect(celebratedNames()).toEqual(['First hour']));
  tab();
  await vi.waitFor(async () => expect((await allRequestsOf('golfer-1')).confirmed).toEqual([]));
  expect(celebratedNames()).toEqual([]);
});

test('a confirmed change is kept until the stored reads that it outdated were answered', async () => {
  const answer = (answeredAt: number) =>
    putAnswer(client, '/api/user/stats', { answer: statsInWeekFive, answeredAt });
  answer(Date.now() - 1000);
  await sentByWorker();
  const first = tab();
  await vi.waitFor(() => expect(confirmedRequests.get()).toHaveLength(1));
  first.stop();
  answer(Date.now() + 1000);
  tab();
  await vi.waitFor(async () => expect((await allRequestsOf('golfer-1')).confirmed).toEqual([]));
  expect(confirmedRequests.get()).toEqual([]);
});
