import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { madeIdOf } from '#contract/made-id.ts';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { celebrationSound } from '#web/features/achievements/sound.ts';
import { isRemembered } from '#web/features/dashboard/goal-memory.ts';
import { readCourses } from '#web/features/logbook/course/known-courses.ts';
import { roundDraftOf } from '#web/features/logbook/course/round-draft.ts';
import { readProgress, storedProgress } from '#web/features/range/progress-store.ts';
import { rangeSettings } from '#web/features/range/range-settings.ts';
import { readDraft } from '#web/features/training/complete/draft.ts';
import { addRequest, requestsOf } from '../queue/database.ts';
import { seenTimeZone } from '../session/seen-time-zone.ts';
import { takeContents } from './contents.ts';
import { closeDevice, openDevice } from './database.ts';
import { golferOnDevice, setGolferOnDevice } from './golfer-on-device.ts';
import { allWritten, forgetValues, readValues } from './stored-value.ts';

emptyIndexedDb();

/** Tabs of the version before that are still open, with their open databases. */
const tabs: IDBPDatabase[] = [];

/** The databases as the version before opens them. */
async function openEarlier(name: string, upgrade: (db: IDBPDatabase) => void) {
  const db = await openDB(name, 1, {
    upgrade,
    blocking: (...[, , event]) => (event.target as IDBDatabase).close(),
  });
  tabs.push(db);
  return db;
}
const earlierQueue = () =>
  openEarlier('pinhigh-queue', (db) => {
    const options = { keyPath: 'order', autoIncrement: true };
    db.createObjectStore('changes', options).createIndex('golfer', 'golferId');
  });
const earlierReads = () =>
  openEarlier('reads', (db) => {
    db.createObjectStore('reads', { keyPath: ['golferId', 'url'] });
  });
const earlierCopies = () =>
  openEarlier('pinhigh-values', (db) => {
    db.createObjectStore('values', { keyPath: 'key' });
  });

const at = Date.parse('2026-05-14T12:00:00Z');

/** A value as the version before wrote it: in `localStorage`, and its copy on the disk. */
async function keepEarlier(
  key: string,
  value: unknown,
  { time = at, lost = false, golferId = 'golfer-1' } = {},
) {
  const text = value === null ? null : JSON.stringify({ golferId, at: time, value });
  if (text === null) localStorage.removeItem(key);
  else if (!lost) localStorage.setItem(key, text);
  await (await earlierCopies()).put('values', { key, text, at: time });
}

const progress = {
  startedAt: at,
  drills: [
    { exerciseId: 'gate', state: 'open', attempts: [1, 0], score: null, seconds: 5, changedAt: at },
  ],
};
const round = { key: 'k1', sessionDate: '2026-05-14', courseName: 'Links', holes: [] };
const form = { rating: 3, leftOut: [], scores: { gate: '7' }, duration: 40, notes: 'Half a sen' };
const { order: _, ...practice } = aQueuedRequest(logbook.addPractice, { title: 'Range' });
const stats = {
  golferId: 'golfer-1',
  url: '/api/user/stats',
  answer: { totalXp: 900 },
  answeredAt: at,
  contract: 'development',
  size: 15,
};

/** Fills the device as the version before did. */
async function fill() {
  setGolferOnDevice('golfer-1');
  await (await earlierQueue()).add('changes', practice);
  await (await earlierReads()).put('reads', stats);
  await keepEarlier('session-progress:thu', progress);
  await keepEarlier('round-on-course:golfer-1', round);
  await keepEarlier('complete-session:fri', form);
  // The oldest versions kept only the value.
  localStorage.setItem('complete-session:sat', JSON.stringify(form));
  localStorage.setItem('waiting-changes', '');
  localStorage.setItem('sound', 'off');
  localStorage.setItem('range-settings', '{"sunlight":true}');
  localStorage.setItem('courses:golfer-1', '[{"name":"Links","pars":[4,3]}]');
  localStorage.setItem('goal-put-off:golfer-1', '12');
  localStorage.setItem('time-zone:golfer-1', 'Pacific/Auckland');
  localStorage.setItem('theme', 'dark');
}

beforeEach(fill);
afterEach(async () => {
  await allWritten();
  for (const tab of tabs.splice(0)) tab.close();
  await closeDevice();
});

/** Starts the app of this version. */
async function start() {
  await allWritten();
  await closeDevice();
  forgetValues();
  const contents = takeContents();
  await readValues(() => contents);
  return contents;
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name).toSorted();

const everything = () => ({
  progress: readProgress('thu'),
  round: roundDraftOf('golfer-1').get(),
  forms: [readDraft('fri'), readDraft('sat')],
  ids: storedProgress.idsOf('golfer-1'),
  sound: celebrationSound.get(),
  sunlight: rangeSettings.get().sunlight,
  courses: readCourses('golfer-1'),
  putOff: isRemembered('goal-put-off', { golferId: 'golfer-1', goal: 12 }),
  zone: seenTimeZone('golfer-1'),
});
const allOfIt = {
  progress,
  round,
  forms: [form, form],
  ids: ['thu'],
  sound: 'off',
  sunlight: true,
  courses: [{ name: 'Links', pars: [4, 3] }],
  putOff: true,
  zone: 'Pacific/Auckland',
};

test('an updated device has everything that it had before', async () => {
  const { reads, hasChanges } = await start();
  expect(everything()).toEqual(allOfIt);
  expect(reads).toEqual([stats]);
  expect(hasChanges).toBe(true);
  expect(await requestsOf('golfer-1')).toMatchObject([{ order: 1, title: 'Range' }]);
  // The next change follows the others.
  expect((await addRequest(practice)).order).toBe(2);
});

test('a golfer who had an id of the version before finds everything under the present one', async () => {
  const former = 'Zk3qVt0aB9cDeFgHiJkLmNoPqRsTuVwX';
  const golferId = madeIdOf(former);
  localStorage.setItem('golfer', former);
  await (await earlierQueue()).add('changes', { ...practice, golferId: former });
  await (await earlierReads()).put('reads', { ...stats, golferId: former });
  await keepEarlier('session-progress:mon', progress, { golferId: former });
  await keepEarlier(`round-on-course:${former}`, round, { golferId: former });
  localStorage.setItem(`courses:${former}`, '[{"name":"Dunes","pars":[4,3]}]');
  for (const _ of ['the first start', 'the next one']) {
    const { reads } = await start();
    expect(golferOnDevice()).toBe(golferId);
    expect(reads).toEqual([{ ...stats, golferId }]);
    expect(await requestsOf(golferId)).toMatchObject([{ title: 'Range', golferId }]);
    expect(storedProgress.idsOf(golferId)).toEqual(['mon']);
    expect(roundDraftOf(golferId).get()).toEqual(round);
    expect(readCourses(golferId)).toEqual([{ name: 'Dunes', pars: [4, 3] }]);
  }
});

test('after the second start, nothing is left where the version before had it', async () => {
  await start();
  await vi.waitFor(async () => expect(await databases()).toEqual(['pinhigh-queue']));
  const { reads } = await start();
  expect(Object.keys(localStorage).toSorted()).toEqual(['golfer', 'theme']);
  expect([everything(), reads]).toEqual([allOfIt, [stats]]);
  await vi.waitFor(async () =>
    expect(await (await openDevice()).get('values', 'earlier-version')).toBeUndefined(),
  );
});

test('a device on which the service worker was updated first has everything', async () => {
  // The worker opens the database and reads its stores, and has no `localStorage`.
  expect(await requestsOf('golfer-1')).toHaveLength(1);
  await start();
  expect(everything()).toEqual(allOfIt);
});

test('values that the browser lost in a crash before the update come from their copies', async () => {
  localStorage.removeItem('session-progress:thu');
  await keepEarlier(
    'complete-session:fri',
    { ...form, notes: 'Half a sentence' },
    { time: at + 5, lost: true },
  );
  await start();
  expect([readProgress('thu'), readDraft('fri')?.notes]).toEqual([progress, 'Half a sentence']);
});

test('a device that has lost all of its values in a crash before the update has their copies, and its reads', async () => {
  localStorage.clear();
  setGolferOnDevice('golfer-1');
  const { reads } = await start();
  expect([readProgress('thu'), roundDraftOf('golfer-1').get(), reads]).toEqual([
    progress,
    round,
    [stats],
  ]);
});

test('a value that was removed before the update stays removed, even if the browser lost that in a crash', async () => {
  const text = localStorage.getItem('session-progress:thu') ?? '';
  await keepEarlier('session-progress:thu', null, { time: at + 5 });
  localStorage.setItem('session-progress:thu', text);
  await start();
  expect(readProgress('thu')).toBeNull();
});

test('what changes after the update is not undone by what is left of the version before', async () => {
  await start();
  storedProgress.drop('thu');
  await start();
  expect(readProgress('thu')).toBeNull();
});

test('a tab of the version before that is still open loses nothing that is typed there', async () => {
  await start();
  // That tab goes on with its own.
  expect(localStorage.getItem('session-progress:thu')).toContain('gate');
  await keepEarlier(
    'complete-session:fri',
    { ...form, notes: 'Half a sentence' },
    { time: Date.now() },
  );
  await start();
  expect(readDraft('fri')?.notes).toBe('Half a sentence');
});

test('a tab of the version before cannot add a change that nobody would send', async () => {
  const earlier = await earlierQueue();
  await start();
  // The page sends it directly instead, or says that it could not be saved.
  expect(() => earlier.transaction('changes', 'readwrite')).toThrow();
  await expect(earlierQueue()).rejects.toThrow('version');
  expect(await requestsOf('golfer-1')).toHaveLength(1);
});

test('a power loss while the device is being updated loses nothing', async () => {
  const { put: real } = IDBObjectStore.prototype;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  let puts = 0;
  put.mockImplementation(function dying(this: IDBObjectStore, row) {
    puts += 1;
    if (puts === 4) throw new DOMException('No power', 'AbortError');
    return real.call(this, row);
  });
  await start();
  put.mockRestore();
  const { reads } = await start();
  expect([everything(), reads]).toEqual([allOfIt, [stats]]);
});

test('reads of a golfer who has signed out do not come back', async () => {
  setGolferOnDevice('left');
  expect((await start()).reads).toEqual([]);
});

test('the app works while a frozen tab of the version before blocks the update, and goes on after it', async () => {
  const frozen = await openDB('pinhigh-queue', 1);
  tabs.push(frozen);
  await readValues();
  await expect(addRequest(practice)).rejects.toThrow('Another tab');
  frozen.close();
  await vi.waitFor(async () => expect(await requestsOf('golfer-1')).toHaveLength(1));
});
