import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LostByReopening } from '#contract/reopening.ts';
import { type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { answers, challenges, reopens, scores } from '#testing/challenges.ts';
import { itemsOf, say, setPrivacy, toggleKudos, trains, twoFriends } from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

describe('what friends lose when a session is reopened', () => {
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
    await followsBreak100(ana);
  });

  const nothing = { comments: 0, kudos: 0, challenges: 0 };
  const urlOf = (id: string) => `/api/user/session-completions/${id}/lost-by-reopening`;
  const lostWith = (id: string) => ok<LostByReopening>(ana.get(urlOf(id)));
  const newest = async (type: string) => {
    const item = (await itemsOf(ana)).find((one) => one.type === type);
    if (item === undefined) throw new Error(`no ${type}`);
    return item.id;
  };

  test('is nothing for a session without reactions, a planned one and a skipped one', async () => {
    const { id } = await trains(ana);
    const [, planned, skipped] = await sessionsOf(ana);
    await ok(ana.send('POST', '/api/user/skip-session', { scheduledSessionId: skipped?.id }));
    for (const one of [id, planned?.id, skipped?.id])
      expect(await lostWith(one ?? '')).toEqual(nothing);
  });

  test('is the comments, replies and kudos of friends for the session, without the golfer’s own', async () => {
    const { id: session } = await trains(ana);
    const id = await newest('session_completed');
    const { id: to } = await ok<{ id: string }>(say(ben, { id }, 'Strong'));
    await ok(say(ana, { id, to }, 'Thanks'));
    await ok(say(ben, { id, to }, 'Any time'));
    await ok(toggleKudos(ben, id));
    await ok(toggleKudos(ana, id));
    expect(await lostWith(session)).toEqual({ ...nothing, comments: 2, kudos: 1 });
    // Reactions to items that stay are not lost.
    await ok(toggleKudos(ben, await newest('program_started')));
    await ok(toggleKudos(ben, await newest('achievement_unlocked')));
    expect(await lostWith(session)).toMatchObject({ comments: 2, kudos: 1 });
    await reopens(ana, session);
    expect(await lostWith(session)).toEqual(nothing);
  });

  test('leaves out golfers whom a block hides', async () => {
    const { id: session } = await trains(ana);
    await ok(toggleKudos(ben, await newest('session_completed')));
    await ok(ana.send('PUT', `/api/social/block/${await idOf(ben)}`));
    expect(await lostWith(session)).toEqual(nothing);
  });

  test('includes kudos for the streak that the session completed, unless other training keeps it', async () => {
    const ids: string[] = [];
    for (const now of ['2026-05-14', '2026-05-16', '2026-05-18']) {
      server.setNow(`${now}T00:00:00Z`);
      ids.push((await trains(ana)).id);
    }
    await ok(toggleKudos(ben, await newest('streak_achievement')));
    expect(await lostWith(ids[2] ?? '')).toEqual({ ...nothing, kudos: 1 });
    await ok(
      ana.send('POST', '/api/user/free-practice-sessions', {
        title: 'Putting',
        duration: 30,
        sessionDate: '2026-05-18',
      }),
    );
    expect(await lostWith(ids[2] ?? '')).toEqual(nothing);
    await reopens(ana, ids[2] ?? '');
    expect(await newest('streak_achievement')).toBeDefined();
    // A missed session breaks the streak, whatever was trained on its day.
    expect(await lostWith(ids[1] ?? '')).toEqual({ ...nothing, kudos: 1 });
    await reopens(ana, ids[1] ?? '');
    await expect(newest('streak_achievement')).rejects.toThrow('no streak_achievement');
  });

  test('includes kudos for the program that the session completed', async () => {
    const [last, ...others] = await sessionsOf(ana);
    for (const { id } of others)
      await ok(ana.send('POST', '/api/user/skip-session', { scheduledSessionId: id }));
    await trains(ana);
    await ok(toggleKudos(ben, await newest('program_completed')));
    expect(await lostWith(last?.id ?? '')).toEqual({ ...nothing, kudos: 1 });
  });

  test('includes challenges with both results, answered in the session or sent with its score', async () => {
    await followsBreak100(ben);
    const bens = await scores(ben, 14);
    await ok(challenges(ben, ana, { sessionId: bens }));
    const anas = await scores(ana, 16);
    expect(await lostWith(anas)).toEqual({ ...nothing, challenges: 1 });
    const { id } = await ok<{ id: string }>(challenges(ana, ben, { sessionId: anas }));
    expect(await lostWith(anas)).toMatchObject({ challenges: 1 });
    await ok(answers(ben, id, 20));
    expect(await lostWith(anas)).toMatchObject({ challenges: 2 });
    await setPrivacy(ben, { showProgressToFriends: false });
    expect(await lostWith(anas)).toMatchObject({ challenges: 0 });
  });

  test('is nothing in an abandoned program, whose sessions stay completed', async () => {
    const { id: session } = await trains(ana);
    await ok(toggleKudos(ben, await newest('session_completed')));
    await ok(ana.send('POST', '/api/user/abandon-program'));
    expect(await lostWith(session)).toEqual(nothing);
  });

  test('is told to nobody but the golfer', async () => {
    const { id } = await trains(ana);
    expect((await ben.get(urlOf(id))).status).toBe(404);
  });
});
