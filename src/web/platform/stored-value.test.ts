import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { closeCopies, copyToDisk, readCopies } from './durable-copy.ts';
import { setGolferOnDevice } from './persisted-queries/golfer-on-device.ts';
import { recoverValues } from './recover-values.ts';
import { storedIds } from './stored-ids.ts';
import { storedValue } from './stored-value.ts';

emptyIndexedDb();

type Counted = { readonly hits: number };
const counted = storedValue<Counted>('counted');

beforeEach(() => {
  localStorage.clear();
  setGolferOnDevice('golfer-1');
});
afterEach(async () => {
  await onDisk();
  await closeCopies();
  vi.useRealTimers();
});

/** Waits until all stored values are on disk. */
const onDisk = () => import('./durable-copy.ts').then(({ allWritten }) => allWritten());

/** Simulates a killed browser: sets the state of `localStorage` that it had written to disk. */
const loses = async (text: string | null, key = 'counted:thu') => {
  await onDisk();
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
};
const storedText = () => localStorage.getItem('counted:thu');

test('values that the browser lost in a crash are restored at the next start', async () => {
  counted.keep('thu', { hits: 1 });
  const early = storedText();
  counted.keep('thu', { hits: 2 });
  await loses(early);
  expect(counted.read('thu')).toEqual({ hits: 1 });
  await recoverValues();
  expect(counted.read('thu')).toEqual({ hits: 2 });
  await loses(null);
  await recoverValues();
  expect(counted.read('thu')).toEqual({ hits: 2 });
});

test('the later of two copies reaches the disk when they arrive in the wrong order', async () => {
  const key = 'counted:thu';
  copyToDisk({ key: 'counted:fri', at: 1, text: 'another' });
  copyToDisk({ key, at: 3, text: 'after the tap' });
  copyToDisk({ key, at: 2, text: 'before the tap' });
  await onDisk();
  expect(await readCopies()).toContainEqual({ key, at: 3, text: 'after the tap' });
});

test('removed values are not restored', async () => {
  counted.keep('thu', { hits: 1 });
  const before = storedText();
  counted.drop('thu');
  await loses(before);
  await recoverValues();
  expect(counted.read('thu')).toBeNull();
  counted.keep('thu', { hits: 3 });
  expect(counted.read('thu')).toEqual({ hits: 3 });
});

test('a value newer than its copy stays, even after the clock was set back', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-14T12:00:00Z'), toFake: ['Date'] });
  counted.keep('thu', { hits: 1 });
  await onDisk();
  vi.setSystemTime(Date.parse('2026-05-12T12:00:00Z'));
  counted.keep('thu', { hits: 2 });
  await onDisk();
  await recoverValues();
  expect(counted.read('thu')).toEqual({ hits: 2 });
  await loses(null);
  await recoverValues();
  expect(counted.read('thu')).toEqual({ hits: 2 });
});

test('the later value of two tabs is restored, regardless of which copy reaches the disk first', async () => {
  counted.keep('thu', { hits: 1 });
  const early = { key: 'counted:thu', text: storedText(), at: Date.now() - 1000 };
  counted.keep('thu', { hits: 2 });
  await onDisk();
  copyToDisk(early);
  await loses(null);
  await recoverValues();
  expect(counted.read('thu')).toEqual({ hits: 2 });
});

test('subscribers of a value are notified when it is restored', async () => {
  counted.keep('thu', { hits: 2 });
  await loses(null);
  const heard = vi.fn();
  const stop = counted.store('thu').subscribe(heard);
  await recoverValues();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test('each value is stored with its golfer', () => {
  counted.keep('thu', { hits: 1 });
  setGolferOnDevice('golfer-2');
  counted.keep('fri', { hits: 1 });
  const idsOf = (golferId: string) => storedIds('counted', golferId);
  expect([idsOf('golfer-1'), idsOf('golfer-2')]).toEqual([['thu'], ['fri']]);
});

test('values stored by an earlier version of the app can still be read', async () => {
  localStorage.setItem('counted:thu', '{"hits":4}');
  expect(counted.read('thu')).toEqual({ hits: 4 });
  expect(storedIds('counted', 'golfer-1')).toEqual([]);
  counted.keep('thu', { hits: 5 });
  expect(counted.read('thu')).toEqual({ hits: 5 });
});

test('values work until the page is left in a browser without a database', async () => {
  vi.stubGlobal('indexedDB', undefined);
  counted.keep('thu', { hits: 1 });
  await onDisk();
  await recoverValues();
  expect(counted.read('thu')).toEqual({ hits: 1 });
});
