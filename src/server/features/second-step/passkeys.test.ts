import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SecondStep } from '#contract/second-step.ts';
import { mostPasskeys } from '#domain/second-step/passkey.ts';
import { authVerifications } from '#server/platform/auth/tables.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { anAuthenticator } from '#testing/authenticator.ts';
import { closesAccount } from '#testing/coach.ts';
import { idOf } from '#testing/friends.ts';
import { password, turnsCodesOn, typesPassword } from '#testing/one-time-codes.ts';
import { storesPasskey } from '#testing/passkeys.ts';
import { ok } from '#testing/scenario.ts';

const url = '/api/user/second-step/passkeys';
const proof = { currentPassword: password };
type Creation = { challenge: string; rp: { id: string; name: string } };
type Request = { challenge: string; rpId: string };

describe('passkeys', () => {
  let server: TestApp;
  let golfer: Golfer;
  let origin: string;
  beforeAll(async () => {
    server = await startTestApp('server', { CLUB_NAME: 'Lindensee' });
    ({ origin } = server.config.publicUrl);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    golfer = await aGolfer(server);
  });

  const listed = async () => (await ok<SecondStep>(golfer.get('/api/user/second-step'))).passkeys;
  const start = () => ok<Creation>(golfer.send('POST', `${url}/options`, proof));
  async function adds(name = 'Phone') {
    const device = anAuthenticator();
    const credential = device.makes(await start(), { origin });
    await ok(golfer.send('POST', url, { name, credential }));
    return device;
  }
  const ask = (browser: Golfer) =>
    ok<Request>(browser.send('POST', '/api/auth/sign-in/passkey-options'));
  const enter = (browser: Golfer, credential: object) =>
    browser.send('POST', '/api/auth/sign-in/passkey', { credential });
  const refused = { status: 400, body: { code: 'passkey_refused' } };

  test('are added with a name, listed, and sign in without password and code', async () => {
    expect(await start()).toMatchObject({ rp: { name: 'Lindensee' } });
    const device = await adds();
    expect(await listed()).toEqual([
      { id: expect.any(String), name: 'Phone', createdAt: expect.any(String) },
    ]);
    await turnsCodesOn(golfer);
    const browser = visitor(server);
    const request = await ask(browser);
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(await enter(browser, device.signs(request, { origin }))).toMatchObject({
      status: 200,
      body: { user: { email: golfer.email }, deletionTakenBack: false },
    });
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });

  test('do not ask at the password: who has only passkeys still signs in with it', async () => {
    await adds();
    expect((await typesPassword(server, golfer)).answer.body).toMatchObject({
      user: { email: golfer.email },
    });
  });

  test('need the password to be added and removed, whenever the golfer has signed in', async () => {
    expect(await golfer.send('POST', `${url}/options`, {})).toMatchObject({ status: 400 });
    const device = await adds();
    const [{ id } = { id: '' }] = await listed();
    expect(await golfer.send('POST', `${url}/${id}/removal`, {})).toMatchObject({ status: 400 });
    const other = await aGolfer(server);
    expect(await other.send('POST', `${url}/${id}/removal`, proof)).toMatchObject({ status: 404 });
    await ok(golfer.send('POST', `${url}/${id}/removal`, proof));
    expect(await listed()).toEqual([]);
    const browser = visitor(server);
    const signed = device.signs(await ask(browser), { origin });
    expect(await enter(browser, signed)).toMatchObject(refused);
  });

  test('sign in only what was asked for here, once, and by a device that has recognized its owner', async () => {
    const device = await adds();
    const browser = visitor(server);
    const attempts: ((request: Request) => object)[] = [
      (request) => device.signs(request, { origin, isUnlocked: false }),
      (request) => device.signs(request, { origin: 'https://pinhigh.example' }),
      (request) => device.signs({ ...request, rpId: 'pinhigh.example' }, { origin }),
      (request) => device.signs({ ...request, challenge: 'AAAA' }, { origin }),
      (request) => ({ ...anAuthenticator().signs(request, { origin }) }),
      (request) => ({
        ...anAuthenticator().signs(request, { origin }),
        id: device.signs(request, { origin }).id,
      }),
    ];
    for (const attempt of attempts)
      expect(await enter(browser, attempt(await ask(browser)))).toMatchObject(refused);
    const signed = device.signs(await ask(browser), { origin });
    expect(await enter(visitor(server), signed)).toMatchObject(refused);
    expect(await enter(browser, signed)).toMatchObject({ status: 200 });
    expect(await enter(browser, signed)).toMatchObject(refused);
    const late = device.signs(await ask(browser), { origin });
    await server.db.update(authVerifications).set({ expiresAt: new Date(0) });
    expect(await enter(browser, late)).toMatchObject(refused);
  });

  test('are added only for the golfer who has asked, by a device that has recognized its owner', async () => {
    const device = anAuthenticator();
    const add = (credential: object) => golfer.send('POST', url, { name: 'Phone', credential });
    const locked = device.makes(await start(), { origin, isUnlocked: false });
    expect(await add(locked)).toMatchObject(refused);
    const elsewhere = device.makes(await start(), { origin: 'https://pinhigh.example' });
    expect(await add(elsewhere)).toMatchObject(refused);
    const credential = device.makes(await start(), { origin });
    const other = await aGolfer(server);
    expect(await other.send('POST', url, { name: 'Phone', credential })).toMatchObject(refused);
    const before = { jar: new Map([...golfer.jar, ...other.jar]) };
    const mixed = visitor(server, '', before);
    expect(await mixed.send('POST', url, { name: 'Phone', credential })).toMatchObject(refused);
    expect(await listed()).toEqual([]);
  });

  test('keep a closed account, as a password does', async () => {
    const device = await adds();
    await closesAccount(golfer);
    const browser = visitor(server);
    expect(await enter(browser, device.signs(await ask(browser), { origin }))).toMatchObject({
      body: { deletionTakenBack: true },
    });
  });

  test(`are at most ${mostPasskeys}`, async () => {
    const id = await idOf(golfer);
    for (const _ of Array(mostPasskeys)) await storesPasskey(server, id);
    expect(await golfer.send('POST', `${url}/options`, proof)).toMatchObject({
      status: 409,
      body: { code: 'passkeys_full' },
    });
  });
});
