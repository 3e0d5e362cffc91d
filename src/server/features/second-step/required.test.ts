import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { endpoints } from '#contract/index.ts';
import type { SecondStep } from '#contract/second-step.ts';
import { clearSecondStep } from '#server/platform/auth/second-step.ts';
import { installationValues } from '#server/platform/installation/tables.ts';
import { anAdministrator } from '#testing/an-administrator.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { idOf } from '#testing/friends.ts';
import { password, turnsCodesOn, typesPassword } from '#testing/one-time-codes.ts';
import { storesPasskey } from '#testing/passkeys.ts';
import { ok } from '#testing/scenario.ts';
import { startSignInProvider } from '#testing/sign-in-provider.ts';

const path = '/api/admin/installation';
const required = { adminSecondStep: 'required' } as const;
const needed = { status: 403, body: { code: 'second_step_needed' } };

describe('a second step that an installation asks of administrators', () => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.delete(installationValues);
    admin = await anAdministrator(server);
  });
  const ask = () =>
    server.db.insert(installationValues).values({ name: 'adminSecondStep', value: 'required' });
  const state = (golfer: Golfer) => ok<SecondStep>(golfer.get('/api/user/second-step'));

  test('is asked for only by somebody who has one, and then nobody else reaches the administration', async () => {
    expect(await admin.send('PUT', path, required)).toMatchObject(needed);
    const other = await anAdministrator(server);
    await turnsCodesOn(admin);
    await ok(admin.send('PUT', path, required));
    await ok(admin.get(path));
    expect(await other.get(path)).toMatchObject(needed);
    // Whoever stands outside cannot take the rule back.
    expect(await other.send('PUT', path, { adminSecondStep: 'optional' })).toMatchObject(needed);
  });

  test('is needed for every read of the administration, and for nothing else', async () => {
    await ask();
    const rows = Object.values(endpoints).flatMap((feature) => Object.values(feature));
    const reads = rows.filter(({ method, auth }) => method === 'GET' && auth === 'admin');
    expect(reads.length).toBeGreaterThan(10);
    for (const row of reads) {
      const url = row.path.replaceAll(/\{\w+\}/g, 'some-id');
      expect(await admin.get(url), row.path).toMatchObject(needed);
    }
    for (const url of ['/api/auth/user', '/api/user/dashboard', '/api/user/devices'])
      expect(await admin.get(url), url).toMatchObject({ status: 200 });
    expect(await ok<User>(admin.get('/api/auth/user'))).toMatchObject({ isAdmin: true });
  });

  test('opens the administration as soon as codes are on, or there is a passkey', async () => {
    await ask();
    expect(await state(admin)).toMatchObject({ isNeeded: true });
    await turnsCodesOn(admin);
    expect(await state(admin)).toMatchObject({ isNeeded: false });
    await ok(admin.get(path));
    await ok(admin.send('POST', '/api/user/second-step/codes/off', { currentPassword: password }));
    expect(await admin.get(path)).toMatchObject(needed);
    await storesPasskey(server, await idOf(admin));
    await ok(admin.get(path));
  });

  test('is not one that a password skips: an administrator with a passkey and without codes signs in with it', async () => {
    await ask();
    await storesPasskey(server, await idOf(admin));
    const { browser, answer } = await typesPassword(server, admin);
    expect(answer).toMatchObject({ status: 403, body: { code: 'passkey_needed' } });
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    expect(await ok<object[]>(admin.get('/api/user/devices'))).toHaveLength(1);
    const wrong = await typesPassword(server, admin, 'no-fairway-at-all');
    expect(wrong.answer).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    await turnsCodesOn(admin);
    expect((await typesPassword(server, admin)).answer.body).toMatchObject({ user: null });
  });

  test('is not asked of golfers, who are refused as before', async () => {
    await ask();
    const golfer = await aGolfer(server);
    expect(await state(golfer)).toMatchObject({ isNeeded: false });
    expect(await golfer.get(path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await visitor(server).get(path)).toMatchObject({ status: 401 });
  });

  test('can be cleared by whoever runs the server, and is then set up again', async () => {
    await turnsCodesOn(admin);
    await storesPasskey(server, await idOf(admin));
    await ok(admin.send('PUT', path, required));
    expect(await clearSecondStep(server.db, admin.email)).toBe(true);
    expect((await typesPassword(server, admin)).answer.body).toMatchObject({ user: {} });
    expect(await admin.get(path)).toMatchObject(needed);
    expect(await state(admin)).toEqual({
      codes: false,
      recoveryCodesLeft: 0,
      passkeys: [],
      isNeeded: true,
    });
    await turnsCodesOn(admin);
    await ok(admin.get(path));
    expect(await clearSecondStep(server.db, 'nobody@example.com')).toBe(false);
  });
});

test('the environment can ask for it from the start, and the first administrator sets it up after the setup link', async () => {
  const server = await startTestApp('server', { ADMIN_SECOND_STEP: 'required' });
  const golfer = await aGolfer(server);
  const token = /token=([\w-]+)/.exec(server.announced.join())?.[1];
  expect(await ok<User>(golfer.send('POST', '/api/setup/claim', { token }))).toMatchObject({
    isAdmin: true,
  });
  expect(await golfer.get(path)).toMatchObject(needed);
  await turnsCodesOn(golfer);
  expect(await ok(golfer.get(path))).toMatchObject({
    sources: { adminSecondStep: 'environment' },
    values: required,
  });
  expect(await golfer.send('PUT', path, { adminSecondStep: 'optional' })).toMatchObject({
    status: 409,
    body: { code: 'setting_locked' },
  });
  await server.close();
});

test('where passwords are off, the provider decides about it', async () => {
  const provider = await startSignInProvider('http://localhost:5000');
  const environment = { ADMIN_SECOND_STEP: 'required', ...provider.environment };
  const server = await startTestApp('server', environment);
  const admin = await anAdministrator(server);
  expect(await admin.get(path)).toMatchObject(needed);
  await server.db.insert(installationValues).values({ name: 'signIn', value: 'provider' });
  await ok(admin.get(path));
  await server.close();
  await provider.close();
});
