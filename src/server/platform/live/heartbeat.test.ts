import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { User } from '#contract/accounts.ts';
import { socketPath } from '#contract/socket.ts';
import { aGolfer, cookieOf, startTestApp, type TestApp } from '#testing/app.ts';
import { openLiveSocket } from '#testing/live-socket.ts';
import { ok } from '#testing/scenario.ts';
import { storeMessages } from './message-queries.ts';

let server: TestApp;
let url: string;
let userId: string;
let cookie: string;

beforeEach(async () => {
  server = await startTestApp('server');
  const golfer = await aGolfer(server);
  cookie = cookieOf(golfer);
  userId = (await ok<User>(golfer.get('/api/auth/user'))).id;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

test('a socket that says nothing for ten seconds is closed and may try again', async () => {
  const { closed, socket } = await openLiveSocket({ url, cookie });
  vi.advanceTimersByTime(9_900);
  expect(socket.readyState).toBe(socket.OPEN);
  vi.advanceTimersByTime(200);
  expect(await closed).toBe(1013);
});

test('a socket that no longer answers is dropped', async () => {
  const address = url.replace('http', 'ws') + socketPath;
  const socket = new WebSocket(address, { origin: url, headers: { cookie }, autoPong: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', userId }));
  await once(socket, 'message');
  const asked = once(socket, 'ping');
  vi.advanceTimersByTime(20_000);
  await asked;
  vi.advanceTimersByTime(20_000);
  await once(socket, 'close');
});

test('a message whose signal was lost arrives within twenty seconds', async () => {
  const { authenticate, messages } = await openLiveSocket({ url, cookie });
  await authenticate({ userId });
  const notification = { title: 'Tee time', message: '07:30', type: 'other', data: null };
  const message = { type: 'notification', notification } as const;
  const now = Temporal.Instant.from('2026-05-14T00:00:00Z');
  const outgoing = [{ golferId: userId, message, tab: null }];
  await storeMessages(server.db, outgoing, now);
  vi.advanceTimersByTime(20_000);
  expect(await messages(1)).toEqual([{ id: 1, ...message }]);
});
