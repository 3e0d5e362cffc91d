import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { userQuery } from '#web/platform/session/user.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);
afterEach(() => fetchStub.mockReset());

const scene = () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>');
const answer = (signIn: () => Response | Promise<Response>) =>
  fetchStub.mockImplementation(async (url) =>
    url === '/api/auth/sign-in/email' ? signIn() : scene(),
  );
const refuse = (status: number, code: string) => () =>
  Response.json({ code, issues: [] }, { status });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const calls = () => fetchStub.mock.calls.filter(([url]) => String(url).startsWith('/api/'));

async function signIn(next?: string) {
  const view = await renderScreen(<SignInScreen {...(next && { next })} />, { at: '/sign-in' });
  await view.golfer.type(field('E-mail'), 'nora@example.com');
  await view.golfer.type(field('Password'), 'a putter');
  await view.golfer.click(screen.getByRole('button', { name: 'Sign in' }));
  return view;
}

test('wrong credentials are said at the password, and what was typed stays', async () => {
  answer(refuse(401, 'wrong_credentials'));
  await signIn();
  expect(await screen.findByText('E-mail and password do not match')).toBeDefined();
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  expect(field('E-mail').value).toBe('nora@example.com');
  expect(field('Password').value).toBe('a putter');
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
});

test('after too many tries the screen says to wait, and what was typed stays', async () => {
  answer(refuse(429, 'too_many_requests'));
  await signIn();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Too many tries. Wait a moment, then try again.');
  expect(field('Password').value).toBe('a putter');
});

test('without a network the screen says so', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('The connection dropped.');
});

test('signing in opens the app as this golfer', async () => {
  answer(() => Response.json({ user: aGolfer() }));
  const { router, client } = await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(client.getQueryData(userQuery.queryKey)).toMatchObject({ id: 'golfer-1' });
  expect(calls().map(([, init]) => init?.body)).toEqual([
    JSON.stringify({ email: 'nora@example.com', password: 'a putter' }),
  ]);
});

test('signing in goes on to where the golfer was going', async () => {
  answer(() => Response.json({ user: aGolfer() }));
  const { router } = await signIn('/setup?token=abc');
  await waitFor(() => expect(router.state.location.href).toBe('/setup?token=abc'));
});

test('the way to a new account keeps where the golfer was going', async () => {
  answer(scene);
  await renderScreen(<SignInScreen next="/programs" />, { at: '/sign-in' });
  const create = screen.getByRole('link', { name: 'Create an account' });
  expect(create.getAttribute('href')).toContain('/sign-up?next=');
});

test('an empty form is not sent; the first gap has the focus', async () => {
  answer(scene);
  const { golfer } = await renderScreen(<SignInScreen />, { at: '/sign-in' });
  await golfer.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your e-mail')).toBeDefined();
  expect(screen.getByText('Enter your password')).toBeDefined();
  expect(document.activeElement).toBe(field('E-mail'));
  expect(calls()).toEqual([]);
});

test('the eye shows the password', async () => {
  answer(scene);
  const { golfer } = await renderScreen(<SignInScreen />, { at: '/sign-in' });
  await golfer.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password').type).toBe('text');
});
