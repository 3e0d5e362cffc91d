import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { setPrivacy, starts, toggleKudos, toldOf, trains, twoFriends } from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { openLiveSocket } from '#testing/live-socket.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';

const feedChanged = expect.objectContaining({
  type: 'changed',
  refresh: expect.arrayContaining(['/api/social/feed']),
});

describe('the open feed', () => {
  let server: TestApp;
  let url: string;
  beforeAll(async () => {
    server = await startTestApp('server');
    url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  async function deviceOf(golfer: Golfer) {
    const device = await openLiveSocket({ url, cookie: cookieOf(golfer) });
    await device.authenticate({ userId: await idOf(golfer) });
    return device;
  }

  test('tells a friend’s device about new items unless hidden, and the golfer’s device about kudos', async () => {
    const [ana, ben] = await twoFriends(server);
    const [anas, bens] = [await deviceOf(ana), await deviceOf(ben)];
    const { id } = await starts(ana);
    expect(await bens.messages(1)).toEqual([feedChanged]);
    await ok(toggleKudos(ben, id));
    const unlocked = { type: 'notification', notification: { type: 'achievement' } };
    expect((await bens.messages(3)).slice(1)).toMatchObject([feedChanged, unlocked]);
    const notification = expect.objectContaining({ title: 'Nora Devlin gave you kudos' });
    await vi.waitFor(
      () => expect(anas.received).toContainEqual(expect.objectContaining({ notification })),
      longWait,
    );
    await setPrivacy(ana, { showProgressToFriends: false });
    const all = expect.arrayContaining(['/api/social/', '/api/users/', '/api/user/notifications']);
    expect((await bens.messages(4))[3]).toMatchObject({ type: 'changed', refresh: all });
    await trains(ana);
    await ok(ben.send('PUT', '/api/user/profile', { currentHandicap: '20.1' }));
    const [own, ...others] = (await bens.messages(5)).slice(4);
    expect(own).toMatchObject({ refresh: expect.arrayContaining(['/api/user/handicap-history']) });
    expect(others).toEqual([]);
    for (const { socket } of [anas, bens]) socket.close();
  });

  test('tells the golfer’s device when kudos are taken back, so that their notification goes', async () => {
    const [ana, ben] = await twoFriends(server);
    const { id } = await starts(ana);
    const told = async (count: number) => {
      const arrived = async () => expect(await toldOf(ana, 'activity_kudos')).toHaveLength(count);
      await vi.waitFor(arrived, longWait);
    };
    await ok(toggleKudos(ben, id));
    await told(1);
    const anas = await deviceOf(ana);
    await ok(toggleKudos(ben, id));
    expect(await anas.messages(1)).toEqual([
      expect.objectContaining({
        type: 'changed',
        refresh: expect.arrayContaining(['/api/social/feed', '/api/user/notifications']),
      }),
    ]);
    await told(0);
    anas.socket.close();
  });
});
