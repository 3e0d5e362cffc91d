import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { progress } from '#contract/progress.ts';
import { stubServer } from '#testing/stub-server.ts';
import { ApiError } from '../api/failures.ts';
import { query } from '../api/query.ts';
import { shownToast } from '../toast/toast.ts';
import { createQueryClient } from './query-client.ts';

const server = stubServer();

const assign = vi.fn();
beforeEach(() =>
  vi.stubGlobal('location', { assign, pathname: '/my-schedule/week/3', search: '?a=b' }),
);

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  server.refuses('unauthorized');
});
afterEach(() => {
  vi.useRealTimers();
  assign.mockReset();
});

const readStats = () => client.fetchQuery(query(progress.stats)).catch(() => undefined);
const act = (auth: string) =>
  new MutationObserver(client, {
    meta: { auth },
    mutationFn: () => Promise.reject(new ApiError({ status: 401, statusText: '', text: '' })),
  })
    .mutate()
    .catch(() => undefined);

test('an expired login session shows a message and leads to sign-in after half a second, with the way back', async () => {
  await readStats();
  expect(shownToast.get()).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
    open: true,
  });
  vi.advanceTimersByTime(499);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledWith('/api/login?next=%2Fmy-schedule%2Fweek%2F3%3Fa%3Db');
});

test('several failing requests lead to sign-in only once', async () => {
  await Promise.all([readStats(), readStats(), act('golfer')]);
  const explained = shownToast.get();
  await act('golfer');
  vi.advanceTimersByTime(5000);
  expect(assign).toHaveBeenCalledOnce();
  expect(shownToast.get()).toBe(explained);
});

test('the current-user request does not send visitors to sign-in', async () => {
  await client.fetchQuery(query(accounts.currentUser, {}, { on401: 'null' }));
  vi.advanceTimersByTime(5000);
  expect(assign).not.toHaveBeenCalled();
});

test('a wrong password does not count as an expired login session', async () => {
  await act(accounts.signIn.auth);
  vi.advanceTimersByTime(5000);
  expect(assign).not.toHaveBeenCalled();
});
