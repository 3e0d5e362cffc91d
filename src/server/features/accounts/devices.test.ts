import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Device } from '#contract/accounts-schemas.ts';
import {
  aGolfer,
  cookieOf,
  type Golfer,
  startTestApp,
  type TestApp,
  visitor,
} from '#testing/app.ts';
import { ok } from '#testing/scenario.ts';

const password = 'fairway-finder';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('signed-in browsers', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  /** Signs in with another browser of the golfer's. */
  async function signIn(email: string, userAgent = firefox, browser = visitor(server, email)) {
    const body = { email, password };
    await ok(
      browser.with({ 'user-agent': userAgent }).send('POST', '/api/auth/sign-in/email', body),
    );
    return browser;
  }
  const devicesOf = (golfer: Golfer) => ok<Device[]>(golfer.get('/api/user/devices'));
  const statusOf = async (golfer: Golfer) => (await golfer.get('/api/auth/user')).status;

  test('are listed with the current browser first, and without their session tokens', async () => {
    const golfer = await aGolfer(server);
    const other = await signIn(golfer.email);
    const devices = await devicesOf(other);
    expect(devices).toMatchObject([
      { browser: 'Firefox', system: 'Linux', isThisOne: true },
      { isThisOne: false },
    ]);
    expect(Object.keys(devices[0] ?? {}).toSorted()).toEqual([
      ...['browser', 'id', 'isThisOne', 'lastUsedAt', 'signedInAt', 'system'],
    ]);
    expect(await devicesOf(await aGolfer(server))).toHaveLength(1);
  });

  test('can be signed out one by one, and only by their own golfer', async () => {
    const golfer = await aGolfer(server);
    const phone = await signIn(golfer.email);
    const id = (await devicesOf(golfer)).find(({ isThisOne }) => !isThisOne)?.id;
    const signOut = (by: Golfer) => by.send('DELETE', `/api/user/devices/${id}`);
    expect(await signOut(await aGolfer(server))).toMatchObject({ status: 404 });
    expect(await statusOf(phone)).toBe(200);
    expect(await signOut(golfer)).toMatchObject({ status: 200 });
    expect([await statusOf(phone), await statusOf(golfer)]).toEqual([401, 200]);
    expect(await signOut(golfer)).toMatchObject({ status: 404 });
  });

  test('can be signed out except the current one', async () => {
    const golfer = await aGolfer(server);
    const [phone, tablet] = [await signIn(golfer.email), await signIn(golfer.email)];
    const other = await aGolfer(server);
    await ok(phone.send('DELETE', '/api/user/other-devices'));
    const statuses = [golfer, phone, tablet, other].map(statusOf);
    expect(await Promise.all(statuses)).toEqual([401, 200, 401, 200]);
    expect(await devicesOf(phone)).toMatchObject([{ isThisOne: true }]);
  });

  test('can be signed out all at once', async () => {
    const golfer = await aGolfer(server);
    const [phone, tablet] = [await signIn(golfer.email), await signIn(golfer.email)];
    const other = await aGolfer(server);
    await ok(phone.send('DELETE', '/api/user/devices'));
    for (const one of [golfer, phone, tablet]) expect(await statusOf(one)).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });

  test('have one session each, which the next sign-in replaces, even with another account', async () => {
    const golfer = await aGolfer(server);
    const phone = await signIn(golfer.email);
    const before = cookieOf(phone);
    await signIn(golfer.email, firefox, phone);
    expect(await devicesOf(phone)).toHaveLength(2);
    const old = await server.app.inject({ url: '/api/auth/user', headers: { cookie: before } });
    expect(old.statusCode).toBe(401);
    const other = await aGolfer(server);
    await signIn(other.email, firefox, phone);
    expect(await devicesOf(golfer)).toHaveLength(1);
    expect(await devicesOf(other)).toHaveLength(2);
  });

  test('stay signed in for thirty days from the last use', async () => {
    const golfer = await aGolfer(server);
    const daysLeft = async () => {
      const { rows } = await server.db.execute<{ days: number }>(sql`
        select round(extract(epoch from s.expires_at - now()) / 86400)::int as days
        from auth_sessions s join users u on u.id = s.user_id where u.email = ${golfer.email}`);
      return rows.map(({ days }) => days);
    };
    expect(await daysLeft()).toEqual([30]);
    await server.db.execute(sql`update auth_sessions set expires_at = now() + interval '20 days'`);
    const answer = await golfer.get('/api/auth/user');
    expect(await daysLeft()).toEqual([30]);
    expect(String((answer.headers as Record<string, unknown>)['set-cookie'])).toContain(
      `Max-Age=${30 * 86_400}`,
    );
    await server.db.execute(sql`update auth_sessions set expires_at = now() - interval '1 second'`);
    expect(await statusOf(golfer)).toBe(401);
  });
});
