import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Privacy } from '#contract/settings.ts';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';
import { ok } from '#testing/scenario.ts';

const url = '/api/social/privacy';
const byDefault = {
  showProgressToFriends: true,
  showHandicapPublicly: false,
  allowFriendRequests: true,
  showInLeaderboards: false,
};

describe('privacy', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  test('until something is chosen friends see progress and strangers nothing', async () => {
    const golfer = await aGolfer(server);
    expect(await ok(golfer.get(url))).toEqual(byDefault);
  });

  test('one flag changes alone, is kept, and is nobody else’s', async () => {
    const [golfer, other] = [await aGolfer(server), await aGolfer(server)];
    expect(await ok<Privacy>(golfer.send('PUT', url, { showInLeaderboards: true }))).toMatchObject({
      ...byDefault,
      showInLeaderboards: true,
    });
    await ok(golfer.send('PUT', url, { allowFriendRequests: false }));
    const chosen = { ...byDefault, showInLeaderboards: true, allowFriendRequests: false };
    expect(await ok(golfer.get(url))).toEqual(chosen);
    await ok(golfer.send('PUT', url, {}));
    expect(await ok(golfer.get(url))).toEqual(chosen);
    expect(await ok(other.get(url))).toEqual(byDefault);
  });
});
