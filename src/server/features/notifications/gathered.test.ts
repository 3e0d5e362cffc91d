import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Comment } from '#contract/feed.ts';
import type { Notification } from '#contract/notifications.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { befriend, itemsOf, say, setPrivacy, starts, toggleKudos, toldOf } from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';

const url = '/api/user/notifications';

describe('notifications about several golfers', () => {
  let server: TestApp;
  let [ana, ben, cleo, dan]: Golfer[] = [] as never;
  let id: string;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ana = await aGolfer(server);
    [ben, cleo, dan] = [
      await friendNamed('Ben'),
      await friendNamed('Cleo'),
      await friendNamed('Dan'),
    ];
    id = (await starts(ana)).id;
  });

  const one = (golfer: Golfer | undefined): Golfer => {
    if (golfer === undefined) throw new Error('no golfer');
    return golfer;
  };
  async function friendNamed(firstName: string): Promise<Golfer> {
    const golfer = await aGolfer(server);
    await ok(golfer.send('PUT', '/api/user/profile', { firstName, lastName: 'Hill' }));
    await befriend(server, one(ana), golfer);
    return golfer;
  }
  const titles = async (golfer = ana, type = 'activity_kudos') =>
    (await toldOf(one(golfer), type)).map(({ title }) => title);
  /** Waits until these are what the golfer is told, the newest first. */
  const told = (expected: readonly string[], golfer = ana, type = 'activity_kudos') =>
    vi.waitFor(async () => expect(await titles(golfer, type)).toEqual(expected), longWait);
  const counts = (golfer = ana) => ok<object>(one(golfer).get(`${url}/unread-count`));
  async function giveKudos(golfer: Golfer | undefined, title: string) {
    await ok(toggleKudos(one(golfer), id));
    await vi.waitFor(async () => expect((await titles())[0]).toBe(title), longWait);
  }
  const newest = async (): Promise<Notification> => {
    const [found] = await toldOf(one(ana), 'activity_kudos');
    if (found === undefined) throw new Error('no notification');
    return found;
  };
  async function threeGiveKudos() {
    await giveKudos(ben, 'Ben Hill gave you kudos');
    await giveKudos(cleo, 'Cleo Hill and 1 other gave you kudos');
    await giveKudos(dan, 'Dan Hill and 2 others gave you kudos');
  }

  test('kudos for one item form one notification that names the newest golfer and counts the others', async () => {
    await threeGiveKudos();
    expect(await titles()).toHaveLength(1);
    expect(await counts()).toEqual({ count: 1, total: 1 });
    await ok(one(ana).send('PUT', '/api/user/profile', { preferredLanguage: 'de' }));
    expect(await titles()).toEqual(['Dan Hill und 2 weitere geben dir Kudos']);
  });

  test('a notification about a comment quotes its first words as they are now and leads to it', async () => {
    const { id: commentId } = await ok<{ id: string }>(say(one(ben), { id }, 'Which\ntee?'));
    const comments = () => toldOf(one(ana), 'activity_comment');
    await vi.waitFor(async () => expect(await comments()).toHaveLength(1), longWait);
    const path = `/social?activity=${id}&comment=${commentId}`;
    expect(await comments()).toMatchObject([{ message: 'Which tee?', data: { path } }]);
    const edit = { content: 'Which club?' };
    await ok(one(ben).send('PUT', `/api/social/comments/${commentId}`, edit));
    expect(await comments()).toMatchObject([{ message: 'Which club?' }]);
  });

  test('kudos for another item form a separate notification', async () => {
    await giveKudos(ben, 'Ben Hill gave you kudos');
    await ok(one(ana).send('PUT', '/api/user/profile', { currentHandicap: '20.0' }));
    await ok(one(ana).send('PUT', '/api/user/profile', { currentHandicap: '19.0' }));
    const items = await itemsOf(one(ana));
    const improvement = items.find(({ type }) => type === 'handicap_improvement');
    await ok(toggleKudos(one(ben), improvement?.id ?? ''));
    await told(['Ben Hill gave you kudos', 'Ben Hill gave you kudos']);
  });

  test('kudos that were taken back no longer count, even if they were the newest', async () => {
    await threeGiveKudos();
    await ok(toggleKudos(one(ben), id));
    expect(await titles()).toEqual(['Dan Hill and 1 other gave you kudos']);
    await ok(toggleKudos(one(dan), id));
    expect(await titles()).toEqual(['Cleo Hill gave you kudos']);
    expect(await counts()).toEqual({ count: 1, total: 1 });
    await ok(toggleKudos(one(cleo), id));
    expect(await titles()).toEqual([]);
    expect(await counts()).toEqual({ count: 0, total: 0 });
  });

  test('a deleted account no longer counts, even if its kudos were the newest', async () => {
    await threeGiveKudos();
    for (const [golfer, left] of [
      [dan, 'Cleo Hill and 1 other gave you kudos'],
      [ben, 'Cleo Hill gave you kudos'],
    ] as const) {
      await server.db.execute(sql`delete from users where id = ${await idOf(one(golfer))}`);
      expect(await titles()).toEqual([left]);
    }
  });

  test('a golfer who comments twice counts once, and replies form a separate notification', async () => {
    await ok(say(one(ben), { id }, 'Well done'));
    await told(['Ben Hill commented'], ana, 'activity_comment');
    const { id: to } = await ok<Comment>(say(one(cleo), { id }, 'Indeed'));
    await told(['Cleo Hill and 1 other commented'], ana, 'activity_comment');
    const again = await ok<Comment>(say(one(cleo), { id }, 'And again'));
    await ok(say(one(ben), { id, to }, 'How?'));
    await told(['Ben Hill replied to you'], cleo, 'activity_comment');
    await ok(say(one(dan), { id, to }, 'Where?'));
    await told(['Dan Hill and 1 other replied to you'], cleo, 'activity_comment');
    await told(['Dan Hill and 2 others commented'], ana, 'activity_comment');
    await ok(one(cleo).send('DELETE', `/api/social/comments/${again.id}`));
    expect(await titles(ana, 'activity_comment')).toEqual(['Dan Hill and 2 others commented']);
    await ok(one(cleo).send('DELETE', `/api/social/comments/${to}`));
    expect(await titles(ana, 'activity_comment')).toEqual(['Ben Hill commented']);
    expect(await titles(cleo, 'activity_comment')).toEqual([]);
  });

  test('kudos are marked as read together, and later kudos form a new notification until it is read, too', async () => {
    await giveKudos(ben, 'Ben Hill gave you kudos');
    await giveKudos(cleo, 'Cleo Hill and 1 other gave you kudos');
    const { id: read } = await newest();
    expect(await ok(one(ana).send('POST', `${url}/${read}/read`))).toMatchObject({
      isRead: true,
      title: 'Cleo Hill and 1 other gave you kudos',
    });
    expect(await counts()).toEqual({ count: 0, total: 1 });
    await giveKudos(dan, 'Dan Hill gave you kudos');
    await told(['Dan Hill gave you kudos', 'Cleo Hill and 1 other gave you kudos']);
    expect(await counts()).toEqual({ count: 1, total: 2 });
    const unread = await ok<Notification[]>(one(ana).get(`${url}?unreadOnly=true`));
    expect(unread.map(({ title }) => title)).toEqual(['Dan Hill gave you kudos']);
    await ok(one(ana).send('POST', `${url}/mark-all-read`));
    expect(await titles()).toEqual(['Dan Hill and 2 others gave you kudos']);
  });

  test('kudos are deleted and restored together, and deleted kudos do not count in a new notification', async () => {
    await giveKudos(ben, 'Ben Hill gave you kudos');
    await giveKudos(cleo, 'Cleo Hill and 1 other gave you kudos');
    const { id: deleted } = await newest();
    await ok(one(ana).send('DELETE', `${url}/${deleted}`));
    expect(await titles()).toEqual([]);
    expect(await counts()).toEqual({ count: 0, total: 0 });
    await giveKudos(dan, 'Dan Hill gave you kudos');
    await ok(one(ana).send('POST', `${url}/${deleted}/restore`));
    expect(await titles()).toEqual(['Dan Hill and 2 others gave you kudos']);
  });

  test('each notification is on one page of the list only', async () => {
    await ok(say(one(ben), { id }, 'Well done'));
    await told(['Ben Hill commented'], ana, 'activity_comment');
    await threeGiveKudos();
    const [first, ...more] = await ok<Notification[]>(one(ana).get(`${url}?limit=1`));
    expect([first?.title, ...more]).toEqual(['Dan Hill and 2 others gave you kudos']);
    const rest = await ok<Notification[]>(one(ana).get(`${url}?cursor=${first?.id}`));
    expect(rest.map(({ title }) => title)).toEqual(['Ben Hill commented']);
  });

  /** Ben has commented on Ana's item, and Dan has replied: nothing of it is Ben's own. */
  async function danRepliesToBen() {
    const { id: to } = await ok<Comment>(say(one(ben), { id }, 'Well done'));
    await ok(say(one(dan), { id, to }, 'Indeed'));
    await told(['Dan Hill replied to you'], ben, 'activity_comment');
    return (await toldOf(one(ben), 'activity_comment'))[0]?.id;
  }

  test('hiding an item or ending the friendship hides notifications about the item at once', async () => {
    const told = await danRepliesToBen();
    await setPrivacy(one(ana), { showProgressToFriends: false });
    expect(await titles(ben, 'activity_comment')).toEqual([]);
    expect(await counts(ben)).toEqual({ count: 0, total: 0 });
    expect((await one(ben).send('POST', `${url}/${told}/read`)).status).toBe(404);
    await setPrivacy(one(ana), { showProgressToFriends: true });
    expect(await titles(ben, 'activity_comment')).toEqual(['Dan Hill replied to you']);
    await ok(one(ana).send('DELETE', `/api/social/friend/${await idOf(one(ben))}`));
    expect(await titles(ben, 'activity_comment')).toEqual([]);
  });

  test('hiding a handicap hides notifications about an achievement for it at once', async () => {
    await setPrivacy(one(ana), { showHandicapPublicly: true });
    for (const [day, currentHandicap] of [
      ['2026-04-14', '20.0'],
      ['2026-05-14', '18.9'],
    ]) {
      server.setNow(`${day}T00:00:00Z`);
      await ok(one(ana).send('PUT', '/api/user/profile', { currentHandicap }));
    }
    const items = await itemsOf(one(ana));
    id = items.find(({ type }) => type === 'achievement_unlocked')?.id ?? '';
    await danRepliesToBen();
    await setPrivacy(one(ana), { showHandicapPublicly: false });
    expect(await titles(ben, 'activity_comment')).toEqual([]);
  });

  test('blocking a golfer hides notifications from that golfer at once, whether they are friends or not', async () => {
    await danRepliesToBen();
    await giveKudos(ben, 'Ben Hill gave you kudos');
    await giveKudos(dan, 'Dan Hill and 1 other gave you kudos');
    await ok(one(ben).send('PUT', `/api/social/block/${await idOf(one(dan))}`));
    expect(await titles(ben, 'activity_comment')).toEqual([]);
    await ok(one(ana).send('PUT', `/api/social/block/${await idOf(one(dan))}`));
    expect(await titles()).toEqual(['Ben Hill gave you kudos']);
  });
});
