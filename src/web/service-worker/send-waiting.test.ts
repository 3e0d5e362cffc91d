import { afterEach, beforeEach, expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { logbook } from '#contract/logbook.ts';
import { sendWaitingTag } from '#contract/offline.ts';
import { progress } from '#contract/progress.ts';
import { training } from '#contract/training.ts';
import { progressText } from '#domain/training/sent-progress.ts';
import type { SessionProgress } from '#domain/training/session-progress.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { aPractice } from '#testing/an-activity.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { openDevice } from '#web/platform/device/database.ts';
import { deleteQueries, writeQueries } from '#web/platform/persisted-queries/query-database.ts';
import {
  addRequest,
  allRequestsOf,
  closeDatabase,
  requestsOf,
  takeUnlocked,
} from '#web/platform/queue/database.ts';
import { sendFromWorker } from './send-waiting.ts';

emptyIndexedDb();
const server = stubServer();

beforeEach(async () => {
  await closeDatabase();
  await addRequest({
    golferId: 'golfer-1',
    method: 'POST',
    path: logbook.addPractice.path,
    url: logbook.addPractice.path,
    key: crypto.randomUUID(),
    title: 'Range',
    body: { title: 'Range', duration: 30, sessionDate: '2026-05-14' },
    recordedAt: Date.now(),
    refusal: null,
    sessionId: null,
    refresh: logbook.addPractice.refresh,
  });
});
afterEach(async () => {
  await deleteQueries();
  await closeDatabase();
});

/** Signs in a golfer with this id. */
const isSignedIn = (id: string) =>
  server.replies(() => Response.json({ id }), accounts.currentUser);

type Windows = readonly DocumentVisibilityState[];

/** Wakes the worker with this tag, in a browser with these windows of the app. */
const wake = (windows: Windows = [], tag = sendWaitingTag) =>
  sendFromWorker(
    {
      clients: { matchAll: async () => windows.map((visibilityState) => ({ visibilityState })) },
    } as unknown as ServiceWorkerGlobalScope,
    tag,
  );
const waiting = async () => (await requestsOf('golfer-1')).length;

test('a background sync sends waiting changes while the app is closed', async () => {
  isSignedIn('golfer-1');
  server.answers(logbook.addPractice, aPractice);
  await wake();
  expect([server.calls(logbook.addPractice).length, await waiting()]).toEqual([1, 0]);
});

test('achievements that a sent change unlocks are kept for the next page, once', async () => {
  isSignedIn('golfer-1');
  const achievement = anAchievement({ name: 'First hour' });
  server.answers(logbook.addPractice, {
    ...aPractice,
    effects: { unlockedAchievements: [achievement] },
  });
  await wake();
  expect(await takeUnlocked('golfer-2')).toEqual([]);
  expect(await takeUnlocked('golfer-1')).toEqual([achievement]);
  expect(await takeUnlocked('golfer-1')).toEqual([]);
});

test('a sent change is known to be confirmed, for the reads that cannot be fetched', async () => {
  isSignedIn('golfer-1');
  server.answers(logbook.addPractice, aPractice);
  await wake();
  const { waiting: left, confirmed } = await allRequestsOf('golfer-1');
  expect(left).toEqual([]);
  expect(confirmed).toMatchObject([{ title: 'Range', confirmedAt: expect.any(Number) }]);
});

const statsUrl = '/api/user/stats';
const keepStats = (answer: unknown) =>
  writeQueries([{ golferId: 'golfer-1', url: statsUrl, answer, answeredAt: Date.now() }]);
const keptStats = async () =>
  (await (await openDevice()).getAll('reads')).map(({ answer }) => answer);

test('a sent change updates the stored reads for the next offline start', async () => {
  isSignedIn('golfer-1');
  server.answers(logbook.addPractice, aPractice);
  server.answers(progress.stats, statsInWeekFive);
  await keepStats('before');
  await wake();
  expect(await keptStats()).toEqual([statsInWeekFive]);
  // Reads that the device has not stored are not fetched.
  expect(server.log()).toHaveLength(3);
});

test('failed reads stay as they were, and the change is still sent', async () => {
  isSignedIn('golfer-1');
  server.answers(logbook.addPractice, aPractice);
  server.isUnreachable(progress.stats);
  await keepStats('before');
  await wake();
  expect([await keptStats(), await waiting()]).toEqual([['before'], 0]);
});

test('reads of a golfer who has signed out in the meantime are not stored again', async () => {
  isSignedIn('golfer-1');
  server.answers(logbook.addPractice, aPractice);
  server.replies(async () => {
    await deleteQueries();
    return Response.json(statsInWeekFive);
  }, progress.stats);
  await keepStats('before');
  await wake();
  expect(await keptStats()).toEqual([]);
});

test('the worker sends nothing while a window is visible or for other sync tags', async () => {
  await wake(['hidden', 'visible']);
  await wake([], 'something-else');
  expect([server.log(), await waiting()]).toEqual([[], 1]);
});

test('the worker sends the changes while the app is hidden', async () => {
  isSignedIn('golfer-1');
  server.answers(logbook.addPractice, aPractice);
  await wake(['hidden']);
  expect([server.calls(logbook.addPractice).length, await waiting()]).toEqual([1, 0]);
});

test('changes of another golfer or a signed-out golfer are not sent', async () => {
  isSignedIn('golfer-2');
  await wake();
  server.refuses('unauthorized', accounts.currentUser);
  await wake();
  expect([server.calls(logbook.addPractice), await waiting()]).toEqual([[], 1]);
});

test('an unanswered change makes the browser retry the sync', async () => {
  isSignedIn('golfer-1');
  server.isUnreachable(logbook.addPractice);
  await expect(wake()).rejects.toThrow('No answer yet');
  expect(await waiting()).toBe(1);
});

test.each([403, 429, 500, 503])(
  'status %i does not count as signed out, and the browser retries the sync',
  async (status) => {
    server.replies(() => new Response('<p>Later</p>', { status }), accounts.currentUser);
    await expect(wake()).rejects.toThrow(`${status}: `);
    server.isUnreachable(accounts.currentUser);
    await expect(wake()).rejects.toThrow();
    expect([server.calls(logbook.addPractice), await waiting()]).toEqual([[], 1]);
  },
);

const counted = {
  startedAt: 1,
  drills: [
    { exerciseId: 'gate', state: 'open', attempts: [1, 0], score: null, seconds: 5, changedAt: 2 },
  ],
};
const isCounted = async (golferId: string, id: string, sent?: string) => {
  const db = await openDevice();
  const keep = (name: string, value: unknown) =>
    db.put('values', { key: `${name}:${id}`, golferId, at: 1, value });
  await keep('session-progress', counted);
  if (sent !== undefined) await keep('sent-progress', sent);
};

test('unsent progress of the golfer’s range mode is also sent', async () => {
  isSignedIn('golfer-1');
  server.answers(logbook.addPractice, aPractice);
  server.answers(training.keepProgress, { serverTime: 2, progress: null });
  await isCounted('golfer-1', 'thu');
  await isCounted('golfer-1', 'fri', progressText(counted as SessionProgress));
  await isCounted('golfer-2', 'sat');
  await wake();
  const calls = server.calls(training.keepProgress);
  expect(calls).toMatchObject([
    {
      params: { scheduledSessionId: 'thu' },
      body: { drills: counted.drills },
      headers: { 'recorded-by': 'golfer-1' },
    },
  ]);
});

test('progress is sent again later when the server does not respond', async () => {
  isSignedIn('golfer-1');
  server.answers(logbook.addPractice, aPractice);
  server.isUnreachable(training.keepProgress);
  await isCounted('golfer-1', 'thu');
  await expect(wake()).rejects.toThrow('No answer from the server');
});
