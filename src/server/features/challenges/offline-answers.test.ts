import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { challenges, challengesOf, scores } from '#testing/challenges.ts';
import { twoFriends } from '#testing/feed.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

const aDay = 24 * 60 * 60;

describe('a session done offline and sent later', () => {
  let server: TestApp;
  let [ana, ben]: [Golfer, Golfer] = [] as never;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    [ana, ben] = await twoFriends(server);
    await followsBreak100(ana);
    await followsBreak100(ben);
    await ok(challenges(ana, ben, { sessionId: await scores(ana, 9) }));
  });

  const waiting = async () => (await challengesOf(ben)).received;
  const trained = (secondsAgo: number) =>
    scores({ ...ben, ...ben.with({ 'recorded-ago': String(secondsAgo) }) }, 8);

  test('does not answer a challenge that was sent after it', async () => {
    server.setNow('2026-05-15T00:00:00Z');
    await trained(2 * aDay);
    expect(await waiting()).toHaveLength(1);
  });

  test('answers a challenge that has expired since', async () => {
    expect(await waiting()).toHaveLength(1);
    // A challenge waits for two weeks.
    server.setNow('2026-05-29T00:00:00Z');
    await trained(3 * aDay);
    expect((await challengesOf(ben)).answered).toHaveLength(1);
  });
});
