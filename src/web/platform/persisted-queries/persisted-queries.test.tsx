import 'fake-indexeddb/auto';
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { achievements } from '#contract/achievements.ts';
import { health } from '#contract/health.ts';
import { notifications } from '#contract/notifications.ts';
import { progress } from '#contract/progress.ts';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer } from '#testing/web.tsx';
import { restoreDevice } from '#web/app/restore-device.ts';
import { query } from '../api/query.ts';
import { refreshReads } from '../api/refresh-reads.ts';
import { createQueryClient } from '../client/query-client.ts';
import { readAhead } from '../device/contents.ts';
import { closeDevice, openDevice } from '../device/database.ts';
import { golferOnDevice } from '../device/golfer-on-device.ts';
import { rememberUser, userQuery } from '../session/user.ts';
import { clearQueries } from './clear-queries.ts';
import { persistQueries } from './persist-queries.ts';
import { deleteQueries } from './query-database.ts';

const server = stubServer();
const statsQuery = query(progress.stats);
const statsUrl = '/api/user/stats';

let stop = () => {};
/** The page of the test: when it ends, it no longer waits for a connection. */
let page = new AbortController();
beforeEach(async () => {
  page = new AbortController();
  const { signal } = page;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...[type, listener, options]: Parameters<typeof listen>) =>
      listen(type, listener, type === 'online' ? { ...Object(options), signal } : options),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-14T00:00:00Z') });
  await deleteQueries();
  await closeDevice();
});
afterEach(async () => {
  stop();
  page.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

/** Starts the app with the data on the device. */
async function startApp() {
  stop();
  const client = createQueryClient();
  await restoreDevice(client);
  stop = persistQueries(client);
  return client;
}

async function persistedUrls(): Promise<readonly string[]> {
  return (await (await openDevice()).getAllKeys('reads')).map(([, url]) => url);
}

/** Hides the page, which then stores what it has read at once. */
function hidePage() {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

/** Simulates that a golfer has read the stats and the device has kept them, by default when the page was hidden. */
async function hasReadStats(id = 'golfer-1', { isHidden = true } = {}) {
  server.reads({ [statsUrl]: statsInWeekFive, '/api/auth/user': aGolfer({ id }) });
  const client = await startApp();
  rememberUser(client, aGolfer({ id }));
  await client.fetchQuery(statsQuery);
  if (isHidden) hidePage();
  await waitFor(async () => expect(await persistedUrls()).toEqual(['/api/auth/user', statsUrl]));
  // The next page opens it again.
  await closeDevice();
  return client;
}

function Xp() {
  return useSuspenseQuery(statsQuery).data.totalXp;
}

test('the app starts offline with the stored reads', async () => {
  await hasReadStats('golfer-1', { isHidden: false });
  server.isUnreachable();
  const client = await startApp();
  expect(client.getQueryData(userQuery.queryKey)).toMatchObject({ firstName: 'Nora' });
  render(
    <QueryClientProvider client={client}>
      <Suspense fallback="Loading">
        <Xp />
      </Suspense>
    </QueryClientProvider>,
  );
  expect(screen.queryByText('Loading')).toBeNull();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByText(statsInWeekFive.totalXp)).toBeDefined();
});

test('stored reads that were loaded ahead are not loaded again', async () => {
  await hasReadStats();
  server.isUnreachable();
  const open = vi.spyOn(indexedDB, 'open');
  readAhead();
  const client = await startApp();
  expect(client.getQueryData(statsQuery.queryKey)).toEqual(statsInWeekFive);
  expect(open).toHaveBeenCalledTimes(1);
});

/** Simulates storage that takes five seconds to open, as on a phone that has just started. */
function storageIsSlow() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.now() });
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...database) => {
    const request = open(...database);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, (event) => {
        if (typeof listener === 'function') setTimeout(() => listener(event), 5000);
      });
    return request;
  });
}

test.each([
  ['offline', { onLine: false, answers: false }, 'Nora'],
  ['online without reaching the server', { onLine: true, answers: false }, 'Nora'],
  ['online', { onLine: true, answers: true }, undefined],
])(
  'slow storage delays the start only without the server: the phone is %s',
  async (_, { onLine, answers }, name) => {
    await hasReadStats();
    stop();
    if (answers) server.replies(() => Response.json({}), health.live);
    else server.isUnreachable();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    storageIsSlow();
    const client = createQueryClient();
    const starting = restoreDevice(client);
    // The timers of the limit and of the open request's event listeners (success, failure).
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1));
    await vi.advanceTimersByTimeAsync(6000);
    await starting;
    expect(client.getQueryData(userQuery.queryKey)?.firstName).toBe(name);
  },
);

test('an online app reads again in the background while showing the stored reads', async () => {
  await hasReadStats();
  const answer = server.holds(progress.stats, { ...statsInWeekFive, totalXp: 9000 });
  const client = await startApp();
  render(
    <QueryClientProvider client={client}>
      <Suspense fallback="Loading">
        <Xp />
      </Suspense>
    </QueryClientProvider>,
  );
  expect(screen.getByText(statsInWeekFive.totalXp)).toBeDefined();
  answer();
  expect(await screen.findByText('9000')).toBeDefined();
  expect(server.calls(progress.stats)).toHaveLength(2);
});

test('a visitor’s browser does not open the storage', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  server.refuses('unauthorized', accounts.currentUser);
  const client = await startApp();
  expect(await client.fetchQuery(userQuery)).toBeNull();
  expect(open).not.toHaveBeenCalled();
});

test('reads outside the list are not stored', async () => {
  server.answers(notifications.unreadCount, { count: 1, total: 1 });
  const client = await hasReadStats();
  await client.fetchQuery(query(notifications.unreadCount));
  await client.fetchQuery(statsQuery);
  expect(await persistedUrls()).toEqual(['/api/auth/user', statsUrl]);
});

test('signing out deletes all stored reads', async () => {
  await hasReadStats();
  await clearQueries();
  expect(await persistedUrls()).toEqual([]);
  const client = await startApp();
  expect(client.getQueryData(userQuery.queryKey)).toBeUndefined();
});

test('the next page deletes stored reads that the last page could not delete', async () => {
  await hasReadStats();
  localStorage.setItem('golfer', '');
  const client = await startApp();
  expect(client.getQueryData(userQuery.queryKey)).toBeUndefined();
  await waitFor(async () => expect(await persistedUrls()).toEqual([]));
});

test('another golfer gets no stored reads of the first golfer', async () => {
  await hasReadStats();
  const client = await startApp();
  rememberUser(client, aGolfer({ id: 'golfer-2' }));
  await waitFor(async () => expect(await persistedUrls()).toEqual(['/api/auth/user']));
  expect(golferOnDevice()).toBe('golfer-2');
  const next = await startApp();
  expect(next.getQueryData(statsQuery.queryKey)).toBeUndefined();
});

test('an expired login session deletes the stored reads and leads to sign-in', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await hasReadStats();
  server.refuses('unauthorized', accounts.currentUser);
  await startApp();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/login?next=%2F'));
  expect(await persistedUrls()).toEqual([]);
});

test('the app checks the login session again when the network returns', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await hasReadStats();
  server.isUnreachable();
  const client = await startApp();
  await waitFor(() => expect(server.calls(accounts.currentUser)).toHaveLength(1));
  expect(client.getQueryData(userQuery.queryKey)).toBeDefined();
  server.refuses('unauthorized', accounts.currentUser);
  expect(leave).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(leave).toHaveBeenCalled());
});

test('stored reads expire after thirty days', async () => {
  await hasReadStats();
  vi.setSystemTime('2026-06-13T00:00:01Z');
  const client = await startApp();
  expect(client.getQueryData(userQuery.queryKey)).toBeUndefined();
  expect(await persistedUrls()).toEqual([]);
});

test('a phone that died before it stored whose reads it has takes that from the reads', async () => {
  await hasReadStats();
  server.isUnreachable();
  localStorage.clear();
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  const client = await startApp();
  vi.unstubAllGlobals();
  expect(golferOnDevice()).toBe('golfer-1');
  expect(client.getQueryData(userQuery.queryKey)).toMatchObject({ firstName: 'Nora' });
});

test('a golfer who has signed out stays signed out', async () => {
  await hasReadStats();
  await clearQueries();
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  const client = await startApp();
  vi.unstubAllGlobals();
  expect(golferOnDevice()).toBeNull();
  expect(client.getQueryData(userQuery.queryKey)).toBeUndefined();
});

test('the app works without stored reads when the browser forbids storage', async () => {
  await hasReadStats();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  const client = await startApp();
  expect(client.getQueryData(userQuery.queryKey)).toBeUndefined();
  rememberUser(client, aGolfer());
  expect(await client.fetchQuery(statsQuery)).toEqual(statsInWeekFive);
});

test('reads are not stored again after signing out in another tab', async () => {
  const client = await hasReadStats();
  localStorage.clear();
  await deleteQueries();
  server.answers(achievements.list, []);
  await client.fetchQuery(query(achievements.list));
  hidePage();
  await startApp();
  expect(await persistedUrls()).toEqual([]);
});

test('an action does not repeat stored reads that no screen has requested', async () => {
  await hasReadStats();
  const client = await startApp();
  refreshReads(client, ['/api/user/']);
  expect(client.isFetching({ queryKey: statsQuery.queryKey })).toBe(0);
  await client.prefetchQuery(statsQuery);
  refreshReads(client, ['/api/user/']);
  expect(client.isFetching({ queryKey: statsQuery.queryKey })).toBe(1);
});
