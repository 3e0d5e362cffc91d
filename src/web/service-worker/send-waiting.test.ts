import { afterEach, beforeEach, expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { activities } from '#contract/activities.ts';
import { sendWaitingTag } from '#contract/offline.ts';
import { aPractice } from '#testing/an-activity.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { stubServer } from '#testing/stub-server.ts';
import { addChange, changesOf, closeDatabase } from '#web/platform/queue/database.ts';
import { sendFromWorker } from './send-waiting.ts';

emptyIndexedDb();
const server = stubServer();

beforeEach(async () => {
  await closeDatabase();
  await addChange({
    ...{ golferId: 'golfer-1', method: 'POST', path: activities.addPractice.path },
    ...{ url: activities.addPractice.path, key: crypto.randomUUID(), title: 'Range' },
    body: { title: 'Range', duration: 30, sessionDate: '2026-05-14' },
    ...{ recordedAt: Date.now(), refusal: null, sessionId: null, refresh: [] },
  });
});
afterEach(closeDatabase);

/** Whoever this is, is signed in. */
const isSignedIn = (id: string) =>
  server.replies(() => Response.json({ id }), accounts.currentUser);

type Windows = readonly DocumentVisibilityState[];

/** The worker of a browser with these windows of the app, woken by this tag. */
const wake = (windows: Windows = [], tag = sendWaitingTag) =>
  sendFromWorker(
    {
      clients: { matchAll: async () => windows.map((visibilityState) => ({ visibilityState })) },
      fetch,
    } as unknown as ServiceWorkerGlobalScope,
    tag,
  );
const waiting = async () => (await changesOf('golfer-1')).length;

test('a browser that has a connection again sends what waits while the app is closed', async () => {
  isSignedIn('golfer-1');
  server.answers(activities.addPractice, aPractice);
  await wake();
  expect([server.calls(activities.addPractice).length, await waiting()]).toEqual([1, 0]);
});

test('a window in sight sends itself, and other tags are others’', async () => {
  await wake(['hidden', 'visible']);
  await wake([], 'something-else');
  expect([server.log(), await waiting()]).toEqual([[], 1]);
});

test('an app that is open in the pocket leaves the sending to the worker', async () => {
  isSignedIn('golfer-1');
  server.answers(activities.addPractice, aPractice);
  await wake(['hidden']);
  expect([server.calls(activities.addPractice).length, await waiting()]).toEqual([1, 0]);
});

test('nothing is sent for somebody else, or for nobody', async () => {
  isSignedIn('golfer-2');
  await wake();
  server.refuses('unauthorized', accounts.currentUser);
  await wake();
  expect([server.calls(activities.addPractice), await waiting()]).toEqual([[], 1]);
});

test('while no answer comes the browser is to wake it again', async () => {
  isSignedIn('golfer-1');
  server.isUnreachable(activities.addPractice);
  await expect(wake()).rejects.toThrow('No answer yet');
  expect(await waiting()).toBe(1);
});

test.each([403, 429, 500, 503])(
  'status %i does not say that nobody is signed in: the browser is to wake it again',
  async (status) => {
    server.replies(() => new Response('<p>Later</p>', { status }), accounts.currentUser);
    await expect(wake()).rejects.toThrow(`status ${status}`);
    server.isUnreachable(accounts.currentUser);
    await expect(wake()).rejects.toThrow();
    expect([server.calls(activities.addPractice), await waiting()]).toEqual([[], 1]);
  },
);
