import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#contract/friends.ts';
import { aPicture } from '#testing/a-picture.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { boardOf, challenges, challengesOf, clockPutting, scores } from '#testing/challenges.ts';
import { enginesAtScale } from '#testing/database.ts';
import {
  befriend,
  commentsOf,
  feedOf,
  itemsOf,
  kudosOf,
  say,
  starts,
  toggleKudos,
} from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

const password = 'fairway-finder';
const secret = 'Wobbleton';

describe.each(enginesAtScale)('for other golfers on the %s database', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());

  /** Uploads an avatar and returns its address. */
  async function showsFace(golfer: Golfer): Promise<string> {
    const form = new FormData();
    const bytes = Uint8Array.from(await aPicture('png'));
    form.append('avatar', new Blob([bytes], { type: 'image/png' }), 'me');
    return (await ok<{ avatarUrl: string }>(golfer.send('POST', '/api/user/avatar', form)))
      .avatarUrl;
  }

  /** A friend who has met the golfer on every surface, and the addresses of what the friend left there. */
  async function aKnownFriend(golfer: Golfer) {
    const friend = await aGolfer(server);
    const friendId = await idOf(friend);
    await ok(friend.send('PUT', '/api/user/profile', { firstName: secret, lastName: null }));
    await ok(friend.send('PUT', '/api/social/privacy', { showInLeaderboards: true }));
    await befriend(server, golfer, friend);
    const avatar = await showsFace(friend);
    const own = await starts(golfer);
    await ok(toggleKudos(friend, own.id));
    await ok(say(friend, own, `${secret} says hello`));
    await followsBreak100(friend);
    const sessionId = await scores(friend, 20);
    await ok(challenges(friend, golfer, { sessionId }));
    const theirs = (await itemsOf(golfer)).find(({ user }) => user.id === friendId);
    return { friend, friendId, avatar, own, item: theirs?.id ?? '' };
  }

  /** Everything that a golfer can read in which another golfer may appear. */
  const surfaces = (golfer: Golfer, { own }: { readonly own: { readonly id: string } }) => [
    ok(golfer.get('/api/social/friends')),
    feedOf(golfer),
    commentsOf(golfer, own.id),
    kudosOf(golfer, own.id),
    ok(golfer.get('/api/social/leaderboards/weekly_streak')),
    ok(golfer.get('/api/social/leaderboards/monthly_completions?scope=friends')),
    challengesOf(golfer),
    boardOf(golfer),
    ok(golfer.get('/api/user/notifications')),
    ok(golfer.get(`/api/social/challenge-friends/${clockPutting}`)),
    ok(golfer.get('/api/social/friend-requests')),
    ok(golfer.get('/api/social/blocks')),
  ];

  /** Returns how many surfaces show the name. */
  async function shownOn(golfer: Golfer, known: Parameters<typeof surfaces>[1]): Promise<number> {
    const shown = await Promise.all(surfaces(golfer, known));
    return shown.filter((answer) => JSON.stringify(answer).includes(secret)).length;
  }

  test('an account whose deletion was requested is gone from every surface at once, and back after signing in', async () => {
    const golfer = await aGolfer(server);
    const known = await aKnownFriend(golfer);
    const { friend, friendId, avatar, item, own } = known;
    const before = await shownOn(golfer, known);
    expect(before).toBeGreaterThanOrEqual(9);
    const single = [`/api/users/${friendId}/public-profile`, avatar];
    const one = async (url: string) => (await golfer.get(url)).status;
    expect(await Promise.all(single.map(one))).toEqual([200, 200]);

    await ok(friend.send('POST', '/api/user/deletion', { email: friend.email, password }));
    expect(await shownOn(golfer, known)).toBe(0);
    expect(await Promise.all(single.map(one))).toEqual([404, 404]);
    expect(await toggleKudos(golfer, item)).toMatchObject({ status: 404 });
    expect(await say(golfer, { id: item }, 'Where are you?')).toMatchObject({ status: 404 });
    const asks = golfer.send('POST', '/api/social/friend-request', {
      addresseeEmail: friend.email,
    });
    expect(await asks).toMatchObject({ status: 404 });
    const report = { reason: 'spam', note: '' };
    const reports = golfer.send('POST', `/api/users/${friendId}/report`, report);
    expect(await reports).toMatchObject({ status: 404 });
    const [listed] = (await itemsOf(golfer)).filter(({ id }) => id === own.id);
    expect(listed).toMatchObject({ kudos: { count: 0 }, commentCount: 0 });

    await ok(
      visitor(server).send('POST', '/api/auth/sign-in/email', { email: friend.email, password }),
    );
    expect(await shownOn(golfer, known)).toBe(before);
    expect(await Promise.all(single.map(one))).toEqual([200, 200]);
  });

  test('the requests of a closed account wait for nobody, and cannot be answered', async () => {
    const [golfer, other] = [await aGolfer(server), await aGolfer(server)];
    const body = { addresseeEmail: golfer.email };
    await ok(other.send('POST', '/api/social/friend-request', body));
    const requests = () => ok<{ id: string }[]>(golfer.get('/api/social/friend-requests'));
    const [request] = await requests();
    await ok(other.send('POST', '/api/user/deletion', { email: other.email, password }));
    expect(await requests()).toEqual([]);
    const answer = { status: 'accepted' };
    expect(
      await golfer.send('PUT', `/api/social/friend-request/${request?.id}`, answer),
    ).toMatchObject({ status: 404 });
  });

  test('the picture of a golfer who blocks somebody opens for others only', async () => {
    const [golfer, blocked, other] = [
      await aGolfer(server),
      await aGolfer(server),
      await aGolfer(server),
    ];
    const avatar = await showsFace(golfer);
    // Another golfer with the same picture would have the same address.
    await server.db.execute(
      sql`update users set avatar = null where email <> ${golfer.email} and avatar is not null`,
    );
    await ok(golfer.send('PUT', `/api/social/block/${await idOf(blocked)}`, {}));
    const statuses = [golfer, other, blocked].map(async (one) => (await one.get(avatar)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
    expect(await ok<Person[]>(blocked.get('/api/social/friends'))).toEqual([]);
  });
});
