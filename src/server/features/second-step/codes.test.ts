import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { SecondStep } from '#contract/second-step.ts';
import { makesAccessToken } from '#testing/access-tokens.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { closesAccount } from '#testing/coach.ts';
import { idOf } from '#testing/friends.ts';
import { codeOf, nextCodeOf, wrongCodeOf } from '#testing/one-time-code.ts';
import { password, turnsCodesOn, typesCode, typesPassword } from '#testing/one-time-codes.ts';
import { resetTokenOf } from '#testing/reset-token.ts';
import { ok } from '#testing/scenario.ts';

const url = '/api/user/second-step';

describe('one-time codes', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server', { LOG_LEVEL: 'trace' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    golfer = await aGolfer(server);
  });

  const state = () => ok<SecondStep>(golfer.get(url));
  const statusOf = async (browser: Golfer) => (await browser.get('/api/auth/user')).status;

  test('are asked for after the password once the first code is confirmed, and not before', async () => {
    const started = await ok<{ uri: string; secret: string }>(
      golfer.send('POST', `${url}/codes`, { currentPassword: password }),
    );
    expect(started.uri).toMatch(/^otpauth:\/\/totp\/Pinhigh:golfer-\d+%40example\.com\?/);
    expect(new URL(started.uri).searchParams.get('secret')).toBe(started.secret);
    expect((await typesPassword(server, golfer)).answer.body).toMatchObject({ user: {} });
    const wrong = { code: await wrongCodeOf(started.secret) };
    expect(await golfer.send('POST', `${url}/codes/confirm`, wrong)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'code' }] },
    });
    expect(await state()).toMatchObject({ codes: false, recoveryCodesLeft: 0 });
    const code = await codeOf(started.secret);
    const { recoveryCodes } = await ok<{ recoveryCodes: string[] }>(
      golfer.send('POST', `${url}/codes/confirm`, { code }),
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toMatchObject({ codes: true, recoveryCodesLeft: 10 });

    const { browser, answer } = await typesPassword(server, golfer);
    expect(answer).toMatchObject({ status: 200, body: { user: null, deletionTakenBack: false } });
    expect(await statusOf(browser)).toBe(401);
    const next = await nextCodeOf(started.secret);
    const half = `${next.slice(0, 3)} ${next.slice(3)}`;
    expect(await typesCode(browser, half)).toMatchObject({
      status: 200,
      body: { user: { email: golfer.email }, deletionTakenBack: false },
    });
    expect(await statusOf(browser)).toBe(200);
  });

  test('leave the browser that turns them on signed in, with all other browsers and tokens', async () => {
    const { browser } = await typesPassword(server, golfer);
    const { token } = await makesAccessToken(golfer);
    const devices = async () =>
      (await ok<{ id: string }[]>(golfer.get('/api/user/devices'))).map(({ id }) => id);
    const before = await devices();
    await turnsCodesOn(golfer);
    expect(await devices()).toEqual(before);
    expect(await statusOf(browser)).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect(await server.app.inject({ url: '/api/user/stats', headers })).toHaveProperty(
      'statusCode',
      200,
    );
  });

  test('need the password to be set up, renewed and turned off, and cannot be set up twice', async () => {
    const proof = { currentPassword: password };
    for (const path of ['codes', 'recovery-codes', 'codes/off']) {
      expect(await golfer.send('POST', `${url}/${path}`, {})).toMatchObject({ status: 400 });
      expect(
        await golfer.send('POST', `${url}/${path}`, { currentPassword: 'no-fairway-at-all' }),
      ).toMatchObject({ status: 400, body: { issues: [{ path: 'currentPassword' }] } });
    }
    await turnsCodesOn(golfer);
    expect(await golfer.send('POST', `${url}/codes`, proof)).toMatchObject({
      status: 409,
      body: { code: 'codes_on' },
    });
    await ok(golfer.send('POST', `${url}/codes/off`, proof));
    expect(await state()).toMatchObject({ codes: false, recoveryCodesLeft: 0 });
    expect((await typesPassword(server, golfer)).answer.body).toMatchObject({ user: {} });
  });

  test('can be replaced by a recovery code, each once, until new ones are made', async () => {
    const { recoveryCodes } = await turnsCodesOn(golfer);
    const [first = '', second = ''] = recoveryCodes;
    const signIn = async (code: string) => {
      const { browser } = await typesPassword(server, golfer);
      return (await typesCode(browser, code)).status;
    };
    expect(await signIn(first.toUpperCase().replace('-', ''))).toBe(200);
    expect(await signIn(first)).toBe(400);
    expect(await state()).toMatchObject({ codes: true, recoveryCodesLeft: 9 });
    const { recoveryCodes: renewed } = await ok<{ recoveryCodes: string[] }>(
      golfer.send('POST', `${url}/recovery-codes`, { currentPassword: password }),
    );
    expect(await signIn(second)).toBe(400);
    expect(await signIn(renewed[0] ?? '')).toBe(200);
  });

  test('one recovery code opens one session, however many requests bring it at once', async () => {
    const { recoveryCodes } = await turnsCodesOn(golfer);
    const waiting = await Promise.all([1, 2, 3].map(() => typesPassword(server, golfer)));
    const answers = await Promise.all(
      waiting.map(({ browser }) => typesCode(browser, recoveryCodes[0] ?? '')),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test('a code works only in the browser that has brought the password, and once', async () => {
    const { secret } = await turnsCodesOn(golfer);
    const code = await nextCodeOf(secret);
    expect(await typesCode(visitor(server), code)).toMatchObject({
      status: 401,
      body: { code: 'sign_in_over' },
    });
    // A browser that is signed in as somebody else signs in as the golfer, not once more as that one.
    const other = await aGolfer(server);
    const body = { email: golfer.email, password };
    expect(await other.send('POST', '/api/auth/sign-in/email', body)).toMatchObject({
      body: { user: null },
    });
    expect(await statusOf(other)).toBe(401);
    expect(await typesCode(other, code)).toMatchObject({ body: { user: { email: golfer.email } } });
    expect(await typesCode(other, code)).toMatchObject({ status: 401 });
  });

  test('a code signs in once, in whichever browser, and not at all after it has turned codes on', async () => {
    const { secret, code: first } = await turnsCodesOn(golfer);
    const signIn = async (code: string) => {
      const { browser } = await typesPassword(server, golfer);
      await typesCode(browser, code);
      return statusOf(browser);
    };
    expect(await signIn(first)).toBe(401);
    const next = await nextCodeOf(secret);
    const waiting = await Promise.all([1, 2].map(() => typesPassword(server, golfer)));
    const answers = await Promise.all(waiting.map(({ browser }) => typesCode(browser, next)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await signIn(next)).toBe(401);
    expect(await ok(golfer.get('/api/user/devices'))).toHaveLength(2);
  });

  test('five wrong codes end the sign-in, and ten in a row make the account wait for a quarter of an hour', async () => {
    const { secret } = await turnsCodesOn(golfer);
    const wrong = await wrongCodeOf(secret);
    for (const _ of [1, 2]) {
      const { browser } = await typesPassword(server, golfer);
      const answers = [];
      for (const __ of Array(5)) answers.push((await typesCode(browser, wrong)).status);
      expect(answers).toEqual(Array(5).fill(400));
    }
    const { browser } = await typesPassword(server, golfer);
    const refused = await typesCode(browser, await nextCodeOf(secret));
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers).toMatchObject({ 'retry-after': '900' });
    await server.db.execute(sql`update auth_two_factors set locked_until = now() - interval '1 s'`);
    const { browser: later } = await typesPassword(server, golfer);
    expect(await typesCode(later, await nextCodeOf(secret))).toMatchObject({ status: 200 });
  });

  test('a sixth code in one sign-in is refused even if it is right', async () => {
    const { secret } = await turnsCodesOn(golfer);
    const { browser } = await typesPassword(server, golfer);
    const wrong = await wrongCodeOf(secret);
    for (const _ of Array(5)) await typesCode(browser, wrong);
    expect(await typesCode(browser, await nextCodeOf(secret))).toMatchObject({
      status: 401,
      body: { code: 'sign_in_over' },
    });
  });

  test('are still asked for after a new password by a mailed link, which ends a waiting sign-in', async () => {
    const { secret } = await turnsCodesOn(golfer);
    const { browser: waiting } = await typesPassword(server, golfer);
    const token = await resetTokenOf(server, golfer.email);
    const newPassword = 'another-fairway';
    const visit = visitor(server, golfer.email);
    await ok(visit.send('POST', '/api/auth/reset-password', { token, newPassword }));
    expect(await statusOf(visit)).toBe(401);
    expect(await typesCode(waiting, await nextCodeOf(secret))).toMatchObject({ status: 401 });
    const { browser, answer } = await typesPassword(server, golfer, newPassword);
    expect(answer.body).toMatchObject({ user: null });
    expect(await statusOf(browser)).toBe(401);
    expect(await typesCode(browser, await nextCodeOf(secret))).toMatchObject({ status: 200 });
  });

  test('a closed account is kept only after the code', async () => {
    const { secret } = await turnsCodesOn(golfer);
    await closesAccount(golfer);
    const { browser, answer } = await typesPassword(server, golfer);
    expect(answer.body).toMatchObject({ user: null, deletionTakenBack: false });
    expect(await typesCode(browser, await nextCodeOf(secret))).toMatchObject({
      body: { deletionTakenBack: true },
    });
  });

  test('secret and recovery codes are in no row, no log and no export, and leave with the account', async () => {
    const { secret, recoveryCodes } = await turnsCodesOn(golfer);
    const id = await idOf(golfer);
    const rows = await server.db.execute(
      sql`select row_to_json(t)::text as row from auth_two_factors t where user_id = ${id}`,
    );
    const kept = [String(rows.rows[0]?.['row']), server.logged.join('\n')].join('\n');
    for (const known of [secret, ...recoveryCodes]) expect(kept).not.toContain(known);
    await server.db.execute(sql`delete from users where id = ${id}`);
    const left = await server.db.execute(sql`select 1 from auth_two_factors where user_id = ${id}`);
    expect(left.rows).toEqual([]);
  });

  test('the answers of golfers without them are as before', async () => {
    const { answer } = await typesPassword(server, golfer);
    const user = await ok<User>(golfer.get('/api/auth/user'));
    expect(answer.body).toEqual({ user, deletionTakenBack: false });
  });
});
