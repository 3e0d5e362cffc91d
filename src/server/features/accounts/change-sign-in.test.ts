import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { SignInMethods } from '#contract/accounts-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { confirmAddress } from '#testing/confirm-address.ts';
import { resetTokenOf } from '#testing/reset-token.ts';
import { ok } from '#testing/scenario.ts';

const password = 'fairway-finder';
const newPassword = 'a-much-longer-putter';
const confirmSubject = 'Confirm your new e-mail for Pinhigh';
const noticeSubject = 'Your Pinhigh e-mail is about to change';
const takenSubject = 'Your address already belongs to a Pinhigh account';

const signIn = (server: TestApp, email: string, word = password) =>
  visitor(server, email).send('POST', '/api/auth/sign-in/email', { email, password: word });

/** Signs in with another browser of the golfer's. */
async function anotherBrowser(server: TestApp, email: string): Promise<Golfer> {
  const browser = visitor(server, email);
  await ok(browser.send('POST', '/api/auth/sign-in/email', { email, password }));
  return browser;
}

const changePassword = (golfer: Golfer, body: object = {}) =>
  golfer.send('POST', '/api/user/password', { currentPassword: password, newPassword, ...body });
const changeEmail = (golfer: Golfer, email: string, currentPassword = password) =>
  golfer.send('POST', '/api/user/email', { email, currentPassword });
const methodsOf = (golfer: Golfer) => ok<SignInMethods>(golfer.get('/api/user/sign-in'));
const statusOf = async (golfer: Golfer) => (await golfer.get('/api/auth/user')).status;

const issueAt = (path: string) => ({
  status: 400,
  body: { code: 'invalid_input', issues: [{ path }] },
});

describe('changing the password', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  test('replaces it and signs out every other browser but not the current one', async () => {
    const golfer = await aGolfer(server);
    const phone = await anotherBrowser(server, golfer.email);
    await ok(changePassword(golfer));
    expect([await statusOf(golfer), await statusOf(phone)]).toEqual([200, 401]);
    expect(await signIn(server, golfer.email)).toMatchObject({ status: 401 });
    expect(await signIn(server, golfer.email, newPassword)).toMatchObject({ status: 200 });
  });

  test('requires the correct current password, and a wrong one signs nobody out', async () => {
    const golfer = await aGolfer(server);
    const answer = await changePassword(golfer, { currentPassword: 'not-mine' });
    expect(answer).toMatchObject(issueAt('currentPassword'));
    expect(await statusOf(golfer)).toBe(200);
    expect(await signIn(server, golfer.email)).toMatchObject({ status: 200 });
  });

  test.each([
    ['short', 'short'],
    ['one of the commonest', 'password123'],
    ['the name', 'nora devlin'],
  ])('refuses a new password that is %s, as sign-up does', async (_, word) => {
    const golfer = await aGolfer(server);
    expect(await changePassword(golfer, { newPassword: word })).toMatchObject(
      issueAt('newPassword'),
    );
  });

  test('succeeds for only one of two requests at once', async () => {
    const golfer = await aGolfer(server);
    const answers = await Promise.all([
      changePassword(golfer),
      changePassword(golfer, { newPassword: 'another-long-putter' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('invalidates a reset link that was requested before', async () => {
    const golfer = await aGolfer(server);
    const token = await resetTokenOf(server, golfer.email);
    await ok(changePassword(golfer));
    const body = { token, newPassword: 'set-by-a-thief' };
    const reset = await visitor(server).send('POST', '/api/auth/reset-password', body);
    expect(reset).toMatchObject({ status: 400, body: { code: 'link_used' } });
  });

  test('is refused for an account without a password, which a reset link can set', async () => {
    const golfer = await aGolfer(server);
    await server.db.execute(sql`delete from auth_accounts where user_id =
      (select id from users where email = ${golfer.email})`);
    expect(await methodsOf(golfer)).toMatchObject({ hasPassword: false });
    const refused = { status: 409, body: { code: 'no_password' } };
    expect(await changePassword(golfer)).toMatchObject(refused);
    expect(await changeEmail(golfer, 'elsewhere@example.com')).toMatchObject(refused);
    const body = { token: await resetTokenOf(server, golfer.email), newPassword };
    await ok(visitor(server).send('POST', '/api/auth/reset-password', body));
    expect(await signIn(server, golfer.email, newPassword)).toMatchObject({ status: 200 });
  });
});

describe('changing the email address without a mail server', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  test('takes effect immediately, ignores upper and lower case, and keeps every browser signed in', async () => {
    const golfer = await aGolfer(server);
    const phone = await anotherBrowser(server, golfer.email);
    const email = 'moved@example.com';
    const { user } = await ok<{ user: User }>(changeEmail(golfer, ` ${email.toUpperCase()} `));
    expect(user.email).toBe(email);
    expect(await ok(phone.get('/api/auth/user'))).toMatchObject({ email });
    expect(await signIn(server, golfer.email)).toMatchObject({ status: 401 });
    expect(await signIn(server, email)).toMatchObject({ status: 200 });
  });

  test('refuses another account’s address, the current address, and a wrong password', async () => {
    const [golfer, other] = [await aGolfer(server), await aGolfer(server)];
    expect(await changeEmail(golfer, other.email)).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect(await changeEmail(golfer, golfer.email)).toMatchObject(issueAt('email'));
    expect(await changeEmail(golfer, 'free@example.com', 'not-mine')).toMatchObject(
      issueAt('currentPassword'),
    );
    expect(await ok(golfer.get('/api/auth/user'))).toMatchObject({ email: golfer.email });
  });

  test('invalidates links that were mailed to the old address', async () => {
    const golfer = await aGolfer(server);
    const token = await resetTokenOf(server, golfer.email);
    await ok(changeEmail(golfer, 'safe@example.com'));
    const body = { token, newPassword };
    const reset = await visitor(server).send('POST', '/api/auth/reset-password', body);
    expect(reset).toMatchObject({ status: 400, body: { code: 'link_used' } });
  });
});

describe('changing the email address with a mail server', () => {
  let server: TestApp;
  let golfers = 0;
  beforeAll(async () => {
    const noWait = { wait: async () => {} };
    server = await startTestApp('server', { SMTP_URL: 'smtp://127.0.0.1:1' }, noWait);
  });
  afterAll(() => server.close());

  /** Signs up a golfer and verifies the address. */
  async function aProvenGolfer(): Promise<Golfer> {
    golfers += 1;
    const email = `proven-${golfers}@example.com`;
    const account = { email, password, name: 'Nora Devlin' };
    await ok(visitor(server).send('POST', '/api/auth/sign-up/email', account));
    await confirmAddress(server, (await server.mailTo(email)).text);
    return anotherBrowser(server, email);
  }

  const tokenTo = async (email: string) =>
    /\/confirm-email\?token=([\w-]+)/.exec((await server.mailTo(email, confirmSubject)).text)?.[1];
  const confirm = (token: string | undefined) =>
    visitor(server).send('POST', '/api/auth/confirm-email', { token });
  const linkUsed = { status: 400, body: { code: 'link_used' } };

  test('waits for the link mailed to the new address, notifies the old one, and accepts the link once', async () => {
    const golfer = await aProvenGolfer();
    const email = 'next@example.com';
    expect(await ok(changeEmail(golfer, email))).toMatchObject({ user: null });
    const { text } = await server.mailTo(golfer.email, noticeSubject);
    expect(text).toContain('/forgot-password');
    expect(text).not.toContain(email);
    expect(await methodsOf(golfer)).toMatchObject({ pendingEmail: email });
    expect(await ok(golfer.get('/api/auth/user'))).toMatchObject({ email: golfer.email });
    const token = await tokenTo(email);
    expect(await ok(confirm(token))).toEqual({ email });
    expect(await ok(golfer.get('/api/auth/user'))).toMatchObject({ email });
    expect(await methodsOf(golfer)).toMatchObject({ pendingEmail: null });
    expect(await signIn(server, email)).toMatchObject({ status: 200 });
    expect(await signIn(server, golfer.email)).toMatchObject({ status: 401 });
    expect(await confirm(token)).toMatchObject(linkUsed);
  });

  test('gives the same response for a taken address, and mails its owner', async () => {
    const [golfer, other] = [await aProvenGolfer(), await aProvenGolfer()];
    const taken = await changeEmail(golfer, other.email);
    const free = await changeEmail(golfer, 'nobody@example.com');
    expect(taken.status).toBe(200);
    expect(taken.body).toEqual(free.body);
    const { text } = await server.mailTo(other.email, takenSubject);
    expect(text).not.toContain('token=');
    await server.mailTo(golfer.email, noticeSubject);
    await server.mailTo(golfer.email, noticeSubject);
    expect(await ok(other.get('/api/auth/user'))).toMatchObject({ email: other.email });
  });

  test('fails if another golfer signed up with the address before the link was opened', async () => {
    const golfer = await aProvenGolfer();
    const email = 'raced@example.com';
    await ok(changeEmail(golfer, email));
    const token = await tokenTo(email);
    const account = { email, password, name: 'Somebody Else' };
    await ok(visitor(server).send('POST', '/api/auth/sign-up/email', account));
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await ok(golfer.get('/api/auth/user'))).toMatchObject({ email: golfer.email });
  });

  test('invalidates an earlier link after another request or a password change', async () => {
    const golfer = await aProvenGolfer();
    const [first, second] = ['first', 'second'].map((name) => `${name}@example.com`);
    await ok(changeEmail(golfer, first ?? ''));
    const firstToken = await tokenTo(first ?? '');
    await ok(changeEmail(golfer, second ?? ''));
    const secondToken = await tokenTo(second ?? '');
    expect(await confirm(firstToken)).toMatchObject(linkUsed);
    await ok(changePassword(golfer));
    expect(await confirm(secondToken)).toMatchObject(linkUsed);
    expect(await methodsOf(golfer)).toMatchObject({ pendingEmail: null });
  });

  test('stores nothing that could be used as a link, and expires the link after an hour', async () => {
    const golfer = await aProvenGolfer();
    const email = 'late@example.com';
    server.setNow('2026-05-14T00:00:00Z');
    await ok(changeEmail(golfer, email));
    const token = await tokenTo(email);
    const kept = await server.db.execute<{ row: string; hash: string }>(
      sql`select row_to_json(c)::text as row, token_hash as hash from email_changes c`,
    );
    expect(kept.rows.map(({ row }) => row).join()).not.toContain(token);
    for (const { hash } of kept.rows) {
      expect(await confirm(hash)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
    }
    server.setNow('2026-05-14T01:00:00Z');
    const expired = { status: 400, body: { code: 'link_expired' } };
    expect(await confirm(token)).toMatchObject(expired);
    expect(await confirm(token)).toMatchObject(expired);
    expect(await confirm(token?.slice(0, -1))).toMatchObject({ body: { code: 'link_invalid' } });
    expect(await methodsOf(golfer)).toMatchObject({ pendingEmail: null });
    server.setNow('2026-05-14T00:59:59Z');
    await ok(confirm(token));
  });
});

describe('limits on changing the password or email address', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server', { RATE_LIMIT_SCALE: '1' });
  });
  afterAll(() => server.close());

  test('a session that sends five wrong passwords, in either form, has to wait', async () => {
    const golfer = await aGolfer(server);
    const tries: number[] = [];
    for (const guess of ['one', 'two', 'three']) {
      tries.push((await changePassword(golfer, { currentPassword: guess })).status);
    }
    for (const guess of ['four', 'five']) {
      tries.push((await changeEmail(golfer, 'thief@example.com', guess)).status);
    }
    expect(tries).toEqual([400, 400, 400, 400, 400]);
    expect(await changePassword(golfer)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    server.setNow('2026-05-14T00:00:03Z');
    expect(await changePassword(golfer)).toMatchObject({ status: 200 });
  });

  test('an account can request five new email addresses an hour', async () => {
    server.setNow('2026-05-14T02:00:00Z');
    const golfer = await aGolfer(server);
    const statuses: number[] = [];
    for (let move = 1; move <= 6; move += 1) {
      statuses.push((await changeEmail(golfer, `move-${move}@example.com`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
