import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { userQuery } from '#web/platform/session/user.ts';
import { SetupScreen } from './setup-screen.tsx';

const server = stubServer();
beforeEach(() => server.answers(accounts.setupLink, { success: true }));

async function claim() {
  const view = await renderScreen(<SetupScreen token="abc" />, { user: aGolfer() });
  await view.golfer.click(screen.getByRole('button', { name: 'Become the administrator' }));
  return view;
}

test('a visitor signs in or signs up first and then returns to the setup link', async () => {
  await renderScreen(<SetupScreen token="abc" />);
  for (const [name, path] of [
    ['Create an account', '/sign-up'],
    ['Sign in', '/sign-in'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    const href = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(href.pathname).toBe(path);
    expect(href.search).toContain('setup');
  }
});

test('the golfer becomes the administrator by pressing the button', async () => {
  server.answers(accounts.claimSetup, aGolfer({ isAdmin: true }));
  const { client } = await claim();
  const title = await screen.findByRole('heading', { name: 'You are the administrator' });
  expect(document.activeElement).toBe(title);
  expect(client.getQueryData(userQuery.queryKey)?.isAdmin).toBe(true);
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/first-run');
});

test('a used setup link shows that it was already used', async () => {
  server.refuses('not_found', accounts.claimSetup);
  await claim();
  expect(await screen.findByRole('heading', { name: 'This link was already used' })).toBeDefined();
});

test('the button stays available after another failure', async () => {
  server.refuses('unavailable', accounts.claimSetup);
  await claim();
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy');
  expect(screen.getByRole('button', { name: 'Become the administrator' })).toBeDefined();
});

test('an invented link says so as it is opened, to a visitor as well', async () => {
  server.refuses('link_used', accounts.setupLink);
  await renderScreen(<SetupScreen token="invented" />);
  expect(await screen.findByRole('heading', { name: 'This link was already used' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});
