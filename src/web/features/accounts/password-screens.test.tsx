import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { SignOutScreen } from './sign-out-screen.tsx';

const server = stubServer();

const assign = vi.fn();
beforeEach(() => vi.stubGlobal('location', { assign }));
afterEach(() => {
  assign.mockReset();
});

const success = { success: true } as const;
beforeEach(() => server.answers(accounts.resetLink, success));
const heading = (name: string) => screen.findByRole('heading', { name });

test('a reset request shows the same text with or without an account and allows another address', async () => {
  server.answers(accounts.requestPasswordReset, success);
  const { golfer } = await renderScreen(<ForgotPasswordScreen />);
  await golfer.type(screen.getByLabelText('E-mail'), 'nora@example.com');
  await golfer.click(screen.getByRole('button', { name: 'Send link' }));
  await heading('Check your e-mail');
  expect(screen.getByText(/If there is an account for nora@example.com/)).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'Try another address' }));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('nora@example.com');
});

test('a new password is saved with the token of the link, and the golfer signs in next', async () => {
  server.answers(accounts.resetPassword, success);
  const { golfer, client } = await renderScreen(<ResetPasswordScreen token="abc" />, {
    user: aGolfer(),
  });
  await golfer.type(screen.getByLabelText('New password'), 'a long putter');
  await golfer.click(screen.getByRole('button', { name: 'Save password' }));
  await heading('Your password is set');
  const [call] = server.calls(accounts.resetPassword);
  expect(call?.body).toEqual({ token: 'abc', newPassword: 'a long putter' });
  expect(client.getQueryData(userQuery.queryKey)).toBeNull();
});

test('a password manager learns whose password is set', async () => {
  const { container } = await renderScreen(
    <ResetPasswordScreen token="abc" email="nora@example.com" />,
  );
  const name = container.querySelector<HTMLInputElement>('form [autocomplete="username"]');
  expect(name?.value).toBe('nora@example.com');
  expect(name?.hidden).toBe(true);
});

test.each([
  ['link_expired', 'This link has expired', /^Your password is unchanged/],
  ['link_used', 'This link does not work', /^It was already used.* or it is not one of ours/],
  ['link_invalid', 'This link is not valid', /^Copy all of it/],
] as const)(
  'a link that is refused with %s says so as soon as it is opened, and leads to a new one',
  async (code, title, text) => {
    server.refuses(code, accounts.resetLink);
    await renderScreen(<ResetPasswordScreen token="old" />);
    await heading(title);
    expect(server.calls(accounts.resetLink).map(({ query }) => query)).toEqual([{ token: 'old' }]);
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByText(text)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Send a new link' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
  },
);

test('a link that cannot be checked for lack of a connection keeps the form', async () => {
  server.refuses('internal', accounts.resetLink);
  await renderScreen(<ResetPasswordScreen token="abc" />);
  await waitFor(() => expect(server.calls(accounts.resetLink)).toHaveLength(1));
  expect(screen.getByLabelText('New password')).toBeDefined();
});

test.each([
  ['link_expired', 'This link has expired'],
  ['link_used', 'This link does not work'],
] as const)(
  'a link that stops working while the password is typed says %s when it is sent',
  async (code, title) => {
    server.refuses(code, accounts.resetPassword);
    const { golfer } = await renderScreen(<ResetPasswordScreen token="old" />);
    await golfer.type(screen.getByLabelText('New password'), 'a long putter');
    await golfer.click(screen.getByRole('button', { name: 'Save password' }));
    await heading(title);
  },
);

test('a link without a token is invalid', async () => {
  await renderScreen(<ResetPasswordScreen />);
  await heading('This link is not valid');
});

test('signing out asks first and then reloads the app', async () => {
  server.answers(accounts.signOut, success);
  const { golfer } = await renderScreen(<SignOutScreen />, { user: aGolfer() });
  await heading('Sign out?');
  expect(server.log()).toEqual([]);
  await golfer.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});

test('signing out asks first when changes wait on this device, and lists the waiting changes', async () => {
  const practice = {
    order: 1,
    key: 'key-1',
    golferId: 'golfer-1',
    method: 'POST' as const,
    path: '/api/user/free-practice-sessions',
    url: '/api/user/free-practice-sessions',
    body: { duration: 30 },
    recordedAt: Date.parse('2026-05-14T05:52:00Z'),
    title: 'Range',
    sessionId: null,
    refresh: [],
    refusal: null,
  };
  waitingRequests.set([practice]);
  await renderScreen(<SignOutScreen />, { user: aGolfer() });
  expect(screen.getByText(/1 entry on this device is unsent/).textContent).toMatch(
    /It stays here.*Range, .*30 min/,
  );
  expect(screen.getByRole('button', { name: 'Sign out anyway' })).toBeDefined();
  waitingRequests.set([]);
});

test('the sign-out screen tells a visitor that they are already signed out', async () => {
  await renderScreen(<SignOutScreen />);
  await heading('You are signed out');
});
