import { afterEach, beforeEach, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { addChange, closeDatabase } from '#web/platform/queue/database.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { restoreDevice } from './restore-device.ts';

emptyIndexedDb();
beforeEach(closeDatabase);
afterEach(async () => {
  waitingRequests.set([]);
  await closeDatabase();
});

const titles = () => waitingRequests.get().map(({ title }) => title);

test('changes that were waiting when the app was last open are restored before the first screen', async () => {
  await restoreDevice('golfer-1');
  const { order: _, ...change } = aQueuedRequest(activities.addPractice, { title: 'Range' });
  waitingRequests.set([await addChange(change)]);
  const stored = Object.entries(localStorage);
  // Simulates a new page, which has nothing in memory.
  waitingRequests.set([]);
  for (const [key, text] of stored) localStorage.setItem(key, text);
  await restoreDevice('golfer-1');
  expect(titles()).toEqual(['Range']);
});
