import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import {
  changeDrill,
  mergeProgress,
  progressOf,
  type SessionProgress,
} from '#domain/training/session-progress.ts';
import { stubServer } from '#testing/stub-server.ts';
import { createStore } from '#web/platform/store.ts';
import { isUnsentHere, ProgressSync } from './sync-progress.ts';

const server = stubServer();
const now = Date.parse('2026-05-14T00:00:00Z');
const hour = 3_600_000;
const begun: SessionProgress = { startedAt: now - hour, drills: [] };
const params = { scheduledSessionId: 'planned-1' };

let syncs: ProgressSync[] = [];
/** The progress known to the server, with the server's timestamps. */
let known: SessionProgress | null = null;
let serverClock = () => now;

beforeEach(() => {
  vi.useFakeTimers({ now });
  known = null;
  serverClock = () => Date.now();
  server.answersBy(training.keepProgress, ({ body }) => {
    const { sentAt, ...sent } = body as SessionProgress & { sentAt: number };
    expect(Math.abs(sentAt - Date.now())).toBeLessThan(1000);
    known = known === null ? sent : mergeProgress(known, sent);
    return { serverTime: serverClock(), progress: structuredClone(known) as never };
  });
});
afterEach(() => {
  for (const sync of syncs) sync.end();
  syncs = [];
  vi.useRealTimers();
});

function onDevice(progress: SessionProgress | null = null, isChanging = () => false) {
  const store = createStore(progress);
  let sentText: string | null = null;
  const local = {
    read: store.get,
    keep: (next: SessionProgress) => {
      const before = store.get();
      store.set(before === null ? next : mergeProgress(before, next));
    },
    subscribe: store.subscribe,
    readSent: () => sentText,
    storeSentProgress: (text: string) => {
      sentText = text;
    },
  };
  const sync = new ProgressSync(params.scheduledSessionId, local, {
    golferId: 'golfer-1',
    isChanging,
  });
  syncs.push(sync);
  const tap = (attempts: readonly number[], exerciseId = 'gate') =>
    store.set(changeDrill(store.get() ?? begun, { exerciseId, attempts }, Date.now()));
  return { sync, tap, store, local };
}

const sent = () => server.calls(training.keepProgress).length;
const attemptsOf = (progress: SessionProgress | null, exerciseId = 'gate') =>
  progress && progressOf(progress, exerciseId).attempts;
const receive = (sync: ProgressSync) =>
  sync.receive({ serverTime: serverClock(), progress: structuredClone(known) as never });

test('rapid taps are sent together two seconds after the last tap', async () => {
  const { tap } = onDevice();
  tap([1]);
  await vi.advanceTimersByTimeAsync(1500);
  tap([1, 0]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent()).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent()).toBe(1);
  expect(attemptsOf(known)).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toBe(1);
});

test('hiding the page sends the progress at once', async () => {
  const { tap } = onDevice();
  tap([1]);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(attemptsOf(known)).toEqual([1]);
});

test('opening the session sends the progress that is already stored on the device', async () => {
  onDevice(changeDrill(begun, { exerciseId: 'gate', attempts: [1] }, now));
  await vi.advanceTimersByTimeAsync(0);
  expect(attemptsOf(known)).toEqual([1]);
});

test('progress from another device is merged by drill and not sent back', async () => {
  known = changeDrill(begun, { exerciseId: 'clock', attempts: [1, 1] }, now - 5000);
  const { sync, store, tap } = onDevice();
  receive(sync);
  expect(attemptsOf(store.get(), 'clock')).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toBe(0);
  tap([0]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(attemptsOf(known)).toEqual([0]);
  expect(attemptsOf(known, 'clock')).toEqual([1, 1]);
});

test('a tap is not lost when progress from another device arrives', async () => {
  const { sync, store, tap } = onDevice();
  tap([1]);
  known = changeDrill(begun, { exerciseId: 'clock', attempts: [1, 1] }, now);
  receive(sync);
  expect(attemptsOf(store.get())).toEqual([1]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(attemptsOf(known)).toEqual([1]);
});

test('progress that could not be sent offline is sent when the connection returns', async () => {
  server.isUnreachable(training.keepProgress);
  const { tap } = onDevice();
  tap([1]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent()).toBe(1);
  server.answersBy(training.keepProgress, ({ body }) => {
    known = body as SessionProgress;
    return { serverTime: now, progress: structuredClone(body) as never };
  });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(attemptsOf(known)).toEqual([1]);
});

test('progress that the server rejects stays unsent on the device and is not sent again', async () => {
  server.refuses('session_completed');
  const { tap, store, local } = onDevice();
  tap([1]);
  await vi.advanceTimersByTimeAsync(2000);
  tap([1, 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toBe(1);
  expect(attemptsOf(store.get())).toEqual([1, 1]);
  expect(isUnsentHere(local)).toBe(true);
});

test('the next page does not send progress that the server already knows', async () => {
  const { tap, local, sync } = onDevice();
  tap([1]);
  expect(isUnsentHere(local)).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isUnsentHere(local)).toBe(false);
  sync.end();
  const owner = { golferId: 'golfer-1', isChanging: () => false };
  syncs.push(new ProgressSync(params.scheduledSessionId, local, owner));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent()).toBe(1);
});

test('no progress is sent while the session is being completed or after it is completed', async () => {
  let isCompleting = true;
  const { tap, store } = onDevice(null, () => isCompleting);
  tap([1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toBe(0);
  store.set(null);
  isCompleting = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toBe(0);
});

test('taps made during a failed completion are sent afterwards', async () => {
  let isCompleting = true;
  const { tap } = onDevice(null, () => isCompleting);
  tap([1]);
  await vi.advanceTimersByTimeAsync(3000);
  isCompleting = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(attemptsOf(known)).toEqual([1]);
});

test('a late response does not restore the progress of a session completed on this device', async () => {
  const { sync, tap, store } = onDevice();
  tap([1]);
  await vi.advanceTimersByTimeAsync(2000);
  store.set(null);
  receive(sync);
  expect(store.get()).toBeNull();
});

test('a device with a wrong clock merges another device’s progress and converts it to its own time', async () => {
  serverClock = () => Date.now() - 5 * hour;
  server.answersBy(training.keepProgress, ({ body }) => {
    const { sentAt: _, ...own } = body as SessionProgress & { sentAt: number };
    const late = changeDrill(own, { exerciseId: 'gate', attempts: [1, 1] }, now + 1000);
    const inServerTime = {
      startedAt: late.startedAt - 5 * hour,
      drills: late.drills.map((drill) => ({ ...drill, changedAt: drill.changedAt - 5 * hour })),
    };
    return { serverTime: serverClock(), progress: structuredClone(inServerTime) as never };
  });
  const { tap, store } = onDevice();
  tap([1]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(attemptsOf(store.get())).toEqual([1, 1]);
  const { startedAt, drills } = store.get() ?? begun;
  expect([startedAt, drills[0]?.changedAt]).toEqual([now - hour, now + 1000]);
});
