import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { aGolfer, cookieOf, startTestApp, type TestApp } from '#testing/app.ts';
import { openLiveSocket } from '#testing/live-socket.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

let server: TestApp;
let url: string;
beforeAll(async () => {
  server = await startTestApp('server');
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test('an open device gets a new notification in the language of the golfer', async () => {
  const golfer = await aGolfer(server);
  await followsBreak100(golfer);
  await ok(golfer.send('PUT', '/api/user/profile', { preferredLanguage: 'de' }));
  const { id: userId } = await ok<User>(golfer.get('/api/auth/user'));
  const device = await openLiveSocket({ url, cookie: cookieOf(golfer) });
  await device.authenticate({ userId });
  const [session] = await sessionsOf(golfer);
  if (session === undefined) throw new Error('no sessions');
  await ok(completes(golfer, session));
  const messages = await device.messages(2);
  expect(messages).toContainEqual(
    expect.objectContaining({
      type: 'notification',
      notification: {
        type: 'achievement',
        title: 'Erste Einheit',
        message: expect.any(String),
        data: {
          path: '/achievements',
          celebrationSound: 'fanfare',
          achievementId: 'first-session',
        },
      },
    }),
  );
  device.socket.close();
});
