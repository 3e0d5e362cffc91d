import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Comment } from '#contract/feed.ts';
import { mostComments } from '#domain/feed/feed-item.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import {
  befriend,
  commentsOf,
  itemsOf,
  say,
  setPrivacy,
  starts,
  toggleKudos,
} from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { completes, ok, sessionsOf } from '#testing/scenario.ts';

const spam = { reason: 'spam' };

describe.each(enginesAtScale)('fifty feed changes at once on the %s database', (engine) => {
  let server: TestApp;
  let ana: Golfer;
  const friends: Golfer[] = [];
  let id: string;
  beforeAll(async () => {
    server = await startTestApp(engine);
    ana = await aGolfer(server);
    for (let count = 0; count < 5; count += 1) {
      const friend = await aGolfer(server);
      await befriend(server, ana, friend);
      friends.push(friend);
    }
    id = (await starts(ana)).id;
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.execute(sql`delete from feed_comments`));

  const friend = (at: number): Golfer => {
    const found = friends[at % friends.length];
    if (found === undefined) throw new Error('no friends');
    return found;
  };
  /** Sends 50 requests at once and counts the responses by status. */
  async function atOnce(call: (at: number) => ReturnType<Golfer['send']>) {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => call(at)));
    const counts: Record<number, number> = {};
    for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }
  const comment = (golfer = friend(0), content = 'Well done') =>
    ok<Comment>(say(golfer, { id }, content));
  const its = (one: Comment) => `/api/social/comments/${one.id}`;

  test('store all comments of five golfers in order', async () => {
    expect(await atOnce((at) => say(friend(at), { id }, `Comment ${at}`))).toEqual({ 200: 50 });
    const comments = await commentsOf(ana, id);
    expect(new Set(comments.map(({ content }) => content)).size).toBe(50);
    const ids = comments.map((one) => Number(one.id));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect((await itemsOf(ana)).find((item) => item.id === id)?.commentCount).toBe(50);
  });

  test('add comments to an item only up to the limit', async () => {
    const author = await idOf(friend(0));
    await server.db.execute(sql`
      insert into feed_comments (item_id, user_id, content, created_at)
      select ${id}::bigint, ${author}, n, now() from generate_series(1, ${mostComments - 20}::int) n`);
    expect(await atOnce((at) => say(friend(at), { id }, 'One more'))).toEqual({ 200: 20, 409: 30 });
    expect(await commentsOf(ana, id)).toHaveLength(mostComments);
  });

  test('that edit a comment leave one of the texts', async () => {
    const one = await comment();
    const edit = (at: number) => friend(0).send('PUT', its(one), { content: `Edit ${at}` });
    expect(await atOnce(edit)).toEqual({ 200: 50 });
    expect(await commentsOf(ana, id)).toEqual([
      expect.objectContaining({ content: expect.stringMatching(/^Edit \d+$/), isEdited: true }),
    ]);
  });

  test('delete a comment once, even while it is being edited', async () => {
    const one = await comment();
    const counts = await atOnce((at) =>
      at % 2
        ? friend(0).send('DELETE', its(one))
        : friend(0).send('PUT', its(one), { content: 'x' }),
    );
    expect((counts[200] ?? 0) + (counts[404] ?? 0)).toBe(50);
    expect(await atOnce(() => friend(0).send('DELETE', its(one)))).toEqual({ 404: 50 });
    expect(await commentsOf(ana, id)).toEqual([]);
  });

  test('delete replies together with their comment, or refuse them if it is already deleted', async () => {
    const one = await comment();
    const counts = await atOnce((at) =>
      at === 25
        ? friend(0).send('DELETE', its(one))
        : say(friend(at), { id, to: one.id }, 'Indeed'),
    );
    expect((counts[200] ?? 0) + (counts[404] ?? 0)).toBe(50);
    const left = await server.db.execute(sql`select from feed_comments`);
    expect(left.rows).toEqual([]);
  });

  test('store one report per reporter for a comment and for a golfer', async () => {
    const one = await comment();
    const reportedId = await idOf(friend(0));
    const reporters = friends.slice(1);
    const counts = await atOnce((at) => {
      const reporter = reporters[at % 2] ?? ana;
      return at % 4 < 2
        ? reporter.send('POST', `${its(one)}/report`, spam)
        : reporter.send('POST', `/api/users/${reportedId}/report`, spam);
    });
    expect(counts).toEqual({ 200: 50 });
    const { rows } = await server.db.execute(sql`
      select reporter_id, comment_id from feed_reports where reported_id = ${reportedId}`);
    expect(rows).toHaveLength(4);
  });

  test('that close and reopen one report all succeed', async () => {
    const admin = await aGolfer(server);
    await server.db.execute(sql`update users set is_admin = true where email = ${admin.email}`);
    await ok(ana.send('POST', `/api/users/${await idOf(friend(4))}/report`, spam));
    const { rows } = await server.db.execute<{ id: number }>(sql`
      select max(id) as id from feed_reports`);
    const url = `/api/admin/reports/${rows[0]?.id}`;
    expect(await atOnce((at) => admin.send('PATCH', url, { isOpen: at % 2 === 0 }))).toEqual({
      200: 50,
    });
  });

  test('with kudos, comments and a block leave nothing of the blocked golfer visible', async () => {
    const out = await aGolfer(server);
    await ok(out.send('PUT', '/api/user/profile', { firstName: 'Otto' }));
    await befriend(server, ana, out);
    const outId = await idOf(out);
    await atOnce((at) => {
      if (at === 25) return ana.send('PUT', `/api/social/block/${outId}`);
      return at % 2 ? toggleKudos(out, id) : say(out, { id }, 'Well done');
    });
    expect(await commentsOf(ana, id)).toEqual([]);
    expect((await itemsOf(ana)).find((item) => item.id === id)?.kudos.count).toBe(0);
    expect((await itemsOf(out)).filter(({ isOwn }) => !isOwn)).toEqual([]);
    const told = await ok<{ title: string }[]>(ana.get('/api/user/notifications'));
    expect(told.filter(({ title }) => title.includes('Otto'))).toEqual([]);
  });

  test('delete kudos and comments that are added while their item is withdrawn', async () => {
    const [session] = (await sessionsOf(ana)).filter(({ status }) => status === 'planned');
    if (session === undefined) throw new Error('no sessions');
    await ok(completes(ana, session));
    const item = (await itemsOf(ana)).find(({ type }) => type === 'session_completed');
    const withdrawn = item?.id ?? '';
    const counts = await atOnce((at) => {
      if (at === 25) return ana.send('DELETE', `/api/user/session-completions/${session.id}`);
      return at % 2
        ? toggleKudos(friend(at), withdrawn)
        : say(friend(at), { id: withdrawn }, 'Well done');
    });
    expect((counts[200] ?? 0) + (counts[404] ?? 0)).toBe(50);
    expect((await itemsOf(friend(0))).map((one) => one.id)).not.toContain(withdrawn);
    const { rows } = await server.db.execute(sql`
      select item_id from feed_kudos where item_id = ${withdrawn}::bigint
      union all select item_id from feed_comments where item_id = ${withdrawn}::bigint`);
    expect(rows).toEqual([]);
  });

  test('to a privacy switch leave the feed as the switch was set last', async () => {
    const set = (at: number) =>
      ana.send('PUT', '/api/social/privacy', { showProgressToFriends: at % 2 === 0 });
    expect(await atOnce(set)).toEqual({ 200: 50 });
    await setPrivacy(ana, { showProgressToFriends: false });
    expect((await itemsOf(friend(0))).filter(({ isOwn }) => !isOwn)).toEqual([]);
    await setPrivacy(ana, { showProgressToFriends: true });
    expect((await itemsOf(friend(0))).map((one) => one.id)).toContain(id);
  });
});
