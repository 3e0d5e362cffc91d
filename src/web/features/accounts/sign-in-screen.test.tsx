import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { usualOptions } from '#contract/accounts-schemas.ts';
import { secondStep } from '#contract/second-step.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { userQuery } from '#web/platform/session/user.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const server = stubServer();
beforeEach(() => server.answers(accounts.signInOptions, usualOptions));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function signIn(next?: string) {
  const view = await renderScreen(<SignInScreen {...(next && { next })} />, { at: '/sign-in' });
  await view.golfer.type(field('E-mail'), 'nora@example.com');
  await view.golfer.type(field('Password'), 'a putter');
  await view.golfer.click(screen.getByRole('button', { name: 'Sign in' }));
  return view;
}

test('the screen shows wrong credentials at the password and keeps the typed text', async () => {
  server.refuses('wrong_credentials', accounts.signIn);
  await signIn();
  expect(await screen.findByText('E-mail and password do not match')).toBeDefined();
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  expect(field('E-mail').value).toBe('nora@example.com');
  expect(field('Password').value).toBe('a putter');
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
});

test('the screen asks to wait after too many attempts and keeps the typed text', async () => {
  server.refuses('too_many_requests', accounts.signIn);
  await signIn();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Too many attempts. Wait a moment, then try again.');
  expect(field('Password').value).toBe('a putter');
});

test('the screen shows a message when the network is unavailable', async () => {
  server.isUnreachable();
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('The connection dropped.');
});

test('signing in opens the app as the golfer', async () => {
  server.answers(accounts.signIn, { user: aGolfer(), deletionTakenBack: false });
  const { router, client } = await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(client.getQueryData(userQuery.queryKey)).toMatchObject({ id: 'golfer-1' });
  expect(server.calls(accounts.signIn).map(({ body }) => body)).toEqual([
    { email: 'nora@example.com', password: 'a putter' },
  ]);
});

test('signing in continues to the requested screen', async () => {
  server.answers(accounts.signIn, { user: aGolfer(), deletionTakenBack: false });
  const { router } = await signIn('/setup?token=abc');
  await waitFor(() => expect(router.state.location.href).toBe('/setup?token=abc'));
});

test('the link to a new account keeps the requested screen', async () => {
  await renderScreen(<SignInScreen next="/programs" />, { at: '/sign-in' });
  const create = screen.getByRole('link', { name: 'Create an account' });
  expect(create.getAttribute('href')).toContain('/sign-up?next=');
});

test('an empty form is not sent, and the first empty field gets the focus', async () => {
  const { golfer } = await renderScreen(<SignInScreen />, { at: '/sign-in' });
  await golfer.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your e-mail')).toBeDefined();
  expect(screen.getByText('Enter your password')).toBeDefined();
  expect(document.activeElement).toBe(field('E-mail'));
  expect(server.calls(accounts.signIn)).toEqual([]);
});

test('the Show password button reveals the password', async () => {
  const { golfer } = await renderScreen(<SignInScreen />, { at: '/sign-in' });
  await golfer.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password').type).toBe('text');
});

test('a provider has a button that passes on the requested screen', async () => {
  server.answers(accounts.signInOptions, { ...usualOptions, provider: 'Clubhouse' });
  await renderScreen(<SignInScreen next="/programs" />, { at: '/sign-in' });
  const way = await screen.findByRole('link', { name: 'Continue with Clubhouse' });
  const { pathname, searchParams } = new URL((way as HTMLAnchorElement).href, 'http://here');
  expect(pathname).toBe('/api/auth/oidc/start');
  expect(Object.fromEntries(searchParams)).toEqual({
    next: '/programs',
    language: 'en',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('the screen shows only the form without a provider', async () => {
  await renderScreen(<SignInScreen />, { at: '/sign-in' });
  await waitFor(() => expect(server.calls(accounts.signInOptions)).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
});

test.each([
  ['provider_cancelled', 'Signing in was canceled. Nothing has changed.'],
  ['<b>unknown</b>', 'Something went wrong on our side. Please try again.'],
])('the screen explains a failed sign-in with a provider: %s', async (problem, sentence) => {
  await renderScreen(<SignInScreen problem={problem} />, { at: '/sign-in' });
  expect(screen.getByRole('alert').textContent).toBe(sentence);
});

test.each([
  ['closed', 'No new golfers can join here at the moment.'],
  ['invitation', 'New here? Ask an administrator for an invitation link.'],
] as const)(
  'the screen does not lead to a form that nobody can use: %s',
  async (signUp, sentence) => {
    server.answers(accounts.signInOptions, { ...usualOptions, signUp });
    await renderScreen(<SignInScreen />, { at: '/sign-in' });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  },
);

test('an opened invitation stays with the visitor who goes from one form to the other', async () => {
  server.answers(accounts.signInOptions, { ...usualOptions, signUp: 'invitation' });
  await renderScreen(<SignInScreen invitation="abc" />, { at: '/sign-in' });
  const create = await screen.findByRole('link', { name: 'Create an account' });
  expect(create.getAttribute('href')).toBe('/sign-up?invitation=abc');
});

test('where passwords are not used, there is only the provider, and why signing in there failed', async () => {
  const options = { ...usualOptions, provider: 'Clubhouse', hasPasswords: false };
  server.answers(accounts.signInOptions, options);
  await renderScreen(<SignInScreen problem="provider_cancelled" />, { at: '/sign-in' });
  expect(await screen.findByText(/Passwords are not used here/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Continue with Clubhouse' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe(
    'Signing in was canceled. Nothing has changed.',
  );
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
});

describe('with one-time codes', () => {
  const waits = () => server.answers(accounts.signIn, { user: null, deletionTakenBack: false });

  test('the code is asked for after the password, and then the app opens', async () => {
    waits();
    server.answers(secondStep.enterCode, { user: aGolfer(), deletionTakenBack: false });
    const { golfer, router, client } = await signIn('/programs');
    const code = await screen.findByLabelText('Code');
    expect(screen.getByRole('heading', { name: 'Enter your code' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(client.getQueryData(userQuery.queryKey)).toBeFalsy();
    await golfer.keyboard('123 456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
    expect(server.calls(secondStep.enterCode).map(({ body }) => body)).toEqual([
      { code: '123 456' },
    ]);
  });

  test('a wrong code is said at its field, and a sign-in that is over begins again', async () => {
    waits();
    const message = 'This code does not work.';
    server.refuses('invalid_input', secondStep.enterCode, [{ path: 'code', message }]);
    const { golfer } = await signIn();
    await golfer.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(message)).toBeDefined();
    server.refuses('sign_in_over', secondStep.enterCode);
    await golfer.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This sign-in is over/);
    await golfer.click(screen.getByRole('button', { name: 'Start again' }));
    expect(field('Password').value).toBe('');
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBeNull();
  });

  test('a recovery code can be typed instead', async () => {
    waits();
    server.answers(secondStep.enterCode, { user: aGolfer(), deletionTakenBack: false });
    const { golfer, router } = await signIn();
    await golfer.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const code = screen.getByLabelText('Recovery code');
    expect(document.activeElement).toBe(code);
    await golfer.type(code, 'abcde-23456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(server.calls(secondStep.enterCode).map(({ body }) => body)).toEqual([
      { code: 'abcde-23456' },
    ]);
  });
});
