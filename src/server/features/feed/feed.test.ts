import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Comment, FeedItem, FeedPage, Kudos } from '#contract/feed.ts';
import type { Notification } from '#contract/notifications.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { engines } from '#testing/database.ts';
import { idOf, storeFriendship } from '#testing/friends.ts';
import { patience } from '#testing/patience.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

describe.each(engines)('the feed on the %s database', (engine) => {
  let server: TestApp;
  let ana: Golfer;
  let ben: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    [ana, ben] = [await aGolfer(server), await aGolfer(server)];
    await befriend(ana, ben);
  });

  const befriend = async (one: Golfer, other: Golfer) =>
    storeFriendship(server, {
      ...{ requesterId: await idOf(one), addresseeId: await idOf(other) },
      status: 'accepted',
    });

  const feedOf = (golfer: Golfer, query = '') =>
    ok<FeedPage>(golfer.get(`/api/social/feed${query}`));
  const itemsOf = async (golfer: Golfer) => (await feedOf(golfer)).items;
  const typesOf = async (golfer: Golfer) => (await itemsOf(golfer)).map(({ type }) => type);
  const contentOf = async (golfer: Golfer, type: FeedItem['type']) =>
    (await itemsOf(golfer)).find((item) => item.type === type)?.content;
  const url = (id: string, what: string) => `/api/social/activities/${id}/${what}`;
  const toggle = (golfer: Golfer, id: string) => golfer.send('POST', url(id, 'kudos'));
  const kudosOf = (golfer: Golfer, id: string) => ok<Kudos>(golfer.get(url(id, 'kudos')));
  const commentsOf = (golfer: Golfer, id: string) => ok<Comment[]>(golfer.get(url(id, 'comments')));
  const say = (golfer: Golfer, id: string, content: string, parentCommentId?: string) =>
    golfer.send('POST', url(id, 'comments'), { content, parentCommentId });
  const privacy = (golfer: Golfer, switches: object) =>
    ok(golfer.send('PUT', '/api/social/privacy', switches));
  const told = async (golfer: Golfer, type: string) =>
    (await ok<Notification[]>(golfer.get('/api/user/notifications'))).filter(
      (one) => one.type === type,
    );

  async function trains(golfer: Golfer) {
    const [session] = (await sessionsOf(golfer)).filter(({ status }) => status === 'planned');
    if (session === undefined) throw new Error('no sessions');
    await ok(completes(golfer, session));
    return session;
  }

  /** Starts a program, and answers with the item that tells of it. */
  async function starts(golfer: Golfer): Promise<FeedItem> {
    await followsBreak100(golfer);
    const [item] = await itemsOf(golfer);
    if (item === undefined) throw new Error('no item');
    return item;
  }

  test('a new golfer has an empty one', async () => {
    expect(await feedOf(ana)).toEqual({ items: [], nextCursor: null });
  });

  test('what a golfer does is told to friends and oneself, the newest first', async () => {
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
      content: { programName: 'Break 100' },
    });
    expect(own[1]?.content).toEqual({ sessionTitle: expect.any(String), duration: 40 });
    expect(own[0]?.content).toEqual({
      achievementName: 'First session',
      achievementDescription: expect.any(String),
    });
    expect(await itemsOf(ben)).toEqual(own.map((item) => ({ ...item, isOwn: false })));
  });

  test('an item speaks the language of its reader', async () => {
    await starts(ana);
    await trains(ana);
    await ok(ben.send('PUT', '/api/user/profile', { preferredLanguage: 'de' }));
    expect(await contentOf(ben, 'achievement_unlocked')).toMatchObject({
      achievementName: 'Erste Einheit',
    });
  });

  test('a streak is told when it reaches a length that is worth a word', async () => {
    await followsBreak100(ana);
    for (const now of ['2026-05-14', '2026-05-16', '2026-05-18']) {
      server.setNow(`${now}T00:00:00Z`);
      await trains(ana);
    }
    expect(await contentOf(ben, 'streak_achievement')).toEqual({ streakDays: 3 });
  });

  test('a reopened session takes its item and the streak that it made with it', async () => {
    await followsBreak100(ana);
    let last = '';
    for (const now of ['2026-05-14', '2026-05-16', '2026-05-18']) {
      server.setNow(`${now}T00:00:00Z`);
      last = (await trains(ana)).id;
    }
    const [session] = (await itemsOf(ana)).filter(({ type }) => type === 'session_completed');
    if (session === undefined) throw new Error('no item');
    await ok(toggle(ben, session.id));
    await ok(say(ben, session.id, 'Strong'));
    await vi.waitFor(async () => {
      expect(await told(ana, 'activity_kudos')).toHaveLength(1);
      expect(await told(ana, 'activity_comment')).toHaveLength(1);
    }, patience);
    await ok(ana.send('DELETE', `/api/user/session-completions/${last}`));
    const types = await typesOf(ben);
    expect(types.filter((type) => type === 'session_completed')).toHaveLength(2);
    expect(types).not.toContain('streak_achievement');
    expect(types).toContain('achievement_unlocked');
    expect((await ben.get(url(session.id, 'comments'))).status).toBe(404);
    expect(await told(ana, 'activity_kudos')).toEqual([]);
    expect(await told(ana, 'activity_comment')).toEqual([]);
    await trains(ana);
    const again = (await itemsOf(ben)).filter(({ type }) => type === 'session_completed');
    expect(again).toHaveLength(3);
    expect(again[0]).toMatchObject({ kudos: { count: 0 }, commentCount: 0 });
  });

  test('completing twice tells once', async () => {
    await followsBreak100(ana);
    const [session] = await sessionsOf(ana);
    if (session === undefined) throw new Error('no sessions');
    await ok(completes(ana, session));
    await ok(completes(ana, session));
    const types = await typesOf(ana);
    expect(types.filter((type) => type === 'session_completed')).toHaveLength(1);
  });

  test('a completed program is told, and not when it was all skipped or is reopened', async () => {
    await followsBreak100(ana);
    const sessions = await sessionsOf(ana);
    const skip = (scheduledSessionId: string) =>
      ok(ana.send('POST', '/api/user/skip-session', { scheduledSessionId }));
    for (const { id } of sessions.slice(1)) await skip(id);
    await trains(ana);
    expect(await contentOf(ben, 'program_completed')).toEqual({ programName: 'Break 100' });
    await ok(ana.send('DELETE', `/api/user/session-completions/${sessions[0]?.id}`));
    expect(await typesOf(ben)).not.toContain('program_completed');
    await skip(sessions[0]?.id ?? '');
    expect(await typesOf(ben)).not.toContain('program_completed');
  });

  const playsOff = (golfer: Golfer, currentHandicap: string) =>
    ok(golfer.send('PUT', '/api/user/profile', { currentHandicap }));

  test('a better handicap is told, with its numbers only while they may be seen', async () => {
    await playsOff(ana, '18.4');
    expect(await typesOf(ben)).toEqual([]);
    await playsOff(ana, '17.2');
    const hidden = { oldHandicap: null, newHandicap: null };
    expect(await contentOf(ben, 'handicap_improvement')).toEqual(hidden);
    // An achievement of the handicap would tell it as well.
    expect(await contentOf(ben, 'achievement_unlocked')).toBeUndefined();
    expect(await contentOf(ana, 'achievement_unlocked')).toBeDefined();
    await privacy(ana, { showHandicapPublicly: true });
    expect(await contentOf(ben, 'achievement_unlocked')).toBeDefined();
    const shown = { oldHandicap: '18.4', newHandicap: '17.2' };
    expect(await contentOf(ben, 'handicap_improvement')).toEqual(shown);
    expect(await contentOf(ana, 'handicap_improvement')).toEqual(shown);
    await privacy(ana, { showHandicapPublicly: false });
    expect(await contentOf(ben, 'handicap_improvement')).toEqual(hidden);
  });

  test('the handicaps of one day are one item, which a correction takes back', async () => {
    await privacy(ana, { showHandicapPublicly: true });
    await playsOff(ana, '18.4');
    await playsOff(ana, '17.2');
    await playsOff(ana, '16.9');
    const told = (await itemsOf(ben)).filter(({ type }) => type === 'handicap_improvement');
    const content = { oldHandicap: '18.4', newHandicap: '16.9' };
    expect(told.map((item) => item.content)).toEqual([content]);
    await playsOff(ana, '18.4');
    expect(await typesOf(ben)).not.toContain('handicap_improvement');
  });

  test('pages follow each other without a gap or a double, also when something new comes', async () => {
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

  test('kudos are given and taken back, and the golfer is told as long as they stand', async () => {
    const { id } = await starts(ana);
    expect(await ok(toggle(ben, id))).toMatchObject({ action: 'added', count: 1 });
    expect((await itemsOf(ben))[0]?.kudos).toEqual({ count: 1, isMine: true });
    expect((await itemsOf(ana))[0]?.kudos).toEqual({ count: 1, isMine: false });
    expect(await kudosOf(ana, id)).toMatchObject({
      ...{ count: 1, isMine: false, users: [{ id: await idOf(ben) }] },
    });
    await vi.waitFor(async () => {
      expect(await told(ana, 'activity_kudos')).toMatchObject([
        {
          title: 'Nora Devlin gave you kudos',
          message: 'For the program you started.',
          data: { path: '/social', activityId: id },
        },
      ]);
    }, patience);
    expect(await ok(toggle(ben, id))).toMatchObject({ action: 'removed', count: 0 });
    expect(await kudosOf(ana, id)).toEqual({ count: 0, isMine: false, users: [] });
    expect(await told(ana, 'activity_kudos')).toEqual([]);
  });

  test('own kudos are told to nobody', async () => {
    const { id } = await starts(ana);
    expect(await ok(toggle(ana, id))).toMatchObject({ action: 'added', count: 1 });
    await ok(toggle(ben, id));
    await vi.waitFor(
      async () => expect(await told(ana, 'activity_kudos')).toHaveLength(1),
      patience,
    );
  });

  test('fifty toggles at once end where they began, and fifty-one with kudos', async () => {
    const { id } = await starts(ana);
    const actions = await Promise.all(
      Array.from({ length: 50 }, () => ok<{ action: string; count: number }>(toggle(ben, id))),
    );
    expect(actions.filter(({ action }) => action === 'added')).toHaveLength(25);
    expect(actions.every(({ count }) => count === 0 || count === 1)).toBe(true);
    expect(await kudosOf(ben, id)).toMatchObject({ count: 0, isMine: false });
    await ok(toggle(ben, id));
    expect(await kudosOf(ben, id)).toMatchObject({ count: 1, isMine: true });
  });

  test('a comment and its replies are read in order, and by those who see the item', async () => {
    const { id } = await starts(ana);
    const first = await ok<Comment>(say(ben, id, '  Well done!  '));
    expect(first).toMatchObject({
      ...{ content: 'Well done!', userId: await idOf(ben), isOwn: true, isEdited: false },
      ...{ createdAt: '2026-05-14T00:00:00.000Z', replies: [] },
    });
    await ok(say(ben, id, 'Which one?'));
    await ok(say(ana, id, 'Thanks', first.id));
    await ok(say(ben, id, 'Any time', first.id));
    const threads = await commentsOf(ana, id);
    expect(threads.map(({ content, isOwn }) => [content, isOwn])).toEqual([
      ['Well done!', false],
      ['Which one?', false],
    ]);
    expect(threads[0]?.replies.map(({ content }) => content)).toEqual(['Thanks', 'Any time']);
    expect((await itemsOf(ana))[0]?.commentCount).toBe(4);
  });

  test('a reply has no replies, and belongs to the item of its comment', async () => {
    const { id } = await starts(ana);
    const { id: other } = await starts(ben);
    const comment = await ok<Comment>(say(ben, id, 'Well done'));
    const reply = await ok<Comment>(say(ana, id, 'Thanks', comment.id));
    expect(await say(ben, id, 'Hm', reply.id)).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        issues: [{ path: 'parentCommentId', message: 'Reply to the comment itself.' }],
      },
    });
    expect((await say(ben, other, 'Hm', comment.id)).status).toBe(404);
    expect(await commentsOf(ana, other)).toEqual([]);
  });

  test('only its author edits and deletes a comment, for others it is not there', async () => {
    const { id } = await starts(ana);
    const comment = await ok<Comment>(say(ben, id, 'Wel done'));
    const its = `/api/social/comments/${comment.id}`;
    const absent = await ana.send('PUT', '/api/social/comments/999999999', { content: 'x' });
    expect(absent.status).toBe(404);
    const { requestId: _, ...body } = absent.body as Record<string, unknown>;
    expect(await ana.send('PUT', its, { content: 'Mine' })).toMatchObject({ status: 404, body });
    expect(await ana.send('DELETE', its)).toMatchObject({ status: 404, body });
    await ok(ben.send('PUT', its, { content: 'Wel done' }));
    expect(await commentsOf(ana, id)).toMatchObject([{ content: 'Wel done', isEdited: false }]);
    await ok(ben.send('PUT', its, { content: ' Well done ' }));
    expect(await commentsOf(ana, id)).toMatchObject([{ content: 'Well done', isEdited: true }]);
    await ok(say(ana, id, 'Thanks', comment.id));
    await ok(ben.send('DELETE', its));
    expect(await commentsOf(ana, id)).toEqual([]);
    expect((await itemsOf(ana))[0]?.commentCount).toBe(0);
    expect((await ben.send('DELETE', its)).status).toBe(404);
  });

  test('who is commented on and replied to is told, until the comment is deleted', async () => {
    const cleo = await aGolfer(server);
    await befriend(ana, cleo);
    const { id } = await starts(ana);
    const comment = await ok<Comment>(say(ben, id, 'Well done'));
    const reply = await ok<Comment>(say(cleo, id, 'Indeed', comment.id));
    await vi.waitFor(async () => {
      expect(await told(ana, 'activity_comment')).toHaveLength(2);
      expect(await told(ben, 'activity_comment')).toMatchObject([
        { title: 'Nora Devlin replied to you', data: { activityId: id } },
      ]);
    }, patience);
    expect(await told(cleo, 'activity_comment')).toEqual([]);
    await ok(cleo.send('DELETE', `/api/social/comments/${reply.id}`));
    expect(await told(ben, 'activity_comment')).toEqual([]);
    expect(await told(ana, 'activity_comment')).toMatchObject([
      { title: 'Nora Devlin wrote a comment' },
    ]);
    await ok(ben.send('DELETE', `/api/social/comments/${comment.id}`));
    expect(await told(ana, 'activity_comment')).toEqual([]);
  });

  test('what friends may not see any more is gone at once, also what stood before', async () => {
    const { id } = await starts(ana);
    await ok(say(ben, id, 'Well done'));
    await ok(toggle(ben, id));
    await privacy(ana, { showProgressToFriends: false });
    expect(await itemsOf(ben)).toEqual([]);
    expect((await toggle(ben, id)).status).toBe(404);
    expect(await itemsOf(ana)).toMatchObject([{ kudos: { count: 1 }, commentCount: 1 }]);
    await privacy(ana, { showProgressToFriends: true });
    expect(await itemsOf(ben)).toMatchObject([{ kudos: { count: 1, isMine: true } }]);
  });

  test('a block hides two golfers from each other on what they both see', async () => {
    const cleo = await aGolfer(server);
    await befriend(ana, cleo);
    const { id } = await starts(ana);
    const comment = await ok<Comment>(say(ben, id, 'Well done'));
    await ok(say(ana, id, 'Thanks', comment.id));
    await ok(say(cleo, id, 'Nice'));
    await ok(toggle(ben, id));
    await ok(ben.send('PUT', `/api/social/block/${await idOf(cleo)}`));
    expect(await itemsOf(ana)).toMatchObject([{ kudos: { count: 1 }, commentCount: 3 }]);
    expect(await itemsOf(cleo)).toMatchObject([{ kudos: { count: 0 }, commentCount: 1 }]);
    expect(await commentsOf(cleo, id)).toMatchObject([{ content: 'Nice' }]);
    expect(await commentsOf(ben, id)).toMatchObject([{ content: 'Well done' }]);
    expect(await kudosOf(cleo, id)).toEqual({ count: 0, isMine: false, users: [] });
    expect((await say(cleo, id, 'Hm', comment.id)).status).toBe(404);
    const report = { reason: 'spam' };
    const reported = cleo.send('POST', `/api/social/comments/${comment.id}/report`, report);
    expect((await reported).status).toBe(404);
  });
});
