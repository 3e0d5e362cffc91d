import { beforeEach, expect, test, vi } from 'vitest';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { golferOnDevice, isLeaving, setGolferOnDevice } from './golfer-on-device.ts';
import { deleteQueries, writeQueries } from './query-database.ts';
import { recoverGolfer } from './recover-golfer.ts';

emptyIndexedDb();

/** Simulates a phone that died after it had stored golfer 1's reads, but not yet `localStorage`. */
beforeEach(async () => {
  await writeQueries([
    {
      golferId: 'golfer-1',
      url: '/api/user/stats',
      answer: statsInWeekFive,
      answeredAt: Date.now(),
    },
  ]);
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
});

test('a phone that died before it stored whose reads it has takes that from the reads', async () => {
  await recoverGolfer();
  expect(golferOnDevice()).toBe('golfer-1');
});

test('a golfer who has signed out stays signed out', async () => {
  setGolferOnDevice('left');
  await recoverGolfer();
  expect(isLeaving()).toBe(true);
  await deleteQueries();
  setGolferOnDevice(null);
  await recoverGolfer();
  expect(golferOnDevice()).toBeNull();
});

test('a golfer who is known stays', async () => {
  setGolferOnDevice('golfer-2');
  await recoverGolfer();
  expect(golferOnDevice()).toBe('golfer-2');
});

test('the first visit opens no storage', async () => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: null } });
  const open = vi.spyOn(indexedDB, 'open');
  await recoverGolfer();
  expect(open).not.toHaveBeenCalled();
});

test('a browser that forbids storage knows no golfer', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  await recoverGolfer();
  expect(golferOnDevice()).toBeNull();
});
