import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeedItem } from '#contract/feed.ts';
import { type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import {
  feedOf,
  itemsOf,
  say,
  setPrivacy,
  starts,
  toggleKudos,
  toldOf,
  trains,
  twoFriends,
} from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { longWait } from '#testing/long-wait.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

describe('the feed', () => {
  let server: TestApp;
  let ana: Golfer;
  let ben: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    [ana, ben] = await twoFriends(server);
  });

  const typesOf = async (golfer: Golfer) => (await itemsOf(golfer)).map(({ type }) => type);
  const contentOf = async (golfer: Golfer, type: FeedItem['type']) =>
    (await itemsOf(golfer)).find((item) => item.type === type)?.content;

  test('is empty for a new golfer', async () => {
    expect(await feedOf(ana)).toEqual({ items: [], nextCursor: null, withoutFriends: null });
  });

  test('shows a golfer’s activities to the golfer and friends, newest first', async () => {
    await starts(ana);
    await trains(ana);
    const own = await itemsOf(ana);
    expect(own.map(({ type }) => type)).toEqual([
      'achievement_unlocked',
      'session_completed',
      'program_started',
    ]);
    expect(own[2]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      createdAt: '2026-05-14T00:00:00.000Z',
      user: expect.objectContaining({ id: await idOf(ana) }),
      isOwn: true,
      kudos: { count: 0, isMine: false },
      commentCount: 0,
      type: 'program_started',
      content: { programId: expect.any(String), programName: 'Break 100', color: 'green' },
    });
    expect(own[1]?.content).toEqual({
      sessionTitle: expect.any(String),
      duration: 40,
      focus: expect.any(String),
    });
    expect(own[0]?.content).toEqual({
      achievementName: 'First session',
      achievementDescription: expect.any(String),
      rarity: 'common',
      icon: 'play',
    });
    expect(await itemsOf(ben)).toEqual(own.map((item) => ({ ...item, isOwn: false })));
  });

  test('shows each item in the reader’s language', async () => {
    await starts(ana);
    await trains(ana);
    await ok(ben.send('PUT', '/api/user/profile', { preferredLanguage: 'de' }));
    expect(await contentOf(ben, 'achievement_unlocked')).toMatchObject({
      achievementName: 'Erste Einheit',
    });
  });

  test('shows a streak when it reaches a milestone', async () => {
    await followsBreak100(ana);
    for (const now of ['2026-05-14', '2026-05-16', '2026-05-18']) {
      server.setNow(`${now}T00:00:00Z`);
      await trains(ana);
    }
    expect(await contentOf(ben, 'streak_achievement')).toEqual({ streakDays: 3 });
  });

  test('removes the items of a reopened session and of the streak that it completed', async () => {
    await followsBreak100(ana);
    let last = '';
    for (const now of ['2026-05-14', '2026-05-16', '2026-05-18']) {
      server.setNow(`${now}T00:00:00Z`);
      last = (await trains(ana)).id;
    }
    const [session] = (await itemsOf(ana)).filter(({ type }) => type === 'session_completed');
    if (session === undefined) throw new Error('no item');
    await ok(toggleKudos(ben, session.id));
    await ok(say(ben, { id: session.id }, 'Strong'));
    await vi.waitFor(async () => {
      expect(await toldOf(ana, 'activity_kudos')).toHaveLength(1);
      expect(await toldOf(ana, 'activity_comment')).toHaveLength(1);
    }, longWait);
    await ok(ana.send('DELETE', `/api/user/session-completions/${last}`));
    const types = await typesOf(ben);
    expect(types.filter((type) => type === 'session_completed')).toHaveLength(2);
    expect(types).not.toContain('streak_achievement');
    expect(types).toContain('achievement_unlocked');
    expect((await ben.get(`/api/social/activities/${session.id}/comments`)).status).toBe(404);
    expect(await toldOf(ana, 'activity_kudos')).toEqual([]);
    expect(await toldOf(ana, 'activity_comment')).toEqual([]);
    await trains(ana);
    const again = (await itemsOf(ben)).filter(({ type }) => type === 'session_completed');
    expect(again).toHaveLength(3);
    expect(again[0]).toMatchObject({ kudos: { count: 0 }, commentCount: 0 });
  });

  test('shows one item for a session that is completed twice', async () => {
    await followsBreak100(ana);
    const [session] = await sessionsOf(ana);
    if (session === undefined) throw new Error('no sessions');
    await ok(completes(ana, session));
    await ok(completes(ana, session));
    const types = await typesOf(ana);
    expect(types.filter((type) => type === 'session_completed')).toHaveLength(1);
  });

  test('shows a completed program, unless every session was skipped or one is reopened', async () => {
    await followsBreak100(ana);
    const sessions = await sessionsOf(ana);
    const skip = (scheduledSessionId: string) =>
      ok(ana.send('POST', '/api/user/skip-session', { scheduledSessionId }));
    for (const { id } of sessions.slice(1)) await skip(id);
    await trains(ana);
    expect(await contentOf(ben, 'program_completed')).toMatchObject({
      programName: 'Break 100',
    });
    await ok(ana.send('DELETE', `/api/user/session-completions/${sessions[0]?.id}`));
    expect(await typesOf(ben)).not.toContain('program_completed');
    await skip(sessions[0]?.id ?? '');
    expect(await typesOf(ben)).not.toContain('program_completed');
  });

  const playsOff = (golfer: Golfer, currentHandicap: string) =>
    ok(golfer.send('PUT', '/api/user/profile', { currentHandicap }));

  test('shows a better handicap, with its numbers only while the golfer shows them', async () => {
    server.setNow('2026-04-14T00:00:00Z');
    await playsOff(ana, '18.4');
    expect(await typesOf(ben)).toEqual([]);
    server.setNow('2026-05-14T00:00:00Z');
    await playsOff(ana, '17.2');
    const hidden = { oldHandicap: null, newHandicap: null };
    expect(await contentOf(ben, 'handicap_improvement')).toEqual(hidden);
    // An achievement for the handicap would reveal it as well.
    expect(await contentOf(ben, 'achievement_unlocked')).toBeUndefined();
    expect(await contentOf(ana, 'achievement_unlocked')).toBeDefined();
    await setPrivacy(ana, { showHandicapPublicly: true });
    expect(await contentOf(ben, 'achievement_unlocked')).toBeDefined();
    const shown = { oldHandicap: '18.4', newHandicap: '17.2' };
    expect(await contentOf(ben, 'handicap_improvement')).toEqual(shown);
    expect(await contentOf(ana, 'handicap_improvement')).toEqual(shown);
    await setPrivacy(ana, { showHandicapPublicly: false });
    expect(await contentOf(ben, 'handicap_improvement')).toEqual(hidden);
  });

  test('shows one item for the handicaps of a day, which a correction removes', async () => {
    await setPrivacy(ana, { showHandicapPublicly: true });
    await playsOff(ana, '18.4');
    await playsOff(ana, '17.2');
    await playsOff(ana, '16.9');
    const told = (await itemsOf(ben)).filter(({ type }) => type === 'handicap_improvement');
    const content = { oldHandicap: '18.4', newHandicap: '16.9' };
    expect(told.map((item) => item.content)).toEqual([content]);
    await playsOff(ana, '18.4');
    expect(await typesOf(ben)).not.toContain('handicap_improvement');
  });

  test('is paginated without gaps or duplicates, even when new items arrive', async () => {
    await followsBreak100(ana);
    for (let session = 0; session < 4; session += 1) await trains(ana);
    await starts(ben);
    const all = (await itemsOf(ben)).map(({ id }) => id);
    const first = await feedOf(ben, '?limit=2');
    const paged = first.items.map(({ id }) => id);
    await trains(ana);
    for (let next = first.nextCursor; next !== null; ) {
      const page = await feedOf(ben, `?limit=2&cursor=${next}`);
      expect(page.items.length).toBeLessThanOrEqual(2);
      paged.push(...page.items.map(({ id }) => id));
      next = page.nextCursor;
    }
    expect(paged).toEqual(all);
  });
});
