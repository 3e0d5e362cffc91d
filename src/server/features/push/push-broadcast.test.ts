import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aGolfer, cookieOf } from '#testing/app.ts';
import { anAdministrator, broadcasts, broadcastsUrl, greens } from '#testing/broadcasts.ts';
import { idOf } from '#testing/friends.ts';
import { openLiveSocket } from '#testing/live-socket.ts';
import { longWait } from '#testing/long-wait.ts';
import {
  makeDue,
  received,
  startPushApp,
  subscribes,
  waitingPush,
  waitingPushes,
} from '#testing/push/push-app.ts';
import { status } from '#testing/push/push-service.ts';
import { ok } from '#testing/scenario.ts';

describe('a broadcast on devices and in open tabs', () => {
  let running: Awaited<ReturnType<typeof startPushApp>>;
  // A broadcast reaches the devices of all golfers, so tests that share a server would get each other's pushes.
  beforeEach(async () => {
    running = await startPushApp('server');
  });
  afterEach(() => running.close());

  test('it reaches phones and open tabs once, except those of golfers who turned announcements off', async () => {
    const { server, service } = running;
    const [ana, ben] = [await aGolfer(server), await aGolfer(server)];
    const [phone, tablet] = [
      await subscribes(ana, service.origin),
      await subscribes(ana, service.origin),
    ];
    const silent = await subscribes(ben, service.origin);
    await ok(ben.send('POST', '/api/user/notification-preferences', { adminBroadcasts: false }));
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const open = async (golfer: typeof ana) => {
      const socket = await openLiveSocket({ url, cookie: cookieOf(golfer) });
      await socket.authenticate({ userId: await idOf(golfer) });
      return socket;
    };
    const [tab, silentTab] = [await open(ana), await open(ben)];

    await broadcasts(await anAdministrator(server));

    const { title, message } = greens;
    for (const device of [phone, tablet]) {
      const [push] = await received(service, device);
      expect(push?.message).toMatchObject({ type: 'admin_broadcast', title, message });
    }
    const notification = {
      type: 'admin_broadcast',
      title,
      message,
      data: { path: '/notifications' },
    };
    expect(await tab.messages(1)).toEqual([{ type: 'notification', notification }]);
    // A second push, or one for the other golfer, would arrive before these.
    await ok(ana.send('POST', '/api/push/test'));
    await ok(ben.send('POST', '/api/push/test'));
    expect(await received(service, phone, { count: 2 })).toHaveLength(2);
    expect(await received(service, silent)).toMatchObject([{ message: { type: 'test' } }]);
    expect(silentTab.received.filter(({ type }) => type === 'notification')).toEqual([]);
  });

  test('a push that waits is not sent once its broadcast is turned off', async () => {
    const { server, service } = running;
    const [admin, ana] = [await anAdministrator(server), await aGolfer(server)];
    const phone = await subscribes(ana, service.origin);
    service.answerNext(status(503));
    const { id } = await broadcasts(admin);
    expect(await received(service, phone)).toHaveLength(1);
    const waiting = await waitingPush(server, ana, 2);
    await ok(admin.send('PATCH', `${broadcastsUrl}/${id}`, { isActive: false }));
    await makeDue(server, waiting);
    const none = async () => expect(await waitingPushes(server, ana)).toEqual([]);
    await vi.waitFor(none, longWait);
    expect(await received(service, phone)).toHaveLength(1);
  });
});
