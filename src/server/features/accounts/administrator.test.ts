import { expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { admin } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { makeAdministrator } from '#server/platform/administrators/administrators.ts';
import {
  aGolfer,
  type Golfer,
  serveTestApp,
  startTestApp,
  type TestApp,
  visitor,
} from '#testing/app.ts';
import { confirmAddress } from '#testing/confirm-address.ts';
import { createTestDatabase, enginesAtScale } from '#testing/database.ts';
import { resetTokenOf } from '#testing/reset-token.ts';
import { ok } from '#testing/scenario.ts';

const password = 'fairway-finder';

test.each(enginesAtScale)(
  'the setup link makes the first golfer who opens it administrator and then stops working: %s',
  async (engine) => {
    const server = await startTestApp(engine);
    const token = /token=([\w-]+)/.exec(server.announced.join('\n'))?.[1];
    const [first, second] = [await aGolfer(server), await aGolfer(server)];
    const claim = (golfer: typeof first) => golfer.send('POST', '/api/setup/claim', { token });
    expect(await claim(first)).toMatchObject({ status: 200, body: { isAdmin: true } });
    expect(await claim(second)).toMatchObject({ status: 404 });
    expect(await ok<User>(second.get('/api/auth/user'))).toMatchObject({ isAdmin: false });
    const { entries } = await ok<AnswerOf<typeof admin.auditLog>>(
      first.get('/api/admin/audit-log'),
    );
    expect(entries).toMatchObject([{ call: 'POST /api/setup/claim', input: {} }]);
    await server.close();
  },
);

const email = 'greenkeeper@example.com';
const withMail = { ADMIN_EMAILS: email, SMTP_URL: 'smtp://127.0.0.1:1' };
const credentials = { email, password };

/** Signs up where mail is configured, and opens the mailed link. */
async function signUpByMail(server: TestApp, address: string): Promise<Golfer> {
  const golfer = visitor(server, address);
  const account = { email: address, password, name: 'Nora Devlin' };
  await ok(golfer.send('POST', '/api/auth/sign-up/email', account));
  const { text } = await server.mailTo(address, 'Confirm your e-mail for Pinhigh');
  await confirmAddress(server, text);
  return golfer;
}

test.each(enginesAtScale)(
  'without mail, signing up, in and up to a new password with an address of ADMIN_EMAILS makes nobody administrator: %s',
  async (engine) => {
    const server = await startTestApp(engine, { ADMIN_EMAILS: email });
    expect(server.announced.join('\n')).toContain('npm run make-admin -- ADDRESS');
    const golfer = await aGolfer(server, { email });
    const isAdmin = () => ok<User>(golfer.get('/api/auth/user'));
    expect(await isAdmin()).toMatchObject({ isAdmin: false });
    await ok(golfer.send('POST', '/api/auth/sign-in/email', credentials));
    expect(await isAdmin()).toMatchObject({ isAdmin: false });
    // Whoever runs the server may pass this link on to the golfer.
    const token = await resetTokenOf(server, email);
    const newPassword = 'another-fairway';
    await ok(golfer.send('POST', '/api/auth/reset-password', { token, newPassword }));
    await ok(golfer.send('POST', '/api/auth/sign-in/email', { email, password: newPassword }));
    expect(await isAdmin()).toMatchObject({ isAdmin: false });
    expect(await ok(golfer.get('/api/setup/proof'))).toEqual({ missing: 'setup' });
    const other = await aGolfer(server);
    expect(await ok(other.get('/api/setup/proof'))).toEqual({ missing: null });
    await ok(
      golfer.send('POST', '/api/user/email', {
        email: 'elsewhere@example.com',
        currentPassword: newPassword,
      }),
    );
    await ok(other.send('POST', '/api/user/email', { email, currentPassword: password }));
    await ok(other.send('POST', '/api/auth/sign-in/email', credentials));
    expect(await ok<User>(other.get('/api/auth/user'))).toMatchObject({ email, isAdmin: false });
    await server.close();
  },
);

test('a golfer listed in ADMIN_EMAILS is administrator from the first sign-in after opening the mailed link', async () => {
  const server = await startTestApp('server', withMail, { wait: async () => {} });
  expect(server.announced.join('\n')).not.toContain('make-admin');
  const golfer = await signUpByMail(server, email);
  const signIn = golfer.send('POST', '/api/auth/sign-in/email', credentials);
  expect(await signIn).toMatchObject({ status: 200, body: { user: { isAdmin: true } } });
  expect(await ok(golfer.get('/api/setup/proof'))).toEqual({ missing: null });
  await server.close();
});

test('a golfer who confirms an address of ADMIN_EMAILS as the new one is administrator at once', async () => {
  const server = await startTestApp('server', withMail, { wait: async () => {} });
  const golfer = await signUpByMail(server, 'nora@example.com');
  const signIn = { email: golfer.email, password };
  await ok(golfer.send('POST', '/api/auth/sign-in/email', signIn));
  await ok(golfer.send('POST', '/api/user/email', { email, currentPassword: password }));
  const { text } = await server.mailTo(email);
  const token = /token=([\w-]+)/.exec(text)?.[1];
  await ok(golfer.send('POST', '/api/auth/confirm-email', { token }));
  expect(await ok<User>(golfer.get('/api/auth/user'))).toMatchObject({ email, isAdmin: true });
  await server.close();
});

test('the setup link does not work once there is an administrator', async () => {
  const server = await startTestApp('server');
  const token = /token=([\w-]+)/.exec(server.announced.join('\n'))?.[1];
  await aGolfer(server, { email });
  expect(await makeAdministrator(server.db, email)).toBe(true);
  const claim = (await aGolfer(server)).send('POST', '/api/setup/claim', { token });
  expect(await claim).toMatchObject({ status: 404 });
  await server.close();
});

test('an installation has one setup link: each node and each start prints the same, and opening it shows whether it works', async () => {
  const database = await createTestDatabase('server');
  const start = () =>
    serveTestApp({ ...database, drop: async () => {} }, {}, { secret: 'shared by all the nodes' });
  const tokenOf = ({ announced }: TestApp) => /token=([\w-]+)/.exec(announced.join('\n'))?.[1];
  const first = await start();
  const second = await start();
  const token = tokenOf(first);
  expect(tokenOf(second)).toBe(token);
  const open = (shown?: string) => visitor(second).get(`/api/setup/link?token=${shown}`);
  await ok(open(token));
  expect(await open('invented')).toMatchObject({ status: 400, body: { code: 'link_used' } });
  const golfer = await aGolfer(first);
  await ok(golfer.send('POST', '/api/setup/claim', { token }));
  expect(await open(token)).toMatchObject({ status: 400, body: { code: 'link_used' } });
  await Promise.all([first.close(), second.close()]);
  await database.drop();
});
