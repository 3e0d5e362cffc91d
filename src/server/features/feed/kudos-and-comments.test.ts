import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Comment } from '#contract/feed.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import {
  befriend,
  commentsOf,
  itemsOf,
  kudosOf,
  say,
  setPrivacy,
  starts,
  toggleKudos,
  toldOf,
  twoFriends,
} from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';

describe('kudos and comments', () => {
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

  const itemOf = async (golfer: Golfer, id: string) =>
    (await itemsOf(golfer)).find((item) => item.id === id);

  test('kudos can be given and withdrawn, and their notification exists only while they are given', async () => {
    const { id } = await starts(ana);
    expect(await ok(toggleKudos(ben, id))).toMatchObject({ action: 'added', count: 1 });
    expect((await itemOf(ben, id))?.kudos).toEqual({ count: 1, isMine: true });
    expect((await itemOf(ana, id))?.kudos).toEqual({ count: 1, isMine: false });
    expect(await kudosOf(ana, id)).toMatchObject({
      count: 1,
      isMine: false,
      users: [{ id: await idOf(ben) }],
    });
    await vi.waitFor(async () => {
      expect(await toldOf(ana, 'activity_kudos')).toMatchObject([
        {
          title: 'Nora Devlin gave you kudos',
          message: 'For the program you started.',
          data: { path: `/social?activity=${id}`, activityId: id },
        },
      ]);
    }, longWait);
    expect(await ok(toggleKudos(ben, id))).toMatchObject({ action: 'removed', count: 0 });
    expect(await kudosOf(ana, id)).toEqual({ count: 0, isMine: false, users: [] });
    expect(await toldOf(ana, 'activity_kudos')).toEqual([]);
  });

  test('a kudos toggle or comment repeated with the same key counts once', async () => {
    const { id } = await starts(ana);
    const again = ben.with({ 'idempotency-key': crypto.randomUUID() });
    const toggle = () => again.send('POST', `/api/social/activities/${id}/kudos`);
    expect(await ok(toggle())).toEqual(await ok(toggle()));
    expect(await kudosOf(ben, id)).toMatchObject({ count: 1, isMine: true });
    const once = ben.with({ 'idempotency-key': crypto.randomUUID() });
    const comment = { content: 'Well done' };
    const write = () => once.send('POST', `/api/social/activities/${id}/comments`, comment);
    expect(await ok(write())).toEqual(await ok(write()));
    expect(await commentsOf(ana, id)).toHaveLength(1);
  });

  test('kudos for a golfer’s own item create no notification', async () => {
    const { id } = await starts(ana);
    expect(await ok(toggleKudos(ana, id))).toMatchObject({ action: 'added', count: 1 });
    await ok(toggleKudos(ben, id));
    await vi.waitFor(
      async () => expect(await toldOf(ana, 'activity_kudos')).toHaveLength(1),
      longWait,
    );
  });

  test('fifty toggles at once leave no kudos, and one more toggle gives kudos', async () => {
    const { id } = await starts(ana);
    const actions = await Promise.all(
      Array.from({ length: 50 }, () => ok<{ action: string; count: number }>(toggleKudos(ben, id))),
    );
    expect(actions.filter(({ action }) => action === 'added')).toHaveLength(25);
    expect(actions.every(({ count }) => count === 0 || count === 1)).toBe(true);
    expect(await kudosOf(ben, id)).toMatchObject({ count: 0, isMine: false });
    await ok(toggleKudos(ben, id));
    expect(await kudosOf(ben, id)).toMatchObject({ count: 1, isMine: true });
  });

  test('comments and replies are listed in order for golfers who can see the item', async () => {
    const { id } = await starts(ana);
    const first = await ok<Comment>(say(ben, { id }, '  Well done!  '));
    expect(first).toMatchObject({
      content: 'Well done!',
      userId: await idOf(ben),
      isOwn: true,
      isEdited: false,
      createdAt: '2026-05-14T00:00:00.000Z',
      replies: [],
    });
    await ok(say(ben, { id }, 'Which one?'));
    await ok(say(ana, { id, to: first.id }, 'Thanks'));
    await ok(say(ben, { id, to: first.id }, 'Any time'));
    const threads = await commentsOf(ana, id);
    expect(threads.map(({ content, isOwn }) => [content, isOwn])).toEqual([
      ['Well done!', false],
      ['Which one?', false],
    ]);
    expect(threads[0]?.replies.map(({ content }) => content)).toEqual(['Thanks', 'Any time']);
    expect((await itemsOf(ana))[0]?.commentCount).toBe(4);
  });

  test('a reply cannot be replied to, and must belong to the same item as its comment', async () => {
    const { id } = await starts(ana);
    const { id: other } = await starts(ben);
    const comment = await ok<Comment>(say(ben, { id }, 'Well done'));
    const reply = await ok<Comment>(say(ana, { id, to: comment.id }, 'Thanks'));
    expect(await say(ben, { id, to: reply.id }, 'Hm')).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        issues: [{ path: 'parentCommentId', message: 'Reply to the comment itself.' }],
      },
    });
    expect((await say(ben, { id: other, to: comment.id }, 'Hm')).status).toBe(404);
    expect(await commentsOf(ana, other)).toEqual([]);
  });

  test('only the author can edit or delete a comment, and others get a 404', async () => {
    const { id } = await starts(ana);
    const comment = await ok<Comment>(say(ben, { id }, 'Wel done'));
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
    await ok(say(ana, { id, to: comment.id }, 'Thanks'));
    await ok(ben.send('DELETE', its));
    expect(await commentsOf(ana, id)).toEqual([]);
    expect((await itemsOf(ana))[0]?.commentCount).toBe(0);
    expect((await ben.send('DELETE', its)).status).toBe(404);
  });

  test('golfers are notified of comments and replies until the comment is deleted', async () => {
    const cleo = await aGolfer(server);
    await befriend(server, ana, cleo);
    const { id } = await starts(ana);
    const comment = await ok<Comment>(say(ben, { id }, 'Well done'));
    const reply = await ok<Comment>(say(cleo, { id, to: comment.id }, 'Indeed'));
    await vi.waitFor(async () => {
      expect(await toldOf(ana, 'activity_comment')).toMatchObject([
        { title: 'Nora Devlin and 1 other commented' },
      ]);
      expect(await toldOf(ben, 'activity_comment')).toMatchObject([
        { title: 'Nora Devlin replied to you', data: { activityId: id } },
      ]);
    }, longWait);
    expect(await toldOf(cleo, 'activity_comment')).toEqual([]);
    await ok(cleo.send('DELETE', `/api/social/comments/${reply.id}`));
    expect(await toldOf(ben, 'activity_comment')).toEqual([]);
    expect(await toldOf(ana, 'activity_comment')).toMatchObject([
      { title: 'Nora Devlin commented' },
    ]);
    await ok(ben.send('DELETE', `/api/social/comments/${comment.id}`));
    expect(await toldOf(ana, 'activity_comment')).toEqual([]);
  });

  test('hiding progress removes all items from friends’ feeds at once, including older ones', async () => {
    const { id } = await starts(ana);
    await ok(say(ben, { id }, 'Well done'));
    await ok(toggleKudos(ben, id));
    await setPrivacy(ana, { showProgressToFriends: false });
    expect((await itemsOf(ben)).filter(({ isOwn }) => !isOwn)).toEqual([]);
    expect((await toggleKudos(ben, id)).status).toBe(404);
    expect(await itemOf(ana, id)).toMatchObject({ kudos: { count: 1 }, commentCount: 1 });
    await setPrivacy(ana, { showProgressToFriends: true });
    expect(await itemOf(ben, id)).toMatchObject({ kudos: { count: 1, isMine: true } });
  });

  test('a block hides two golfers’ kudos and comments from each other on items that both can see', async () => {
    const cleo = await aGolfer(server);
    await befriend(server, ana, cleo);
    const { id } = await starts(ana);
    const comment = await ok<Comment>(say(ben, { id }, 'Well done'));
    await ok(say(ana, { id, to: comment.id }, 'Thanks'));
    await ok(say(cleo, { id }, 'Nice'));
    await ok(toggleKudos(ben, id));
    await ok(ben.send('PUT', `/api/social/block/${await idOf(cleo)}`));
    expect(await itemOf(ana, id)).toMatchObject({ kudos: { count: 1 }, commentCount: 3 });
    expect(await itemOf(cleo, id)).toMatchObject({ kudos: { count: 0 }, commentCount: 1 });
    expect(await commentsOf(cleo, id)).toMatchObject([{ content: 'Nice' }]);
    expect(await commentsOf(ben, id)).toMatchObject([{ content: 'Well done' }]);
    expect(await kudosOf(cleo, id)).toEqual({ count: 0, isMine: false, users: [] });
    expect((await say(cleo, { id, to: comment.id }, 'Hm')).status).toBe(404);
    const report = { reason: 'spam' };
    const reported = cleo.send('POST', `/api/social/comments/${comment.id}/report`, report);
    expect((await reported).status).toBe(404);
  });
});
