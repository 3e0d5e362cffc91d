import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { userQuery } from '#web/platform/session/user.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { SignOutScreen } from './sign-out-screen.tsx';

const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);
const assign = vi.fn();
vi.stubGlobal('location', { assign });
afterEach(() => {
  fetchStub.mockReset();
  assign.mockReset();
});

const answer = (reply: () => Response) =>
  fetchStub.mockImplementation(async (url) =>
    String(url).startsWith('/api/')
      ? reply()
      : new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
const success = () => Response.json({ success: true });
const heading = (name: string) => screen.findByRole('heading', { name });

test('whoever asks for a link reads the same, account or not, and can try another address', async () => {
  answer(success);
  const { golfer } = await renderScreen(<ForgotPasswordScreen />);
  await golfer.type(screen.getByLabelText('E-mail'), 'nora@example.com');
  await golfer.click(screen.getByRole('button', { name: 'Send link' }));
  await heading('Check your mail');
  expect(screen.getByText(/If there is an account for nora@example.com/)).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'Try another address' }));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('nora@example.com');
});

test('a new password is saved with the token of the link, and signing in comes next', async () => {
  answer(success);
  const { golfer, client } = await renderScreen(<ResetPasswordScreen token="abc" />, {
    user: aGolfer(),
  });
  await golfer.type(screen.getByLabelText('New password'), 'a long putter');
  await golfer.click(screen.getByRole('button', { name: 'Save password' }));
  await heading('Your password is set');
  expect(fetchStub.mock.lastCall?.[1]?.body).toBe(
    JSON.stringify({ token: 'abc', newPassword: 'a long putter' }),
  );
  expect(client.getQueryData(userQuery.queryKey)).toBeNull();
});

test('a link that has expired leads to a new one', async () => {
  answer(() => Response.json({ code: 'reset_link_invalid', issues: [] }, { status: 400 }));
  const { golfer } = await renderScreen(<ResetPasswordScreen token="old" />);
  await golfer.type(screen.getByLabelText('New password'), 'a long putter');
  await golfer.click(screen.getByRole('button', { name: 'Save password' }));
  await heading('This link no longer works');
  const link = screen.getByRole('link', { name: 'Send a new link' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
});

test('a link without its token is no link', async () => {
  answer(success);
  await renderScreen(<ResetPasswordScreen />);
  await heading('This link no longer works');
});

test('signing out asks first, then starts the app anew', async () => {
  answer(success);
  const { golfer } = await renderScreen(<SignOutScreen />, { user: aGolfer() });
  await heading('Sign out?');
  expect(fetchStub.mock.calls.some(([url]) => String(url).includes('sign-out'))).toBe(false);
  await golfer.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});

test('who is signed out already reads so', async () => {
  answer(success);
  await renderScreen(<SignOutScreen />);
  await heading('You are signed out');
});
