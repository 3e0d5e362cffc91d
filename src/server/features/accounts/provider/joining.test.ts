import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { installationValues } from '#server/platform/installation/tables.ts';
import { aGolfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { aPerson, problem, providerVisits } from '#testing/provider-visits.ts';
import { ok } from '#testing/scenario.ts';
import { type SignInProvider, startSignInProvider } from '#testing/sign-in-provider.ts';

/** The person with the address in ADMIN_EMAILS. */
const theChief = { sub: 'chief', email: 'chief@example.com' };

let server: TestApp;
let provider: SignInProvider;
let signIn: ReturnType<typeof providerVisits>['signIn'];
beforeAll(async () => {
  provider = await startSignInProvider('http://localhost:5000');
  const environment = { ...provider.environment, ADMIN_EMAILS: theChief.email };
  server = await startTestApp('server', environment, { wait: async () => {} });
  signIn = providerVisits(server, provider).signIn;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
afterEach(() => server.db.delete(installationValues).then(() => {}));

const store = (name: string, value: string) =>
  server.db.insert(installationValues).values({ name, value });
const chief = async () => (await signIn(aPerson(theChief))).browser;

test('lets nobody new in once sign-up is closed, except an administrator of ADMIN_EMAILS', async () => {
  await store('signUp', 'closed');
  expect(await signIn(aPerson())).toMatchObject(problem('sign_up_closed'));
  expect(await ok<User>((await chief()).get('/api/auth/user'))).toMatchObject({ isAdmin: true });
});

test('lets golfers in who have an account, and new ones only with an invitation, which it carries along', async () => {
  const member = aPerson();
  await signIn(member);
  const admin = await chief();
  await store('signUp', 'invitation');
  expect(await signIn(member)).toMatchObject({ location: '/' });
  expect(await signIn(aPerson())).toMatchObject(problem('invitation_needed'));
  const { url } = await ok<{ url: string }>(
    admin.send('POST', '/api/admin/invitations', { days: 7, uses: 1 }),
  );
  const query = new URL(url).search;
  expect(await signIn(aPerson(), { query })).toMatchObject({ location: '/welcome' });
  expect(await signIn(aPerson(), { query })).toMatchObject(problem('link_used'));
});

test('makes passwords useless for everybody, once an administrator who uses it says so', async () => {
  const golfer = await aGolfer(server);
  const path = '/api/admin/installation';
  await server.db.execute(sql`update users set is_admin = true where email = ${golfer.email}`);
  const decision = { signIn: 'provider' };
  expect(await golfer.send('PUT', path, decision)).toMatchObject({
    status: 409,
    body: { code: 'provider_unused' },
  });
  await ok((await chief()).send('PUT', path, decision));
  const password = 'fairway-finder';
  const { email } = golfer;
  const uses: readonly (readonly [string, object])[] = [
    ['/api/auth/sign-in/email', { email, password }],
    ['/api/auth/sign-up/email', { email: 'new@example.com', password, name: 'Nora Devlin' }],
    ['/api/auth/request-password-reset', { email }],
    ['/api/auth/reset-password', { token: 'x'.repeat(24), newPassword: password }],
    ['/api/auth/sign-in/code', { code: '123456' }],
    ['/api/auth/sign-in/passkey-options', {}],
    ['/api/user/password', { currentPassword: password, newPassword: 'another-fairway' }],
  ];
  for (const [url, body] of uses)
    expect(await golfer.send('POST', url, body), url).toMatchObject({
      status: 403,
      body: { code: 'passwords_off' },
    });
  expect(await ok(visitor(server).get('/api/auth/options'))).toMatchObject({
    hasPasswords: false,
  });
  expect(await signIn(aPerson())).toMatchObject({ location: '/welcome' });
});
