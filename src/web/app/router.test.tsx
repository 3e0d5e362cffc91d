import { createMemoryHistory } from '@tanstack/history';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer } from '#testing/web.tsx';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { forgetValues, readValues } from '#web/platform/device/stored-value.ts';
import { rememberUser } from '#web/platform/session/user.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.ts';

const server = stubServer();

const golfer = aGolfer();

beforeEach(() => {
  server.refuses('not_found');
  server.refuses('unauthorized', accounts.currentUser);
});

afterEach(() => {
  vi.useRealTimers();
  forgetValues();
});

const signIn = () => server.answers(accounts.currentUser, golfer);

function open(at: string) {
  const client = createQueryClient();
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [at] }));
  render(<App client={client} router={router} />, { onCaughtError: () => {} });
  return { client, router };
}

test('a visitor who opens a golfer’s screen sees the landing screen, and the URL keeps the requested screen', async () => {
  const { router } = open('/my-schedule/week/3?a=b');
  await waitFor(() => expect(document.title).toBe('Train with a plan · Pinhigh'));
  expect(router.state.location.href).toBe('/?next=%2Fmy-schedule%2Fweek%2F3%3Fa%3Db');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('a golfer sees the screen inside the shell, and the tab title names the screen', async () => {
  signIn();
  open('/not-a-screen');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(await screen.findByText('Out of bounds')).toBeDefined();
  expect(document.title).toBe('Not found · Pinhigh');
});

test('a golfer’s first screen waits for what was typed on this device', async () => {
  signIn();
  const { promise: isFound, resolve: find } = Promise.withResolvers<void>();
  void readValues(() => isFound.then(() => ({ reads: [], values: [], hasChanges: false })));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open('/not-a-screen');
  await vi.advanceTimersByTimeAsync(9000);
  expect(screen.queryByText('Out of bounds')).toBeNull();
  find();
  expect(await screen.findByText('Out of bounds')).toBeDefined();
});

test('a device that does not answer delays the first screen by ten seconds', async () => {
  signIn();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  void readValues(() => new Promise(() => {}));
  open('/not-a-screen');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText('Out of bounds')).toBeDefined();
});

test('a golfer who is signed in is redirected from the sign-in screen to the home screen', async () => {
  signIn();
  const { router } = open('/sign-in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a session screen hides the navigation and shows a Back link', async () => {
  signIn();
  open('/my-schedule/session/s1');
  const back = await screen.findByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/my-schedule');
  expect(back.closest('.app.no-nav')).not.toBeNull();
});

test('the header of a session screen has no Add Session button', async () => {
  signIn();
  const { router } = open('/my-schedule/session/s1');
  await screen.findByRole('link', { name: 'Back' });
  const add = () => screen.queryByRole('button', { name: 'Add Session' });
  expect(add()).toBeNull();
  await act(() => router.navigate({ to: '/my-schedule' }));
  expect(add()).not.toBeNull();
});

test('the app shows a message when the server is unreachable and recovers automatically', async () => {
  server.isUnreachable(accounts.currentUser);
  open('/not-a-screen');
  expect(await screen.findByText(/The connection dropped/)).toBeDefined();
  signIn();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Out of bounds')).toBeDefined();
});

test('Try Again sends the failed request again', async () => {
  server.refuses('internal', accounts.currentUser);
  open('/not-a-screen');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  signIn();
  fireEvent.click(again);
  expect(await screen.findByText('Out of bounds')).toBeDefined();
});

test('navigation moves the keyboard focus to the new screen', async () => {
  signIn();
  const { router } = open('/not-a-screen');
  const main = await screen.findByRole('main');
  expect(document.activeElement).not.toBe(main);
  await act(() => router.navigateTo('/nor-this-one'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('after signing in, the URL of the landing screen shows the golfer’s home screen', async () => {
  const { client, router } = open('/');
  await waitFor(() => expect(document.title).toBe('Train with a plan · Pinhigh'));
  await act(() => router.navigate({ to: '/sign-in' }));
  rememberUser(client, golfer);
  await act(() => router.navigate({ to: '/' }));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('Today · Pinhigh'));
});

test('a visitor at an unknown URL sees a link to the home screen', async () => {
  open('/not-a-screen');
  const home = await screen.findByRole('link', { name: 'Back to the first tee' });
  expect(home.getAttribute('href')).toBe('/');
  expect(screen.getByRole('main').contains(home)).toBe(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Out of bounds' })).toBeDefined();
});
