import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { sendWaitingTag } from '#contract/offline.ts';
import { training } from '#contract/training.ts';
import { aQueue } from '#testing/a-queue.tsx';
import { anAchievement } from '#testing/an-achievement.ts';
import { aPractice } from '#testing/an-activity.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { stubServer } from '#testing/stub-server.ts';
import { celebratedNames } from '#testing/web.tsx';
import { createQueryClient } from '../client/query-client.ts';
import { addRequest, closeDatabase, removeRequest, requestsOf } from './database.ts';
import type { Intent, Queue } from './queue.ts';
import { waitingRequests } from './queued-request.ts';

emptyIndexedDb();
const server = stubServer();

const client = createQueryClient();
const open: Queue[] = [];
const sendLast = vi.fn(async (_golferId: string) => false);

/** Simulates a tab in which this golfer is signed in. */
function tab(golferId = 'golfer-1'): Queue {
  const queue = aQueue(client, golferId, sendLast);
  open.push(queue);
  return queue;
}

beforeEach(closeDatabase);
afterEach(async () => {
  for (const queue of open.splice(0)) queue.stop();
  await closeDatabase();
});

const practice = (title: string): Intent => ({
  method: 'POST',
  path: logbook.addPractice.path,
  url: logbook.addPractice.path,
  body: { title, duration: 30, sessionDate: '2026-05-14' },
  key: crypto.randomUUID(),
  title,
  sessionId: null,
  refresh: ['/api/user/stats'],
});

const skipping = (sessionId: string): Intent => ({
  method: 'POST',
  path: training.skip.path,
  url: training.skip.path,
  body: { scheduledSessionId: sessionId },
  key: crypto.randomUUID(),
  title: 'Landing spots',
  sessionId,
  refresh: [],
});

const reopening = (sessionId: string): Intent => ({
  method: 'DELETE',
  path: training.reopen.path,
  key: crypto.randomUUID(),
  url: `/api/user/session-completions/${sessionId}`,
  body: undefined,
  title: 'Landing spots',
  sessionId,
  refresh: [],
});

const loggedTitles = () => server.calls(logbook.addPractice).map(({ body }) => body.title);
const stored = async (golferId = 'golfer-1') =>
  (await requestsOf(golferId)).map(({ title }) => title);

test('a change is stored before it is sent and deleted once the server responds', async () => {
  let whenSent: readonly string[] = [];
  server.replies(async () => {
    whenSent = await stored();
    return Response.json(aPractice);
  });
  const sent = await tab().send(practice('Range'));
  expect([sent.kind, whenSent, await stored()]).toEqual(['answered', ['Range'], []]);
});

test('changes wait while offline and are sent in their order', async () => {
  server.isUnreachable();
  const queue = tab();
  for (const title of ['Range', 'Putting', 'Chipping'])
    expect(await queue.send(practice(title))).toMatchObject({ kind: 'unanswered' });
  expect(waitingRequests.get().map(({ title }) => title)).toEqual(['Range', 'Putting', 'Chipping']);
  // Each attempt stopped at the first change without an answer.
  expect(new Set(loggedTitles())).toEqual(new Set(['Range']));
  server.answers(logbook.addPractice, aPractice);
  const before = loggedTitles().length;
  await queue.tryNow();
  expect(loggedTitles().slice(before)).toEqual(['Range', 'Putting', 'Chipping']);
  expect(waitingRequests.get()).toEqual([]);
});

test('an unanswered change is sent again as the same request', async () => {
  server.isUnreachable();
  const queue = tab();
  await queue.send(practice('Range'));
  server.answers(logbook.addPractice, aPractice);
  await queue.tryNow();
  await queue.tryNow();
  const keys = server.calls(logbook.addPractice).map(({ headers }) => headers?.['idempotency-key']);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a change stored before the app was killed is sent at the next start', async () => {
  const killed = { golferId: 'golfer-1', recordedAt: Date.now(), refusal: null };
  await addRequest({ ...practice('Range'), ...killed });
  server.answers(logbook.addPractice, aPractice);
  tab();
  await vi.waitFor(async () => expect(await stored()).toEqual([]));
  expect(loggedTitles()).toEqual(['Range']);
});

test.each([500, 503, 429, 408])('status %i keeps the change waiting', async (status) => {
  server.replies(() => Response.json({ code: 'internal', message: 'No' }, { status }));
  expect(await tab().send(practice('Range'))).toMatchObject({ kind: 'unanswered' });
  expect(await stored()).toEqual(['Range']);
});

test('a change with a server error blocks only later changes of its session', async () => {
  server.isUnreachable();
  const queue = tab();
  await queue.send(skipping('thu'));
  await queue.send(reopening('thu'));
  await queue.send(practice('Range'));
  server.answers(logbook.addPractice, aPractice);
  server.refuses('internal', training.skip);
  await queue.tryNow();
  expect(waitingRequests.get().map(({ path, refusal }) => [path, refusal])).toEqual([
    [training.skip.path, null],
    [training.reopen.path, null],
  ]);
  expect(server.calls(training.reopen)).toEqual([]);
});

test('the sign-in page of a hotel network does not count as a rejection', async () => {
  server.replies(() => new Response('<p>Room number?</p>', { status: 403 }));
  expect(await tab().send(practice('Range'))).toMatchObject({ kind: 'unanswered' });
});

test('a change rejected while its form is open is not stored', async () => {
  server.refuses('session_completed');
  const sent = await tab().send(skipping('thu'));
  expect(sent).toMatchObject({ kind: 'refused', error: { body: { code: 'session_completed' } } });
  expect(await stored()).toEqual([]);
});

test('a change rejected later stays with its reason and blocks only its session', async () => {
  server.isUnreachable();
  const queue = tab();
  await queue.send(skipping('thu'));
  await queue.send(reopening('thu'));
  await queue.send(practice('Range'));
  server.refuses('session_completed', training.skip);
  server.answers(logbook.addPractice, aPractice);
  await queue.tryNow();
  expect(waitingRequests.get()).toMatchObject([
    { method: 'POST', refusal: { status: 409, code: 'session_completed' } },
    { method: 'DELETE', refusal: null },
  ]);
  expect(loggedTitles()).toEqual(['Range']);
  expect(server.calls(training.reopen)).toEqual([]);
});

test('changes are kept when the login session expires and sent after the next sign-in', async () => {
  server.refuses('unauthorized');
  const queue = tab();
  expect(await queue.send(practice('Range'))).toMatchObject({ kind: 'signed-out' });
  expect(await stored()).toEqual(['Range']);
  queue.stop();
  server.answers(logbook.addPractice, aPractice);
  tab();
  await vi.waitFor(async () => expect(await stored()).toEqual([]));
});

test('another golfer on the same device neither sees nor sends the change', async () => {
  server.isUnreachable();
  const queue = tab();
  await queue.send(practice('Range'));
  queue.stop();
  server.answers(logbook.addPractice, aPractice);
  const before = loggedTitles().length;
  const other = tab('golfer-2');
  await other.send(practice('Putting'));
  expect(loggedTitles().slice(before)).toEqual(['Putting']);
  expect(waitingRequests.get()).toEqual([]);
  expect(await stored()).toEqual(['Range']);
});

test('every attempt sends the golfer and the age of the change', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-16T09:00:00Z') });
  server.isUnreachable();
  const queue = tab();
  await queue.send(practice('Range'));
  vi.setSystemTime(Date.parse('2026-05-18T09:00:30Z'));
  await queue.tryNow();
  // The phone's clock was set back meanwhile.
  vi.setSystemTime(Date.parse('2026-05-01T00:00:00Z'));
  await queue.tryNow();
  vi.setSystemTime(Date.parse('2026-07-01T00:00:00Z'));
  await queue.tryNow();
  vi.useRealTimers();
  const sent = server
    .calls(logbook.addPractice)
    .map(({ headers }) => new Headers(headers as HeadersInit));
  expect(new Set(sent.map((headers) => headers.get('recorded-by')))).toEqual(new Set(['golfer-1']));
  const ages = sent.map((headers) => Number(headers.get('recorded-ago')));
  const daysIn = (count: number) => count * 24 * 60 * 60;
  const changes = ages.filter((age, index) => age !== ages[index - 1]);
  expect(changes).toEqual([0, daysIn(2) + 30, 0, daysIn(14)]);
});

test('two tabs send their changes one after the other, each only once', async () => {
  server.answersBy(logbook.addPractice, ({ body }) => ({ ...aPractice, ...body, notes: null }));
  const [one, other] = [tab(), tab()];
  const sent = await Promise.all([one.send(practice('Range')), other.send(practice('Putting'))]);
  expect(sent).toMatchObject([
    { kind: 'answered', answer: { title: 'Range' } },
    { kind: 'answered', answer: { title: 'Putting' } },
  ]);
  const keys = server.calls(logbook.addPractice).map(({ headers }) => headers?.['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
  expect(await stored()).toEqual([]);
});

test('a late response refreshes the reads and celebrates once', async () => {
  server.isUnreachable();
  const queue = tab();
  await queue.send(practice('Range'));
  client.setQueryData(['/api/user/stats'], {});
  server.answers(logbook.addPractice, {
    ...aPractice,
    effects: { unlockedAchievements: [anAchievement({ name: 'First Practice' })] },
  });
  await Promise.all([queue.tryNow(), queue.tryNow()]);
  expect(client.getQueryState(['/api/user/stats'])?.isInvalidated).toBe(true);
  expect(celebratedNames()).toEqual(['First Practice']);
});

test('sending reports a device without storage space', async () => {
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    this.abort();
  });
  expect(await tab().send(practice('Range'))).toMatchObject({ kind: 'not-kept' });
});

test('a discarded change is not sent', async () => {
  server.isUnreachable();
  const queue = tab();
  await queue.send(practice('Range'));
  await queue.send(practice('Putting'));
  const [first] = waitingRequests.get();
  if (first) await queue.remove(first);
  expect(waitingRequests.get().map(({ title }) => title)).toEqual(['Putting']);
});

test('a page that becomes visible learns which changes the service worker has sent', async () => {
  server.isUnreachable();
  const queue = tab();
  await queue.send(practice('Range'));
  await queue.send(practice('Putting'));
  client.setQueryData(['/api/user/stats'], {});
  const [first] = waitingRequests.get();
  // The service worker sends no message, because a frozen page would not receive it.
  if (first) await removeRequest(first.order);
  expect(waitingRequests.get()).toHaveLength(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() =>
    expect(waitingRequests.get().map(({ title }) => title)).toEqual(['Putting']),
  );
  expect(client.getQueryState(['/api/user/stats'])?.isInvalidated).toBe(true);
});

test('a background sync is registered before the first attempt ends', async () => {
  const register = vi.fn(async () => {});
  const getRegistration = async () => ({ sync: { register } });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration } });
  const answer = server.holds(logbook.addPractice, aPractice);
  const sending = tab().send(practice('Range'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith(sendWaitingTag));
  answer();
  expect(await sending).toMatchObject({ kind: 'answered' });
  vi.unstubAllGlobals();
});
