import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Statistics } from '#contract/admin-schemas.ts';
import { aGolfer, type Golfer } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { longWait } from '#testing/long-wait.ts';
import { readVapid } from '#testing/push/device.ts';
import {
  makeDue,
  metricsToken,
  received,
  startPushApp,
  subscribes,
  waitingPush,
  waitingPushes,
} from '#testing/push/push-app.ts';
import { status } from '#testing/push/push-service.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

describe.each(enginesAtScale)('delivery of pushes on the %s database', (engine) => {
  let running: Awaited<ReturnType<typeof startPushApp>>;
  let golfer: Golfer;
  beforeAll(async () => {
    running = await startPushApp(engine);
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    running.server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(running.server);
  });

  const device = (origin = running.service.origin) => subscribes(golfer, origin);
  const sendTest = () => ok(golfer.send('POST', '/api/push/test'));
  const endpoints = async () =>
    (await ok<{ endpoint: string }[]>(golfer.get('/api/push/subscriptions'))).map(
      (one) => one.endpoint,
    );
  /** Waits for a warning in the log with these facts. */
  const warnedOf = (facts: object) =>
    vi.waitFor(() => {
      const lines = running.server.logged.map((line) => JSON.parse(line));
      expect(lines).toContainEqual(expect.objectContaining({ level: 40, ...facts }));
    }, longWait);

  test('an administrator can send a test push to all own devices and sees how many there are', async () => {
    const { email } = golfer;
    await running.server.db.execute(sql`update users set is_admin = true where email = ${email}`);
    const send = () => golfer.send('POST', '/api/admin/test-push-notification');
    expect(await send()).toMatchObject({ status: 409, body: { code: 'no_push_device' } });
    const devices = [await device(), await device()];
    expect(await ok(send())).toMatchObject({ message: 'Sent to 2 of your devices.' });
    for (const one of devices) {
      const [push] = await received(running.service, one);
      expect(push?.message).toMatchObject({ type: 'test', showAlways: true });
    }
  });

  test('a notification reaches every device, encrypted, signed, and in the golfer’s language', async () => {
    const [phone, laptop] = [await device(), await device()];
    await followsBreak100(golfer);
    const [session] = await sessionsOf(golfer);
    if (session === undefined) throw new Error('no sessions');
    await ok(completes(golfer, session));
    const { publicKey } = await ok<{ publicKey: string }>(golfer.get('/api/push/vapid-public-key'));
    for (const one of [phone, laptop]) {
      const [push] = await received(running.service, one);
      expect(push?.message).toEqual({
        id: expect.stringMatching(/^\d+$/),
        type: 'achievement',
        title: 'First session',
        message: 'You unlocked this achievement.',
        path: '/achievements',
        tag: `notification-${push?.message.id}`,
      });
      expect(push?.headers).toMatchObject({
        ttl: String(72 * 3600),
        urgency: 'normal',
        topic: push?.message.tag,
        'content-encoding': 'aes128gcm',
      });
      const { key, claims } = readVapid(push?.headers.authorization);
      expect(key).toBe(publicKey);
      expect(claims.aud).toBe(running.service.origin);
      expect(claims.sub).toMatch(/^(mailto:|https:)/);
      expect(claims.exp * 1000).toBeGreaterThan(Date.now());
      expect(claims.exp * 1000).toBeLessThanOrEqual(Date.now() + 24 * 3600_000);
    }
  });

  test('a notification that is turned off in the preferences is not pushed', async () => {
    const phone = await device();
    const silence = { achievementNotifications: false };
    await ok(golfer.send('POST', '/api/user/notification-preferences', silence));
    await followsBreak100(golfer);
    const [session] = await sessionsOf(golfer);
    if (session === undefined) throw new Error('no sessions');
    await ok(completes(golfer, session));
    await sendTest();
    const [first] = await received(running.service, phone);
    expect(first?.message.type).toBe('test');
  });

  test('a test push is urgent, expires soon, and is always shown, even over an open app', async () => {
    const phone = await device();
    await sendTest();
    const [push] = await received(running.service, phone);
    expect(push?.message).toMatchObject({ title: 'Test notification', showAlways: true });
    expect(push?.headers).toMatchObject({ urgency: 'high', ttl: '300', topic: 'test' });
  });

  test.each([404, 410])(
    'a subscription is removed when its push service answers %i',
    async (code) => {
      const [dead, alive] = [await device(), await device()];
      running.service.answerNext(status(code), status(code));
      await sendTest();
      await received(running.service, dead);
      await received(running.service, alive);
      await vi.waitFor(async () => expect(await endpoints()).toEqual([]), longWait);
      expect(running.service.arrivals.filter(({ path }) => path === dead.path)).toHaveLength(1);
    },
  );

  test('a push to a busy service is retried at the requested time and no sooner', async () => {
    const phone = await device();
    running.service.answerNext(status(429, { 'retry-after': '100' }), status(503));
    await sendTest();
    await received(running.service, phone);
    const second = await waitingPush(running.server, golfer, 2);
    expect(second.seconds).toBeGreaterThanOrEqual(100);
    await makeDue(running.server, second);
    await received(running.service, phone, { count: 2 });
    const third = await waitingPush(running.server, golfer, 3);
    expect(third.seconds).toBeGreaterThanOrEqual(60);
    expect(third.seconds).toBeLessThan(100);
    await makeDue(running.server, third);
    const pushes = await received(running.service, phone, { count: 3 });
    expect(pushes.map(({ message }) => message.id)).toEqual(['test', 'test', 'test']);
    expect(await endpoints()).toHaveLength(1);
  });

  test('administrators see how the pushes of the last seven days ended', async () => {
    const { db } = running.server;
    await db.execute(sql`delete from push_counts`);
    await db.execute(sql`update users set is_admin = true where email = ${golfer.email}`);
    const lastDays = async () =>
      (await ok<Statistics>(golfer.get('/api/admin/statistics'))).health.push.lastDays;
    for (let devices = 0; devices < 3; devices += 1) await device();
    running.service.answerNext(status(201), status(410), status(403));
    await sendTest();
    const counted = { sent: 1, gone: 1, failed: 1 };
    await vi.waitFor(async () => expect(await lastDays()).toEqual(counted), longWait);
    running.server.setNow('2026-05-20T23:59:59Z');
    expect(await lastDays()).toEqual(counted);
    running.server.setNow('2026-05-21T00:00:00Z');
    expect(await lastDays()).toEqual({ sent: 0, gone: 0, failed: 0 });
  });

  test('the metrics count pushes by outcome', async () => {
    const figures = async () => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const { body } = await running.server.app.inject({ url: '/api/metrics', headers });
      const told = body.matchAll(/^pinhigh_pushes_total\{outcome="(\w+)"\} (\d+)$/gm);
      return Object.fromEntries([...told].map(([, outcome, count]) => [outcome, Number(count)]));
    };
    const before = await figures();
    for (let devices = 0; devices < 4; devices += 1) await device();
    running.service.answerNext(status(201), status(410), status(503), status(403));
    await sendTest();
    const one = (outcome: string) => (before[outcome] ?? Number.NaN) + 1;
    const more = {
      sent: one('sent'),
      gone: one('gone'),
      retried: one('retried'),
      failed: one('failed'),
    };
    await vi.waitFor(async () => expect(await figures()).toEqual(more), longWait);
  });

  test('a push is retried after a broken connection, but not once its message has expired', async () => {
    const phone = await device();
    running.service.answerNext((response) => void response.socket?.destroy());
    await sendTest();
    const waiting = await waitingPush(running.server, golfer, 2);
    running.server.setNow('2026-05-14T01:00:00Z');
    await makeDue(running.server, waiting);
    await sendTest();
    await received(running.service, phone, { count: 2 });
    const none = async () => expect(await waitingPushes(running.server, golfer)).toEqual([]);
    await vi.waitFor(none, longWait);
    expect(await received(running.service, phone)).toHaveLength(2);
  });

  test('a push is dropped if its service asks to wait for days', async () => {
    await device();
    running.service.answerNext(status(500, { 'retry-after': '200000' }));
    await sendTest();
    await warnedOf({ host: new URL(running.service.origin).host, status: 500 });
    expect(await waitingPushes(running.server, golfer)).toEqual([]);
  });

  test('a push does not follow a redirect and is not retried after a refusal', async () => {
    const [phone, other] = [await device(), await device()];
    running.service.answerNext(
      status(302, { location: `${running.service.origin}/elsewhere` }),
      status(403),
    );
    await sendTest();
    await received(running.service, phone);
    await received(running.service, other);
    await sendTest();
    await received(running.service, phone, { count: 2 });
    await received(running.service, other, { count: 2 });
    expect(running.service.arrivals.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(await endpoints()).toHaveLength(2);
  });

  test('an endless response from a push service is not read', async () => {
    const phone = await device();
    running.service.answerNext((response) => {
      response.writeHead(410);
      response.write('x'.repeat(100_000));
    });
    await sendTest();
    await received(running.service, phone);
    await vi.waitFor(async () => expect(await endpoints()).toEqual([]), longWait);
  });

  test.each([
    ['a name that leads inside', 'https://inside.push.test'],
    ['an address of this machine', 'https://127.0.0.1'],
    ['the same written otherwise', 'https://0x7f.1'],
    ['the same within IPv6', 'https://[::ffff:127.0.0.1]'],
  ])('no push is sent to %s', async (_what, host) => {
    const { origin } = new URL(`${host}:${running.service.port}`);
    const inside = await device();
    // As if the name had been public when the device subscribed.
    await running.server.db.execute(sql`update push_subscriptions
      set endpoint = replace(endpoint, ${running.service.origin}, ${origin})
      where endpoint = ${inside.subscription.endpoint}`);
    await sendTest();
    await warnedOf({ host: new URL(origin).host });
    const paths = running.service.arrivals.map(({ path }) => path);
    expect(paths).not.toContain(inside.path);
  });
});
