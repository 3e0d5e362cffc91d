import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { LiveMessage } from '#contract/live.ts';
import {
  aGolfer,
  cookieOf,
  type Golfer,
  serveTestApp,
  type TestApp,
  visitor,
} from '#testing/app.ts';
import { createTestDatabase, enginesAtScale } from '#testing/database.ts';
import { type LiveSocket, openLiveSocket } from '#testing/live-socket.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';
import { createChanges, type RunChange } from '../changes.ts';
import { createLive, type LiveServer } from './live.ts';
import { readSignal, signalText } from './signal-bus.ts';

const greenkeeping: LiveMessage = {
  type: 'notification',
  notification: {
    title: 'Greens closed',
    message: 'Until noon',
    type: 'admin_broadcast',
    data: null,
  },
};

const long = (length: number): LiveMessage => ({
  ...greenkeeping,
  notification: { ...greenkeeping.notification, message: 'x'.repeat(length) },
});

describe.each(enginesAtScale)('the live socket on the %s database', (engine) => {
  let server: TestApp;
  let url: string;
  /** Another node on the same database. */
  let node: LiveServer;
  let runChange: RunChange;

  beforeAll(async () => {
    const opened = await createTestDatabase(engine);
    server = await serveTestApp(opened);
    url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const clock = () => Temporal.Instant.from('2026-05-14T00:00:00Z');
    node = createLive({
      onRestart: () => {},
      ...opened,
      clock,
      redis: null,
      log: fastify().log,
      deriveToken: () => randomBytes(8).toString('hex'),
    });
    runChange = createChanges({ db: opened.db, clock, listeners: [node.listener] });
  });
  afterAll(() => server.close());

  /** Sends a message to a golfer within a change, on the other node. */
  const sends = (golferId: string, message: LiveMessage) =>
    runChange(golferId, async (change) => change.send(message));

  type Signed = Golfer & { readonly id: string };
  const signedUp = async (): Promise<Signed> => {
    const golfer = await aGolfer(server);
    const { id } = await ok<User>(golfer.get('/api/auth/user'));
    return { ...golfer, id };
  };
  const open = (golfer: Golfer) => openLiveSocket({ url, cookie: cookieOf(golfer) });
  const connect = async (
    golfer: Signed,
    auth: { tab?: string; lastId?: number; openForMs?: number } = {},
  ): Promise<LiveSocket & { lastId: number }> => {
    const opened = await open(golfer);
    return { ...opened, lastId: await opened.authenticate({ userId: golfer.id, ...auth }) };
  };
  const signedInAgain = async ({ id, email }: Signed): Promise<Signed> => {
    const device = visitor(server, email);
    await ok(device.send('POST', '/api/auth/sign-in/email', { email, password: 'fairway-finder' }));
    return { ...device, id };
  };

  test('cannot be opened without a session or from a page of another site', async () => {
    const golfer = await signedUp();
    await expect(openLiveSocket({ url })).rejects.toThrow('401');
    const foreign = { url, cookie: cookieOf(golfer), origin: 'https://evil.example' };
    await expect(openLiveSocket(foreign)).rejects.toThrow('403');
  });

  test('closes when the first message is not an auth message of the session’s golfer', async () => {
    const [golfer, other] = [await signedUp(), await signedUp()];
    const wrong = [
      JSON.stringify({ type: 'auth', userId: other.id }),
      JSON.stringify({ type: 'hello', userId: golfer.id }),
      'auth',
      Buffer.from(JSON.stringify({ type: 'auth', userId: golfer.id })),
    ];
    for (const message of wrong) {
      const { socket, closed, received } = await open(golfer);
      socket.send(message);
      expect(await closed).toBe(1008);
      expect(received).toEqual([]);
    }
  });

  test('sends a change to the golfer’s other tabs and devices, and to no other golfer', async () => {
    const [golfer, stranger] = [await signedUp(), await signedUp()];
    const phone = await signedInAgain(golfer);
    const [sender, tab, device] = [
      await connect(golfer, { tab: 'sender' }),
      await connect(golfer, { tab: 'other' }),
      await connect(phone),
    ];
    const elsewhere = await connect(stranger);
    const profile = { currentHandicap: '18.4' };
    await ok(golfer.with({ 'x-tab-id': 'sender' }).send('PUT', '/api/user/profile', profile));
    for (const { messages } of [tab, device]) {
      expect(await messages(1)).toMatchObject([{ id: 1, type: 'changed', effects: {} }]);
      expect((await messages(1))[0]?.['refresh']).toContain('/api/user/');
    }
    await sends(golfer.id, greenkeeping);
    await sends(stranger.id, greenkeeping);
    expect(await sender.messages(1)).toEqual([{ id: 2, ...greenkeeping }]);
    expect(await elsewhere.messages(1)).toEqual([{ id: 1, ...greenkeeping }]);
  });

  test('sends nothing for a change that is rolled back, and sends the messages of a committed change', async () => {
    const [golfer, friend] = [await signedUp(), await signedUp()];
    const [mine, theirs] = [await connect(golfer), await connect(friend)];
    const praise = (how: 'fail' | 'succeed') =>
      runChange(golfer.id, async (change) => {
        change.send(greenkeeping, friend.id);
        change.refresh('/api/user/bag');
        if (how === 'fail') throw new Error('the card was not signed');
      });
    await expect(praise('fail')).rejects.toThrow('the card was not signed');
    await praise('succeed');
    expect(await mine.messages(1)).toMatchObject([{ id: 1, refresh: ['/api/user/bag'] }]);
    expect(await theirs.messages(1)).toEqual([{ id: 1, ...greenkeeping }]);
  });

  test('delivers the messages of two golfers who write to each other at once, with ids in order', async () => {
    const pair = [await signedUp(), await signedUp()] as const;
    const sockets = [await connect(pair[0]), await connect(pair[1])];
    const rounds = Array.from({ length: 10 }, (_, round) => pair[round % 2] ?? pair[0]);
    await Promise.all(
      rounds.map(({ id }) =>
        runChange(id, async (change) => {
          for (const golfer of pair) change.send(greenkeeping, golfer.id);
        }),
      ),
    );
    for (const { messages } of sockets) {
      const ids = (await messages(10)).map(({ id }) => id);
      expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('sends missed messages after a reconnect, and asks for a full reload after too long an absence', async () => {
    const golfer = await signedUp();
    const before = await connect(golfer);
    before.socket.close();
    await before.closed;
    await sends(golfer.id, greenkeeping);
    await sends(golfer.id, greenkeeping);
    const back = await connect(golfer, { lastId: before.lastId });
    expect((await back.messages(2)).map(({ id }) => id)).toEqual([1, 2]);
    const newTab = await connect(golfer);
    expect(newTab.lastId).toBe(2);

    await server.db.execute(sql`delete from live_messages where user_id = ${golfer.id}`);
    await sends(golfer.id, greenkeeping);
    const late = await connect(golfer, { lastId: 1 });
    expect(await late.messages(1)).toMatchObject([{ type: 'changed', refresh: ['/api/'] }]);
    expect(late.lastId).toBe(3);
    await sends(golfer.id, greenkeeping);
    expect((await newTab.messages(2)).map(({ id }) => id)).toEqual([3, 4]);
  });

  test('asks a tab to reload after other tabs’ changes while its page loaded, but not after its own', async () => {
    const golfer = await signedUp();
    const tab = 'sender';
    const profile = { preferredLanguage: 'de' };
    await ok(golfer.with({ 'x-tab-id': tab }).send('PUT', '/api/user/profile', profile));
    const sender = await connect(golfer, { tab, openForMs: 5_000 });
    const loading = await connect(golfer, { openForMs: 5_000 });
    expect(await loading.messages(1)).toMatchObject([{ type: 'changed', refresh: ['/api/'] }]);
    server.setNow('2026-05-14T00:10:00Z');
    const later = await connect(golfer, { openForMs: 5_000 });
    await sends(golfer.id, greenkeeping);
    for (const { messages } of [sender, later])
      expect(await messages(1)).toMatchObject([{ type: 'notification' }]);
    server.setNow('2026-05-14T00:00:00Z');
  });

  test('closes when its session ends, while sockets of other devices stay open', async () => {
    const golfer = await signedUp();
    const [laptop, phone, tablet] = [
      await signedInAgain(golfer),
      await signedInAgain(golfer),
      await signedInAgain(golfer),
    ];
    const sockets = {
      golfer: await connect(golfer),
      laptop: await connect(laptop),
      phone: await connect(phone),
      tablet: await connect(tablet),
    };
    await ok(laptop.send('POST', '/api/auth/sign-out'));
    expect(await sockets.laptop.closed).toBe(4001);

    const devices = await ok<{ id: string; isThisOne: boolean }[]>(phone.get('/api/user/devices'));
    const itself = devices.find(({ isThisOne }) => isThisOne)?.id;
    await ok(golfer.send('DELETE', `/api/user/devices/${itself}`));
    expect(await sockets.phone.closed).toBe(4001);

    const now = await ok<{ id: string; isThisOne: boolean }[]>(tablet.get('/api/user/devices'));
    await server.db.execute(sql`
      update auth_sessions set expires_at = now()
      where id = ${now.find(({ isThisOne }) => isThisOne)?.id}`);
    await sends(golfer.id, greenkeeping);
    expect(await sockets.tablet.closed).toBe(4001);
    expect(sockets.tablet.received).not.toContainEqual(expect.objectContaining(greenkeeping));

    await sockets.golfer.messages(1);
    expect(sockets.golfer.socket.readyState).toBe(sockets.golfer.socket.OPEN);
    await ok(golfer.send('DELETE', '/api/user/devices'));
    expect(await sockets.golfer.closed).toBe(4001);
  });

  test('sends a nudge only to the named golfers who are connected', async () => {
    const [one, other, third] = [await signedUp(), await signedUp(), await signedUp()];
    const [named, nobody] = [await connect(one), await connect(third)];
    await node.nudge([one.id, other.id], greenkeeping);
    expect(await named.messages(1)).toEqual([greenkeeping]);
    await node.nudge([third.id], long(10));
    expect(await nobody.messages(1)).toEqual([long(10)]);
    await expect(node.nudge([one.id], long(8000))).rejects.toThrow('7900 bytes');
    expect(readSignal(signalText({ golferIds: ['a', 'b'], nudge: '{"c": "d e"}' }))).toEqual({
      golferIds: ['a', 'b'],
      nudge: '{"c": "d e"}',
    });
  });

  test('rejects messages that are too long or too many, and allows at most twelve connections per golfer', async () => {
    const golfer = await signedUp();
    const talker = await connect(golfer);
    talker.socket.send(JSON.stringify({ type: 'auth', userId: 'x'.repeat(2000) }));
    expect(await talker.closed).toBe(1009);
    const chatterer = await connect(golfer);
    for (let count = 0; count < 20; count += 1) chatterer.socket.send('{}');
    expect(await chatterer.closed).toBe(1008);
    const tabs: LiveSocket[] = [];
    for (let count = 0; count < 13; count += 1) tabs.push(await connect(golfer));
    expect(await tabs[0]?.closed).toBe(4002);
    await sends(golfer.id, greenkeeping);
    for (const { messages } of tabs.slice(1)) expect(await messages(1)).toHaveLength(1);
  });

  test('drops a client that does not read, which continues from its last message after reconnecting', async () => {
    const golfer = await signedUp();
    const slow = await connect(golfer);
    slow.socket.pause();
    const { clients } = server.app.websocketServer;
    const before = clients.size;
    const sent = 16;
    for (let count = 0; count < sent; count += 1) await sends(golfer.id, long(1_000_000));
    // Data that is still in the network's buffers arrives, and then the end.
    await vi.waitFor(() => expect(clients.size).toBe(before - 1), longWait);
    slow.socket.resume();
    await slow.closed;
    const lastId = slow.received.at(-1)?.id ?? slow.lastId;
    expect(lastId).toBeLessThan(sent);
    const back = await connect(golfer, { lastId });
    expect((await back.messages(1))[0]?.id).toBe(lastId + 1);
  });
});
