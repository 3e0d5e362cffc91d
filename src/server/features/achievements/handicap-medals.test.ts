import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { FeedPage } from '#contract/feed.ts';
import type { Notification } from '#contract/notifications.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { ok } from '#testing/scenario.ts';

/** XP for the one handicap update of the month that pays. */
const update = 25;

describe.each(enginesAtScale)('achievements for a handicap (%s)', (engine) => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-01T00:00:00Z');
    golfer = await aGolfer(server);
  });

  async function records(handicap: number, at: string): Promise<void> {
    server.setNow(at);
    await ok(golfer.send('POST', '/api/user/handicap', { handicap, notes: '' }));
  }
  const unlocked = async () =>
    (await ok<Achievement[]>(golfer.get('/api/user/achievements')))
      .filter(({ isUnlocked }) => isUnlocked)
      .map(({ id }) => id)
      .toSorted();
  const xp = async () => (await ok<Stats>(golfer.get('/api/user/stats'))).totalXp;
  const told = async () =>
    (await ok<Notification[]>(golfer.get('/api/user/notifications'))).filter(
      ({ data }) => data.path === '/achievements',
    );
  const posted = async () =>
    (await ok<FeedPage>(golfer.get('/api/social/feed'))).items.filter(
      ({ type }) => type === 'achievement_unlocked',
    );

  test('54 and then 10 in the same minute pay nothing, neither at once nor later', async () => {
    await records(54, '2026-05-01T08:00:00Z');
    await records(10, '2026-05-01T08:00:30Z');
    expect([await unlocked(), await xp()]).toEqual([[], update]);
    await records(10, '2026-05-20T08:00:00Z');
    expect([await unlocked(), await xp()]).toEqual([[], update]);
  });

  test('a lower handicap pays at once if the one before had stood for two weeks', async () => {
    await records(20, '2026-05-01T08:00:00Z');
    await records(18.5, '2026-05-15T08:00:00Z');
    expect(await unlocked()).toEqual(['first-stroke', 'half-a-stroke']);
    expect(await xp()).toBe(update + 150);
  });

  test('a correction within a day takes back what only the corrected handicap had reached', async () => {
    await records(20, '2026-05-01T08:00:00Z');
    await records(8, '2026-05-20T08:00:00Z');
    expect(await unlocked()).toContain('single-figures');
    await records(18.5, '2026-05-20T09:00:00Z');
    expect(await unlocked()).toEqual(['first-stroke', 'half-a-stroke']);
    expect(await xp()).toBe(update + 150);
    expect(await posted()).toHaveLength(2);
    expect((await told()).map(({ message }) => message).join()).not.toMatch(/single|Ten|Three/);
    await records(20, '2026-05-20T10:00:00Z');
    expect([await unlocked(), await xp()]).toEqual([[], update]);
    expect([await posted(), await told()]).toEqual([[], []]);
  });

  test('what was taken back can be earned again', async () => {
    await records(20, '2026-05-01T08:00:00Z');
    await records(19, '2026-05-20T08:00:00Z');
    await records(20, '2026-05-20T09:00:00Z');
    await records(19, '2026-05-25T08:00:00Z');
    expect(await unlocked()).toEqual(['first-stroke', 'half-a-stroke']);
    expect(await xp()).toBe(update + 150);
  });

  test('a handicap that rises again later takes nothing back', async () => {
    await records(20, '2026-05-01T08:00:00Z');
    await records(19, '2026-05-20T08:00:00Z');
    await records(22, '2026-05-22T08:00:00Z');
    expect(await unlocked()).toEqual(['first-stroke', 'half-a-stroke']);
  });
});
