import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { type SignInOptions, usualOptions } from '#contract/accounts-schemas.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

const server = stubServer();
beforeEach(() => server.answers(accounts.signInOptions, usualOptions));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function signUp(next?: string) {
  const view = await renderScreen(<SignUpScreen {...(next && { next })} />, { at: '/sign-up' });
  await view.golfer.type(field('Name'), 'Nora Devlin');
  await view.golfer.type(field('E-mail'), 'nora@example.com');
  await view.golfer.type(field('Password'), 'a long putter');
  await view.golfer.click(screen.getByRole('button', { name: 'Create account' }));
  return view;
}

test('a new golfer continues to the welcome screen, and the account stores the time zone', async () => {
  server.answers(accounts.signUp, { user: aGolfer() });
  const { router } = await signUp();
  await waitFor(() => expect(router.state.location.pathname).toBe('/welcome'));
  expect(server.calls(accounts.signUp)[0]?.body).toEqual({
    name: 'Nora Devlin',
    email: 'nora@example.com',
    password: 'a long putter',
    timeZone: 'Pacific/Auckland',
    preferredLanguage: 'en',
  });
});

test('a new golfer with a requested screen continues to that screen', async () => {
  server.answers(accounts.signUp, { user: aGolfer() });
  const { router } = await signUp('/setup?token=abc');
  await waitFor(() => expect(router.state.location.href).toBe('/setup?token=abc'));
});

test('the screen shows errors from the server at their fields and keeps the typed text', async () => {
  server.refuses('invalid_input', accounts.signUp, [
    { path: 'email', message: 'This is not an e-mail address.' },
    { path: 'password', message: 'A password needs at least 8 characters.' },
  ]);
  await signUp();
  expect(await screen.findByText('This is not an e-mail address.')).toBeDefined();
  expect(screen.getByText('A password needs at least 8 characters.')).toBeDefined();
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  expect(field('Password').value).toBe('a long putter');
  expect(document.activeElement).toBe(field('E-mail'));
});

test('the screen offers signing in when the e-mail already has an account', async () => {
  server.refuses('email_taken');
  await signUp('/programs');
  expect(await screen.findByText('This e-mail already has an account')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Sign in instead' });
  expect(link.getAttribute('href')).toContain('/sign-in?next=');
  expect(field('E-mail').value).toBe('nora@example.com');
});

test('the screen reports empty fields and a short password without sending a request', async () => {
  const { golfer } = await renderScreen(<SignUpScreen />, { at: '/sign-up' });
  await golfer.type(field('Password'), 'short');
  await golfer.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Name is required')).toBeDefined();
  expect(screen.getByText('Enter your e-mail')).toBeDefined();
  expect(screen.getByText('Passwords need at least 8 characters')).toBeDefined();
  expect(server.calls(accounts.signUp)).toEqual([]);
});

test('the password field rates the password’s strength during typing', async () => {
  const { golfer } = await renderScreen(<SignUpScreen />, { at: '/sign-up' });
  await golfer.type(field('Name'), 'Nora Devlin');
  const hint = () => field('Password').getAttribute('aria-describedby');
  const text = () => document.getElementById(hint() ?? '')?.textContent;
  expect(text()).toBe('At least 8 characters');
  await golfer.type(field('Password'), 'nora devlin');
  expect(text()).toBe('Still easy to guess: add a few more words');
  await golfer.clear(field('Password'));
  await golfer.type(field('Password'), 'three putts');
  expect(text()).toBe('Fair: one more word makes it strong');
  await golfer.type(field('Password'), ' on the ninth');
  expect(text()).toBe('Strong');
  expect(document.getElementById(hint() ?? '')?.querySelector('[aria-live]')).not.toBeNull();
});

test('the screen asks to check the e-mail and links to sign-in when the server sends a mail', async () => {
  server.answers(accounts.signUp, { user: null });
  await signUp('/programs');
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeDefined();
  expect(screen.getByText(/nora@example.com/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toContain('/sign-in?next=');
});

/** Opens the screen where not everybody may join, with the token of an invitation if there is one. */
const opens = (options: Partial<SignInOptions>, invitation?: string) =>
  renderScreen(<SignUpScreen {...(invitation && { invitation })} />, {
    at: '/sign-up',
    reads: { [accounts.signInOptions.path]: { ...usualOptions, ...options } },
  });

test.each([
  ['closed', 'Nobody new can join'],
  ['invitation', 'You need an invitation'],
] as const)(
  'without a way to join there is no form, but a sentence and the way to sign in: %s',
  async (signUp, title) => {
    await opens({ signUp });
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  },
);

test('an invitation opens the form with the address that it is for, and is sent with it', async () => {
  server.answers(accounts.invitation, { email: 'nora@example.com' });
  server.answers(accounts.signUp, { user: aGolfer() });
  const { golfer } = await opens({ signUp: 'invitation', clubName: 'Lindensee' }, 'abc');
  await waitFor(() => expect(field('E-mail').value).toBe('nora@example.com'));
  expect(screen.getByText('Lindensee')).toBeDefined();
  await golfer.type(field('Name'), 'Nora Devlin');
  await golfer.type(field('Password'), 'a long putter');
  await golfer.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() =>
    expect(server.calls(accounts.signUp)[0]?.body).toMatchObject({
      email: 'nora@example.com',
      invitation: 'abc',
    }),
  );
  expect(server.calls(accounts.invitation)[0]?.query).toEqual({ token: 'abc' });
});

test.each([
  ['link_expired', 'This invitation has expired'],
  ['link_used', 'This invitation does not work'],
  ['link_invalid', 'This invitation is not valid'],
  ['sign_up_closed', 'Nobody new can join'],
] as const)(
  'an invitation that does not work says why before anything is typed: %s',
  async (code, title) => {
    server.refuses(code, accounts.invitation);
    await opens({ signUp: 'invitation' }, 'abc');
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('where addresses at some domains need no invitation, the form names them and shows a refusal at the e-mail', async () => {
  server.refuses('invitation_needed', accounts.signUp);
  const { golfer } = await opens({ signUp: 'invitation', mailDomains: ['golf.example'] });
  expect(screen.getByText(/Only addresses at golf\.example can join/)).toBeDefined();
  await golfer.type(field('Name'), 'Nora Devlin');
  await golfer.type(field('E-mail'), 'nora@example.com');
  await golfer.type(field('Password'), 'a long putter');
  await golfer.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(/You need an invitation to sign up here/)).toBeDefined();
  expect(document.activeElement).toBe(field('E-mail'));
});

test('where passwords are not used, the provider takes the invitation along', async () => {
  server.answers(accounts.invitation, { email: null });
  await opens({ signUp: 'invitation', provider: 'Clubhouse', hasPasswords: false }, 'abc');
  const way = await screen.findByRole('link', { name: 'Continue with Clubhouse' });
  expect(new URL((way as HTMLAnchorElement).href).searchParams.get('invitation')).toBe('abc');
  expect(screen.queryByLabelText('Password')).toBeNull();
});
