import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccessToken } from '#contract/access-tokens.ts';
import { mostTokens } from '#domain/access-tokens/access-token.ts';
import { tokensPerMinute } from '#server/platform/routes/rate-limits.ts';
import { makesAccessToken } from '#testing/access-tokens.ts';
import { aGolfer, cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { closesAccount } from '#testing/coach.ts';
import { idOf } from '#testing/friends.ts';
import { resetTokenOf } from '#testing/reset-token.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

const url = '/api/user/access-tokens';
const practice = { title: 'Range', duration: 30, sessionDate: '2026-05-14' };

describe('an access token', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server', { LOG_LEVEL: 'trace' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
  });

  const tokens = () => ok<AccessToken[]>(golfer.get(url));
  const read = (authorization: string, headers = {}) =>
    server.app.inject({ url: '/api/user/stats', headers: { ...headers, authorization } });
  const statusOf = async (token: string) => (await read(`Bearer ${token}`)).statusCode;

  test('has a name, a scope and an end, is returned only once, and says when it was last used', async () => {
    const { token } = await makesAccessToken(golfer, { name: 'Watch', scope: 'log', days: 30 });
    expect(token).toMatch(/^pinhigh_[\w-]{32}$/);
    const listed = {
      id: expect.any(String),
      name: 'Watch',
      scope: 'log',
      createdAt: '2026-05-14T00:00:00.000Z',
      expiresAt: '2026-06-13T00:00:00.000Z',
      isExpired: false,
      lastUsedAt: null,
    };
    expect(await tokens()).toEqual([listed]);
    const lastUses: unknown[] = [];
    for (const at of ['2026-05-15T08:00:00Z', '2026-05-15T08:04:59Z', '2026-05-15T08:05:00Z']) {
      server.setNow(at);
      expect(await statusOf(token)).toBe(200);
      lastUses.push((await tokens())[0]?.lastUsedAt);
    }
    const [first, again] = ['2026-05-15T08:00:00.000Z', '2026-05-15T08:05:00.000Z'];
    expect(lastUses).toEqual([first, first, again]);
  });

  test('cannot be recovered from the database or the log', async () => {
    const { token } = await makesAccessToken(golfer);
    await read(`Bearer ${token}`);
    const { rows } = await server.db.execute(
      sql`select row_to_json(t)::text as row, t.token_hash from access_tokens t`,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    for (const { token_hash: hash } of rows) {
      expect(await statusOf(String(hash))).toBe(401);
      expect(await statusOf(`pinhigh_${hash}`)).toBe(401);
    }
    expect(server.logged.join()).not.toContain(token);
  });

  test('works until the moment it expires, and without an end until it is revoked', async () => {
    const { token } = await makesAccessToken(golfer, { days: 30 });
    const { id, token: endless } = await makesAccessToken(golfer, { days: null });
    server.setNow('2026-06-12T23:59:59.999Z');
    expect([await statusOf(token), await statusOf(endless)]).toEqual([200, 200]);
    server.setNow('2026-06-13T00:00:00Z');
    const refused = await read(`Bearer ${token}`);
    expect(refused).toMatchObject({ statusCode: 401 });
    expect(refused.json()).toMatchObject({ code: 'token_invalid' });
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    server.setNow('2036-06-13T00:00:00Z');
    expect(await statusOf(endless)).toBe(200);
    await ok(golfer.send('DELETE', `${url}/${id}`));
    expect(await statusOf(endless)).toBe(401);
    expect(await golfer.send('DELETE', `${url}/${id}`)).toMatchObject({ status: 404 });
  });

  test('cannot be revoked by another golfer', async () => {
    const { id, token } = await makesAccessToken(golfer);
    const other = await aGolfer(server);
    expect(await other.send('DELETE', `${url}/${id}`)).toMatchObject({ status: 404 });
    expect(await statusOf(token)).toBe(200);
  });

  test('is one of at most ten that work, and expired ones make room for new ones', async () => {
    for (let count = 0; count < mostTokens; count += 1)
      await makesAccessToken(golfer, { days: count === 0 ? 30 : null });
    const more = () => golfer.send('POST', url, { name: 'One more', scope: 'read', days: 90 });
    expect(await more()).toMatchObject({ status: 409, body: { code: 'access_tokens_full' } });
    server.setNow('2026-06-13T00:00:00Z');
    expect((await tokens()).filter(({ isExpired }) => isExpired)).toHaveLength(1);
    await ok(more());
    expect(await tokens()).toHaveLength(mostTokens);
  });

  test('needs no origin, and counts before the cookie of whoever sends it', async () => {
    const { token } = await makesAccessToken(golfer, { scope: 'log' });
    const other = await aGolfer(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user/free-practice-sessions',
      headers: {
        authorization: `bearer  ${token}`,
        cookie: cookieOf(other),
        origin: 'https://tool.example.org',
      },
      payload: practice,
    });
    expect(answer.json()).toMatchObject({ title: 'Range' });
    const itemsOf = async (of: Golfer) =>
      (await ok<{ title: string }[]>(of.get('/api/user/activity-calendar'))).length;
    expect([await itemsOf(golfer), await itemsOf(other)]).toEqual([1, 0]);
  });

  test.each(['Basic Z29sZjpnb2xm', 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl', 'Bearer'])(
    'leaves the session alone where a proxy sends its own "%s"',
    async (authorization) => {
      expect(await read(authorization, { cookie: cookieOf(golfer) })).toMatchObject({
        statusCode: 200,
      });
    },
  );

  test('opens no socket', async () => {
    const { token } = await makesAccessToken(golfer);
    const authorization = `Bearer ${token}`;
    await expect(
      server.app.injectWS('/ws', { headers: { authorization, origin: 'http://localhost:5000' } }),
    ).rejects.toThrow();
  });

  const ends: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'the golfer changes the password',
      () =>
        ok(
          golfer.send('POST', '/api/user/password', {
            currentPassword: 'fairway-finder',
            newPassword: 'another-fairway',
          }),
        ),
    ],
    ['the golfer signs out everywhere', () => ok(golfer.send('DELETE', '/api/user/devices'))],
    [
      'the golfer sets a new password with a mailed link',
      async () => {
        const token = await resetTokenOf(server, golfer.email);
        const body = { token, newPassword: 'another-fairway' };
        await ok(golfer.send('POST', '/api/auth/reset-password', body));
      },
    ],
    [
      'an administrator ends the golfer’s sessions',
      async () => {
        const administrator = await aGolfer(server);
        await server.db.execute(
          sql`update users set is_admin = true where email = ${administrator.email}`,
        );
        await ok(administrator.send('DELETE', `/api/admin/users/${await idOf(golfer)}/sessions`));
      },
    ],
    ['the golfer closes the account', () => closesAccount(golfer)],
  ];
  test.each(ends)('is revoked when %s', async (_, end) => {
    const { token } = await makesAccessToken(golfer);
    expect(await statusOf(token)).toBe(200);
    await end();
    expect(await statusOf(token)).toBe(401);
    const { email } = golfer;
    const passwords = ['fairway-finder', 'another-fairway'];
    for (const password of passwords)
      await golfer.send('POST', '/api/auth/sign-in/email', { email, password });
    expect(await tokens()).toEqual([]);
  });

  test('stays when the golfer signs out one browser or the others', async () => {
    const { token } = await makesAccessToken(golfer);
    await ok(golfer.send('DELETE', '/api/user/other-devices'));
    await ok(golfer.send('POST', '/api/auth/sign-out', {}));
    expect(await statusOf(token)).toBe(200);
  });

  test('shows the program content and the plan of its golfer', async () => {
    await followsBreak100(golfer);
    const { token } = await makesAccessToken(golfer);
    const answer = await server.app.inject({
      url: '/api/user/current-program',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toMatchObject({ programId: 'break-100' });
  });
});

test('the tools of a golfer have a limit of their own, which other golfers and the app do not share', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '0.1' });
  const golfer = await aGolfer(server);
  const own = [await makesAccessToken(golfer), await makesAccessToken(golfer)];
  const other = await makesAccessToken(await aGolfer(server));
  const ask = async (tool: { readonly token: string } | undefined) => {
    const headers = { authorization: `Bearer ${tool?.token}` };
    return (await server.app.inject({ url: '/api/user/stats', headers })).statusCode;
  };
  const statuses: number[] = [];
  for (let asked = 0; asked <= tokensPerMinute * 0.1; asked += 1)
    statuses.push(await ask(own[asked % own.length]));
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([statuses.length - 1, 429]);
  expect(await ask(other)).toBe(200);
  expect(await golfer.get('/api/user/stats')).toMatchObject({ status: 200 });
  await server.close();
});
