import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aGolfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { longWait } from '#testing/long-wait.ts';
import { resetTokenOf } from '#testing/reset-token.ts';

const password = 'fairway-finder';
const resetSubject = 'Set a new Pinhigh password';

describe('reset links', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  test('replace a forgotten password once, and only the newest link works', async () => {
    const golfer = await aGolfer(server);
    const ask = (email: string) =>
      visitor(server).send('POST', '/api/auth/request-password-reset', { email });
    expect(await ask('nobody@example.com')).toMatchObject({ status: 200 });
    const nextLink = async () => {
      expect(await ask(golfer.email)).toMatchObject({ status: 200 });
      const { text } = await server.mailTo(golfer.email, resetSubject);
      return /token=([\w-]+)/.exec(text)?.[1];
    };
    const [earlier, newest] = [await nextLink(), await nextLink()];
    const reset = (token = '') =>
      visitor(server).send('POST', '/api/auth/reset-password', {
        token,
        newPassword: 'new-password',
      });
    const open = (token = '') => visitor(server).get(`/api/auth/reset-link?token=${token}`);
    expect(await reset('nul\u0000')).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
    const used = { status: 400, body: { code: 'link_used' } };
    const invalid = { status: 400, body: { code: 'link_invalid' } };
    for (const answers of [open, reset]) {
      expect(await answers(newest?.slice(0, -1))).toMatchObject(invalid);
      expect(await answers(earlier)).toMatchObject(used);
      expect(await answers('a'.repeat(newest?.length ?? 0))).toMatchObject(used);
    }
    // Opening a link, as mail scanners do, does not use it up.
    for (const _ of ['first', 'second'])
      expect(await open(newest)).toMatchObject({ status: 200, body: { success: true } });
    expect(await reset(newest)).toMatchObject({ status: 200 });
    expect(await open(newest)).toMatchObject(used);
    expect(await reset(newest)).toMatchObject(used);
    const signIn = (word: string) =>
      visitor(server).send('POST', '/api/auth/sign-in/email', {
        email: golfer.email,
        password: word,
      });
    expect((await signIn('new-password')).status).toBe(200);
    expect((await signIn(password)).status).toBe(401);
    expect((await golfer.get('/api/auth/user')).status).toBe(401);
  });

  test('say that they have expired, however often they are opened, and change nothing', async () => {
    const golfer = await aGolfer(server);
    const token = await resetTokenOf(server, golfer.email);
    await server.db.execute(sql`update auth_verifications set expires_at = '2026-05-01T00:00:00Z'`);
    // Another link of anybody's leaves the expired one as it is.
    await resetTokenOf(server, (await aGolfer(server)).email);
    const body = { token, newPassword: 'new-password' };
    for (const _ of ['first', 'second']) {
      const answer = await visitor(server).send('POST', '/api/auth/reset-password', body);
      const opened = await visitor(server).get(`/api/auth/reset-link?token=${token}`);
      for (const { status, body } of [answer, opened])
        expect({ status, body }).toMatchObject({ status: 400, body: { code: 'link_expired' } });
    }
    expect(await golfer.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  test('cannot be rebuilt from the database, and remain in no background job after the mail is sent', async () => {
    const golfer = await aGolfer(server);
    const token = await resetTokenOf(server, golfer.email);
    const links = await server.db.execute<{ row: string; identifier: string }>(
      sql`select row_to_json(v)::text as row, v.identifier from auth_verifications v`,
    );
    expect(links.rows).not.toEqual([]);
    expect(links.rows.map(({ row }) => row).join()).not.toContain(token);
    for (const { identifier } of links.rows) {
      const body = { token: identifier, newPassword: 'new-password' };
      const answer = await visitor(server).send('POST', '/api/auth/reset-password', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
    }
    await vi.waitFor(async () => {
      const jobs = await server.db.execute(sql`select from pgboss.job where name = 'send-mail'`);
      expect(jobs.rows).toEqual([]);
    }, longWait);
  });
});

test('requesting a reset link looks up no account before the response, which is the same for everyone', async () => {
  const server = await startTestApp('server');
  const { email } = await aGolfer(server);
  const ask = (address: string) =>
    visitor(server).send('POST', '/api/auth/request-password-reset', { email: address });
  const [locked, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lock = server.db.transaction(async (tx) => {
    // From here on, any lookup of an account would wait forever.
    await tx.execute(sql`lock table users, auth_verifications in access exclusive mode`);
    locked.resolve();
    await asked.promise;
  });
  await locked.promise;
  const answers = [await ask(email), await ask('nobody@example.com')];
  asked.resolve();
  await lock;
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 200, body: { success: true } },
    { status: 200, body: { success: true } },
  ]);
  expect((await server.mailTo(email, resetSubject)).text).toContain('/reset-password?token=');
  await server.close();
});
