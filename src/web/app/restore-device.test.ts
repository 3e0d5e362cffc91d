import { afterEach, beforeEach, expect, test } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { setGolferOnDevice } from '#web/platform/device/golfer-on-device.ts';
import { allWritten, forgetValues, storedValue } from '#web/platform/device/stored-value.ts';
import { addRequest, closeDatabase } from '#web/platform/queue/database.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { restoreDevice } from './restore-device.ts';

emptyIndexedDb();
beforeEach(closeDatabase);
afterEach(async () => {
  waitingRequests.set([]);
  await closeDatabase();
});

const typed = storedValue<string>('typed');

test('what was typed and what waits is there before the first screen', async () => {
  setGolferOnDevice('golfer-1');
  const { order: _, ...change } = aQueuedRequest(logbook.addPractice, { title: 'Range' });
  await addRequest(change);
  typed.keep('thu', 'Half a sentence');
  // A new page has nothing in memory.
  await allWritten();
  await closeDatabase();
  forgetValues();
  await restoreDevice(createQueryClient());
  expect(waitingRequests.get().map(({ title }) => title)).toEqual(['Range']);
  expect(typed.read('thu')).toBe('Half a sentence');
});
