import { afterEach, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import {
  deleteQueries,
  keepUsable,
  rewriteQueries,
  writeQueries,
} from '../persisted-queries/query-database.ts';
import {
  addRequest,
  dropConfirmed,
  removeRequest,
  replaceRequest,
  takeUnlocked,
  updateRequest,
} from '../queue/database.ts';
import { closeDevice, openDevice } from './database.ts';
import { allWritten, storedValue } from './stored-value.ts';

emptyIndexedDb();
afterEach(closeDevice);

const practice = aQueuedRequest(logbook.addPractice, { title: 'Range' });
const stats = { golferId: 'golfer-1', url: '/api/user/stats', answer: {}, answeredAt: 1 };

/** Leaves the page in the moment in which each of its transactions begins. */
function leaveDuringTransactions() {
  const begin = IDBDatabase.prototype.transaction;
  const writes: IDBTransaction[] = [];
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    const transaction = begin.apply(this, args);
    if (args[1] === 'readwrite') writes.push(transaction);
    queueMicrotask(() => globalThis.dispatchEvent(new Event('pagehide')));
    return transaction;
  });
  const committed = vi.spyOn(IDBTransaction.prototype, 'commit').mock;
  const aborted = vi.spyOn(IDBTransaction.prototype, 'abort').mock;
  return { writes, ended: () => [...committed.contexts, ...aborted.contexts] };
}

test.each([
  ['a value', () => storedValue<string>('typed').keep('thu', 'Half a sentence')],
  ['answers', () => writeQueries([stats])],
  ['answers that changed', () => rewriteQueries([stats])],
  ['answers that are too old', () => keepUsable('golfer-1', [{ ...stats, contract: '', size: 1 }])],
  ['no answers any more', deleteQueries],
  ['a change', () => addRequest(practice)],
  ['a change in two parts', () => replaceRequest(practice, [practice, practice])],
  ['the outcome of a change', () => updateRequest({ ...practice, refusal: null })],
  ['no change any more', () => removeRequest(1)],
  ['unlocked achievements', () => takeUnlocked('golfer-1')],
  ['no confirmed changes any more', dropConfirmed],
])('a page that is left while it writes %s does not block the next page', async (_, write) => {
  await openDevice();
  const { writes, ended } = leaveDuringTransactions();
  await Promise.resolve(write()).catch(() => {});
  await allWritten();
  expect(writes).toHaveLength(1);
  expect(ended()).toEqual(writes);
});

test('what is written without reading first is kept when the page is left meanwhile', async () => {
  await openDevice();
  leaveDuringTransactions();
  await Promise.all([writeQueries([stats]), addRequest(practice)]);
  const db = await openDevice();
  expect([await db.count('reads'), await db.count('changes')]).toEqual([1, 1]);
});
