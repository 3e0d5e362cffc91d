import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Reply, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { ok } from '#testing/scenario.ts';

const account = { email: 'nora@example.com', password: 'fairway-finder', name: 'Nora Devlin' };
const { email, password } = account;

let server: TestApp;
let waits: number[];
beforeEach(async () => {
  waits = [];
  server = await startTestApp(
    'server',
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    { wait: async (milliseconds) => void waits.push(milliseconds) },
  );
});
afterEach(() => server.close());

const signUp = (body: object = account) =>
  visitor(server).send('POST', '/api/auth/sign-up/email', body);
const signIn = (word = password) =>
  visitor(server).send('POST', '/api/auth/sign-in/email', { email, password: word });

const verify = (token: string | null) =>
  visitor(server).send('POST', '/api/auth/verify-email', { token });

/** The parts of a response that a stranger can see. */
const seen = ({ status, body, headers }: Reply) => ({
  status,
  body,
  headers: Object.keys(headers).toSorted(),
});

test('sign-up gives the same response after the same time for a new and a known email address', async () => {
  const first = await signUp();
  const again = await signUp({ ...account, password: 'another password', name: 'Somebody Else' });
  expect(first).toMatchObject({ status: 200, body: { user: null } });
  expect(seen(again)).toEqual(seen(first));
  expect(waits).toEqual([1000, 1000]);
  expect((await server.mailTo(email)).subject).toBe('Confirm your e-mail for Pinhigh');
  expect((await server.mailTo(email)).subject).toBe('You already have a Pinhigh account');
});

test('an account can sign in only after its email address is confirmed, and the link itself signs nobody in', async () => {
  await ok(signUp());
  const { text } = await server.mailTo(email);
  const link = new URL(/http\S+/.exec(text)?.[0] ?? '');
  expect(await signIn('a wrong one')).toMatchObject({ status: 401 });
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'email_unverified' } });
  // The first mail may have been lost, so signing in with the right password sends another.
  expect((await server.mailTo(email)).text).toContain('/verify-email?token=');
  const token = link.searchParams.get('token');
  // Mail scanners open links, also those of older mails.
  for (const method of ['HEAD', 'GET'] as const) {
    await server.app.inject({ method, url: link.pathname + link.search });
    const old = await server.app.inject({ method, url: `/api/verify-email?token=${token}` });
    expect(old.headers['location']).toBe(`/verify-email?token=${token}`);
  }
  expect(await signIn()).toMatchObject({ status: 403 });
  await server.mailTo(email);
  const confirmed = await verify(token);
  expect(confirmed.status).toBe(200);
  expect(confirmed.headers).not.toHaveProperty('set-cookie');
  expect(await signIn()).toMatchObject({ status: 200, body: { user: { email } } });
  expect((await server.mailTo(email)).subject).toBe('Welcome to Pinhigh');
});

test('a new golfer who first sets another password by email is welcomed once', async () => {
  await ok(signUp());
  await server.mailTo(email);
  await ok(visitor(server).send('POST', '/api/auth/request-password-reset', { email }));
  const { text } = await server.mailTo(email);
  const token = /token=([\w-]+)/.exec(text)?.[1];
  const newPassword = 'another fairway';
  await ok(visitor(server).send('POST', '/api/auth/reset-password', { token, newPassword }));
  expect((await server.mailTo(email)).subject).toBe('Welcome to Pinhigh');
  expect(await signIn(newPassword)).toMatchObject({ status: 200 });
});

test('a forged confirmation link says that it is not valid, and confirms nothing', async () => {
  await ok(signUp());
  const forged = { status: 400, body: { code: 'link_invalid' } };
  for (const token of ['x.y.z', 'x']) expect(await verify(token)).toMatchObject(forged);
  expect(await signIn()).toMatchObject({ status: 403 });
});

test('an expired confirmation link says so, and signing in sends a new one', async () => {
  await ok(signUp());
  const { text } = await server.mailTo(email);
  const token = new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token');
  vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  const expired = { status: 400, body: { code: 'link_expired' } };
  expect(await verify(token)).toMatchObject(expired);
  vi.useRealTimers();
  expect(await signIn()).toMatchObject({ status: 403 });
  expect((await server.mailTo(email)).text).toContain('/verify-email?token=');
});
