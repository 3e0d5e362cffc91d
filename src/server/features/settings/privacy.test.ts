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

  test('by default, friends see a golfer’s progress, and strangers see nothing', async () => {
    const golfer = await aGolfer(server);
    expect(await ok(golfer.get(url))).toEqual(byDefault);
  });

  test('changing one setting is stored and does not change other settings or other golfers', async () => {
    const [golfer, other] = [await aGolfer(server), await aGolfer(server)];
    expect(await ok<Privacy>(golfer.send('PUT', url, { showInLeaderboards: true }))).toMatchObject({
      ...byDefault,
      showInLeaderboards: true,
    });
    await ok(golfer.send('PUT', url, { allowFriendRequests: false }));
    const chosen = { ...byDefault, showInLeaderboards: true, allowFriendRequests: false };
    expect(await ok(golfer.get(url))).toEqual(chosen);
    for (const nothing of [{}, { showInLeaderboards: null }, { showHandicapPublicly: null }]) {
      expect(await ok(golfer.send('PUT', url, nothing))).toMatchObject(chosen);
      expect(await ok(golfer.get(url))).toEqual(chosen);
    }
    expect(await ok(other.get(url))).toEqual(byDefault);
  });
});
