import { createMemoryHistory } from '@tanstack/history';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer } from '#testing/web.tsx';
import { createQueryClient } from '#web/platform/api/client.ts';
import { rememberUser } from '#web/platform/session/user.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.ts';

const server = stubServer();

const golfer = aGolfer();

beforeEach(() => {
  server.refuses('not_found');
  server.refuses('unauthorized', accounts.currentUser);
});

const signIn = () => server.answers(accounts.currentUser, golfer);

function open(at: string) {
  const client = createQueryClient();
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [at] }));
  render(<App client={client} router={router} />, { onCaughtError: () => {} });
  return { client, router };
}

test('a visitor who opens a golfer’s screen sees the landing screen, which knows the way back', async () => {
  const { router } = open('/my-schedule/week/3?a=b');
  await waitFor(() => expect(document.title).toBe('Train with a plan · Pinhigh'));
  expect(router.state.location.href).toBe('/?next=%2Fmy-schedule%2Fweek%2F3%3Fa%3Db');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('a golfer sees the screen inside the shell, with its name in the tab', async () => {
  signIn();
  open('/not-a-screen');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(await screen.findByText('Out of bounds')).toBeDefined();
  expect(document.title).toBe('Not found · Pinhigh');
});

test('who is signed in is not asked to sign in', async () => {
  signIn();
  const { router } = open('/sign-in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a session hides the navigation and shows the way back', async () => {
  signIn();
  open('/my-schedule/session/s1');
  const back = await screen.findByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/my-schedule');
  expect(back.closest('.app.no-nav')).not.toBeNull();
});

test('a session in training has no Add Session in its header', async () => {
  signIn();
  const { router } = open('/my-schedule/session/s1');
  await screen.findByRole('link', { name: 'Back' });
  const add = () => screen.queryByRole('button', { name: 'Add Session' });
  expect(add()).toBeNull();
  await act(() => router.navigate({ to: '/my-schedule' }));
  expect(add()).not.toBeNull();
});

test('when the server cannot be reached the app says so and comes back by itself', async () => {
  server.isUnreachable(accounts.currentUser);
  open('/not-a-screen');
  expect(await screen.findByText(/The connection dropped/)).toBeDefined();
  signIn();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Out of bounds')).toBeDefined();
});

test('trying again asks the server again', async () => {
  server.refuses('internal', accounts.currentUser);
  open('/not-a-screen');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  signIn();
  fireEvent.click(again);
  expect(await screen.findByText('Out of bounds')).toBeDefined();
});

test('after a change of screen the keyboard starts on the new one', async () => {
  signIn();
  const { router } = open('/not-a-screen');
  const main = await screen.findByRole('main');
  expect(document.activeElement).not.toBe(main);
  await act(() => router.navigateTo('/nor-this-one'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('after signing in the address of the landing screen is the golfer’s home', async () => {
  const { client, router } = open('/');
  await waitFor(() => expect(document.title).toBe('Train with a plan · Pinhigh'));
  await act(() => router.navigate({ to: '/sign-in' }));
  rememberUser(client, golfer);
  await act(() => router.navigate({ to: '/' }));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('Today · Pinhigh'));
});

test('a visitor at an address that does not exist finds the way home', async () => {
  open('/not-a-screen');
  const home = await screen.findByRole('link', { name: 'Back to the first tee' });
  expect(home.getAttribute('href')).toBe('/');
  expect(screen.getByRole('main').contains(home)).toBe(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Out of bounds' })).toBeDefined();
});
