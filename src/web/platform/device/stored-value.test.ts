import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { closeDevice, openDevice } from './database.ts';
import { setGolferOnDevice } from './golfer-on-device.ts';
import {
  allWritten,
  deviceValue,
  forgetValues,
  readValues,
  storedValue,
  valuesAreKept,
} from './stored-value.ts';

emptyIndexedDb();

type Counted = { readonly hits: number };
const counted = storedValue<Counted>('counted');

beforeEach(async () => {
  setGolferOnDevice('golfer-1');
  await readValues();
});
afterEach(async () => {
  await allWritten();
  await closeDevice();
  vi.useRealTimers();
});

/** Simulates a killed browser, of which only the disk remains, and opens the app again. */
async function crash() {
  await allWritten();
  await closeDevice();
  forgetValues();
  await readValues();
}

/** Another tab of this browser. */
const otherTab = new BroadcastChannel('pinhigh-changes');

test('values survive a crash of the browser', async () => {
  counted.keep('thu', { hits: 1 });
  counted.keep('thu', { hits: 2 });
  expect(counted.read('thu')).toEqual({ hits: 2 });
  await crash();
  expect(counted.read('thu')).toEqual({ hits: 2 });
});

test('a value is on its way to the disk before the code that follows its event', async () => {
  await openDevice();
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  counted.keep('thu', { hits: 1 });
  counted.keep('fri', { hits: 1 });
  // A page that is left right after the event runs no other task.
  for (let turns = 0; turns < 10; turns += 1) await null;
  expect(commit).toHaveBeenCalledTimes(1);
  commit.mockRestore();
});

test('removed values stay removed', async () => {
  counted.keep('thu', { hits: 1 });
  await crash();
  counted.drop('thu');
  await crash();
  expect(counted.read('thu')).toBeNull();
  counted.keep('thu', { hits: 3 });
  expect(counted.read('thu')).toEqual({ hits: 3 });
});

test('a removal is forgotten after thirty days', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-14T12:00:00Z'), toFake: ['Date'] });
  counted.keep('thu', { hits: 1 });
  counted.drop('thu');
  counted.keep('fri', { hits: 1 });
  await crash();
  expect(await (await openDevice()).count('values')).toBe(2);
  vi.setSystemTime(Date.parse('2026-06-14T12:00:00Z'));
  await crash();
  await vi.waitFor(async () => expect(await (await openDevice()).count('values')).toBe(1));
});

test('a later value stays, even after the clock was set back', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-14T12:00:00Z'), toFake: ['Date'] });
  counted.keep('thu', { hits: 1 });
  await crash();
  vi.setSystemTime(Date.parse('2026-05-12T12:00:00Z'));
  counted.keep('thu', { hits: 2 });
  await crash();
  expect(counted.read('thu')).toEqual({ hits: 2 });
});

test('a value that was kept before the device was read stays, and the others come', async () => {
  counted.keep('thu', { hits: 1 });
  counted.keep('fri', { hits: 1 });
  await allWritten();
  forgetValues();
  counted.keep('thu', { hits: 2 });
  counted.drop('fri');
  await readValues();
  expect([counted.read('thu'), counted.read('fri')]).toEqual([{ hits: 2 }, null]);
});

test('values of other tabs are shown at once, unless this tab has later ones', async () => {
  counted.keep('thu', { hits: 1 });
  const heard = vi.fn();
  const stop = counted.store('thu').subscribe(heard);
  const row = { key: 'counted:thu', golferId: 'golfer-1' };
  const tell = (at: number, hits: number) =>
    otherTab.postMessage({ type: 'values', rows: [{ ...row, at, value: { hits } }] });
  tell(Date.now() + 1000, 5);
  await vi.waitFor(() => expect(counted.read('thu')).toEqual({ hits: 5 }));
  tell(Date.now() - 1000, 4);
  tell(Date.now() + 2000, 6);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(counted.read('thu')).toEqual({ hits: 6 });
  stop();
});

test('other tabs hear of values that change here', async () => {
  const heard = vi.fn();
  otherTab.onmessage = ({ data }) => heard(data);
  counted.keep('thu', { hits: 1 });
  await vi.waitFor(() =>
    expect(heard).toHaveBeenCalledWith({
      type: 'values',
      rows: [expect.objectContaining({ key: 'counted:thu', value: { hits: 1 } })],
    }),
  );
  otherTab.onmessage = null;
});

test('a tab that was frozen reads what other tabs have kept meanwhile', async () => {
  const row = { key: 'counted:thu', golferId: 'golfer-1', at: Date.now(), value: { hits: 7 } };
  await (await openDevice()).put('values', row);
  expect(counted.read('thu')).toBeNull();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(counted.read('thu')).toEqual({ hits: 7 }));
});

test('subscribers of a value are notified when it is read from the device', async () => {
  counted.keep('thu', { hits: 2 });
  await allWritten();
  forgetValues();
  const heard = vi.fn();
  const stop = counted.store('thu').subscribe(heard);
  await readValues();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test('an unchanged value is the same object, and is not written again', async () => {
  counted.keep('thu', { hits: 1 });
  await allWritten();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const before = counted.read('thu');
  counted.keep('thu', { hits: 1 });
  await allWritten();
  expect(counted.read('thu')).toBe(before);
  expect(put).not.toHaveBeenCalled();
  put.mockRestore();
});

test('each value is stored with its golfer', () => {
  counted.keep('thu', { hits: 1 });
  setGolferOnDevice('golfer-2');
  counted.keep('fri', { hits: 1 });
  counted.keep('sat', { hits: 1 });
  counted.drop('sat');
  expect([counted.idsOf('golfer-1'), counted.idsOf('golfer-2')]).toEqual([['thu'], ['fri']]);
});

test('a setting has its usual value until it is chosen', async () => {
  const color = deviceValue<'red' | 'white'>('tees', 'white');
  expect(color.get()).toBe('white');
  color.set('red');
  await crash();
  expect(color.get()).toBe('red');
});

test('values work until the page is left in a browser without a database, which says so', async () => {
  await closeDevice();
  forgetValues();
  vi.stubGlobal('indexedDB', undefined);
  await readValues();
  expect(valuesAreKept.get()).toBe(false);
  counted.keep('thu', { hits: 1 });
  await allWritten();
  expect(counted.read('thu')).toEqual({ hits: 1 });
  expect(valuesAreKept.get()).toBe(false);
});

test('values that a full disk refused are written with the next ones', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  counted.keep('thu', { hits: 1 });
  await allWritten();
  expect(valuesAreKept.get()).toBe(false);
  full.mockRestore();
  counted.keep('fri', { hits: 1 });
  await crash();
  expect(valuesAreKept.get()).toBe(true);
  expect([counted.read('thu'), counted.read('fri')]).toEqual([{ hits: 1 }, { hits: 1 }]);
});
