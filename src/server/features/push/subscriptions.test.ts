import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aGolfer, cookieOf, type Golfer, visitor } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { aDevice } from '#testing/push/device.ts';
import { received, startPushApp, subscribes } from '#testing/push/push-app.ts';
import { ok } from '#testing/scenario.ts';

describe('push subscriptions', () => {
  let running: Awaited<ReturnType<typeof startPushApp>>;
  let golfer: Golfer;
  beforeAll(async () => {
    running = await startPushApp('server');
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    running.server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(running.server);
  });

  const device = (of = golfer) => subscribes(of, running.service.origin);
  const list = (of = golfer) =>
    ok<{ endpoint: string; createdAt: string }[]>(of.get('/api/push/subscriptions'));
  const unsubscribe = (endpoint: string, of = golfer) =>
    of.send('DELETE', '/api/push/unsubscribe', { endpoint });
  const sendTest = (of = golfer) => of.send('POST', '/api/push/test');

  test('the public key is created once and is the same for all golfers', async () => {
    const keys = await Promise.all(
      [golfer, await aGolfer(running.server), golfer].map((one) =>
        ok<{ publicKey: string }>(one.get('/api/push/vapid-public-key')),
      ),
    );
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(Buffer.from(keys[0]?.publicKey ?? '', 'base64url')).toHaveLength(65);
  });

  test('each device is listed once, newest first, until it unsubscribes', async () => {
    const phone = await device();
    running.server.setNow('2026-05-15T00:00:00Z');
    const laptop = await device();
    await ok(golfer.send('POST', '/api/push/subscribe', laptop.subscription));
    const phoneAt = {
      endpoint: phone.subscription.endpoint,
      createdAt: '2026-05-14T00:00:00.000Z',
      browser: null,
      system: null,
    };
    expect(await list()).toEqual([
      { ...phoneAt, endpoint: laptop.subscription.endpoint, createdAt: '2026-05-15T00:00:00.000Z' },
      phoneAt,
    ]);
    await ok(unsubscribe(laptop.subscription.endpoint));
    expect(await list()).toEqual([phoneAt]);
  });

  test.each([
    ['a name that leads inside', 'https://inside.push.test'],
    ['an address of this machine', 'https://127.0.0.1'],
    ['an address of the network', 'https://10.0.0.7'],
    ['the same within IPv6', 'https://[::ffff:10.0.0.7]'],
  ])('a device at %s is refused with the reason and not stored', async (_what, origin) => {
    const { subscription } = aDevice(origin);
    expect(await golfer.send('POST', '/api/push/subscribe', subscription)).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        issues: [
          { path: 'endpoint', message: 'This push service is at an address that is not public.' },
        ],
      },
    });
    expect(await list()).toEqual([]);
  });

  test('administrators see whether the push services of the devices respond', async () => {
    await device();
    await device();
    const { services } = await ok<{ services: object[] }>(
      (await anAdministrator(running.server)).get('/api/health/detail'),
    );
    expect(services).toContainEqual({
      service: 'push',
      state: 'good',
      server: `push.test:${running.service.port}`,
      fault: null,
      text: `push.test:${running.service.port} responds.`,
    });
  });

  test('a device is listed with the browser and system from its user agent', async () => {
    const { email } = golfer;
    const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
    const phone = visitor(running.server, email);
    const account = { email, password: 'fairway-finder' };
    const browser = phone.with({ 'user-agent': userAgent });
    await ok(browser.send('POST', '/api/auth/sign-in/email', account));
    await device(phone);
    expect(await list()).toMatchObject([{ browser: 'Firefox', system: 'Android' }]);
  });

  test('keys can be in standard or URL-safe base64', async () => {
    const { subscription } = aDevice(running.service.origin);
    const urlSafe = (text: string) => Buffer.from(text, 'base64').toString('base64url');
    const { p256dhKey, authKey } = subscription;
    await ok(
      golfer.send('POST', '/api/push/subscribe', {
        ...subscription,
        p256dhKey: urlSafe(p256dhKey),
        authKey: urlSafe(authKey),
      }),
    );
    expect(await list()).toHaveLength(1);
  });

  test('a golfer gets the same response for another golfer’s device as for an unknown device', async () => {
    const theirs = await device(await aGolfer(running.server));
    const other = await aGolfer(running.server);
    const their = await unsubscribe(theirs.subscription.endpoint, other);
    const unknown = await unsubscribe(`${running.service.origin}/never-was`, other);
    expect({ ...their, headers: {} }).toEqual({ ...unknown, headers: {} });
    expect(await list(other)).toEqual([]);
    expect((await sendTest(other)).status).toBe(404);
  });

  test('a browser in which another golfer subscribes then belongs to that golfer', async () => {
    const shared = await device();
    const next = await aGolfer(running.server);
    await ok(next.send('POST', '/api/push/subscribe', shared.subscription));
    expect(await list()).toEqual([]);
    expect((await sendTest()).status).toBe(404);
    await ok(sendTest(next));
    expect(await received(running.service, shared)).toHaveLength(1);
  });

  test('the oldest device is removed if a golfer has more than 20', async () => {
    const oldest = await device();
    running.server.setNow('2026-05-15T00:00:00Z');
    for (let count = 0; count < 20; count += 1) await device();
    const endpoints = (await list()).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(20);
    expect(endpoints).not.toContain(oldest.subscription.endpoint);
  });

  test('signing out on a device ends its pushes and does not affect other devices', async () => {
    const phone = await device();
    const laptop = visitor(running.server, golfer.email);
    const password = 'fairway-finder';
    await ok(laptop.send('POST', '/api/auth/sign-in/email', { email: golfer.email, password }));
    const other = await device(laptop);
    await running.server.app.inject({
      url: '/api/logout',
      headers: {
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        cookie: cookieOf(golfer),
      },
    });
    expect((await list(laptop)).map(({ endpoint }) => endpoint)).toEqual([
      other.subscription.endpoint,
    ]);
    await ok(sendTest(laptop));
    await received(running.service, other);
    expect(running.service.arrivals.map(({ path }) => path)).not.toContain(phone.path);
  });
});
