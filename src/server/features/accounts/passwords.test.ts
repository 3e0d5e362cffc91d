import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGolfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { resetTokenOf } from '#testing/reset-token.ts';
import { ok } from '#testing/scenario.ts';

const name = 'Nora Devlin';
let server: TestApp;
let accounts = 0;
beforeAll(async () => {
  server = await startTestApp('server');
});
afterAll(() => server.close());

function signUp(password: string, email?: string) {
  accounts += 1;
  const body = { email: email ?? `nora.${accounts}@example.com`, password, name };
  return visitor(server).send('POST', '/api/auth/sign-up/email', body);
}

/** Requests a reset link by mail and returns a function that sets a password with it. */
async function reset(email: string) {
  const token = await resetTokenOf(server, email);
  return (newPassword: string) =>
    visitor(server).send('POST', '/api/auth/reset-password', { token, newPassword });
}

describe('a new password', () => {
  test.each([
    ['password', 'password_common'],
    ['12345678', 'password_common'],
    ['PassW0rd', 'password_common'],
    ['Password1', 'password_common'],
    ['qwertyuiop', 'password_common'],
    ['1q2w3e4r5t', 'password_common'],
    ['the-nora@example.com', 'password_personal'],
    ['the-nora', 'password_personal'],
    ['nora devlin', 'password_personal'],
    ['        ', 'nothing_visible'],
    ['half\ud800 a pair', 'not_well_formed'],
  ])('%j is refused at sign-up and through a reset link', async (password, issue) => {
    const texts: Record<string, string> = {
      password_common: 'This is one of the first passwords attackers try.',
      password_personal: 'Your e-mail or name is the first thing attackers try.',
      nothing_visible: 'This has no visible characters.',
      not_well_formed: 'This contains an invalid character.',
    };
    const refused = (path: string) => ({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path, message: texts[issue] }] },
    });
    const email = 'the-nora@example.com';
    expect(await signUp(password, email)).toMatchObject(refused('password'));
    if (issue === 'password_personal') return;
    const golfer = await aGolfer(server);
    const set = await reset(golfer.email);
    expect(await set(password)).toMatchObject(refused('newPassword'));
    // The link can still be used for a better password.
    expect(await set('a better one')).toMatchObject({ status: 200 });
  });

  test('must not be the email address or name when set through a reset link', async () => {
    const golfer = await aGolfer(server, { email: 'putting.nora@example.com' });
    const set = await reset(golfer.email);
    for (const password of ['putting.nora', 'Putting.Nora@Example.com', 'Nora-Devlin']) {
      expect(await set(password)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
    expect(await set('a better one')).toMatchObject({ status: 200 });
  });

  test.each(['alllowercase', '练习推杆每天早上', 'eighteen holes', '7341-9926-55'])(
    'needs no capital letters, digits or symbols: %s',
    async (password) => expect(await signUp(password)).toMatchObject({ status: 200 }),
  );

  test('matches regardless of how a keyboard encodes accented letters', async () => {
    const email = 'accents@example.com';
    await ok(signUp('Zwölfte Fähnchen'.normalize('NFD'), email));
    for (const form of ['NFC', 'NFD']) {
      const password = 'Zwölfte Fähnchen'.normalize(form);
      const answer = await visitor(server).send('POST', '/api/auth/sign-in/email', {
        email,
        password,
      });
      expect(answer.status).toBe(200);
    }
  });
});
