import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Comment, type FeedPage, feed } from '#contract/feed.ts';
import {
  aGolfer,
  type Golfer,
  type Reply,
  startTestApp,
  type TestApp,
  visitor,
} from '#testing/app.ts';
import { idOf, storeFriendship } from '#testing/friends.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

/** The caller's relation to the owner of the item; a blocker has blocked the golfer. */
const callers = [
  'visitor',
  'stranger',
  'requested',
  'friend',
  'blocked',
  'blocker',
  'self',
] as const;
type Who = (typeof callers)[number];
const switches = [
  { showProgressToFriends: true, showHandicapPublicly: true },
  { showProgressToFriends: true, showHandicapPublicly: false },
  { showProgressToFriends: false, showHandicapPublicly: true },
  { showProgressToFriends: false, showHandicapPublicly: false },
] as const;
type Switches = (typeof switches)[number];

const report = { reason: 'spam' };
const content = 'Well done';

/** The request bodies. The path contains the id of the item, comment or golfer. */
const bodies: { readonly [Name in keyof typeof feed]: object | undefined } = {
  list: undefined,
  activity: undefined,
  kudos: undefined,
  toggleKudos: undefined,
  comments: undefined,
  comment: { content },
  editComment: { content },
  deleteComment: undefined,
  reportComment: report,
  reportPerson: report,
  reports: undefined,
  setReport: { isOpen: true },
};

type Name = keyof typeof feed;

/** Whether the caller may see an item of the golfer, and the golfer's own comment on it. */
const sees = (who: Who, { showProgressToFriends }: Switches) =>
  who === 'self' || (who === 'friend' && showProgressToFriends);

/** The expected status of the response. */
function statusFor(name: Name, who: Who, given: Switches): number {
  if (who === 'visitor') return 401;
  switch (name) {
    case 'list':
    case 'reportPerson':
      return 200;
    case 'reports':
    case 'setReport':
      return 403;
    case 'editComment':
    case 'deleteComment':
      return who === 'self' ? 200 : 404;
    default:
      return sees(who, given) ? 200 : 404;
  }
}

const cells = Object.keys(feed).flatMap((name) =>
  callers.flatMap((who) =>
    switches.map((given) => {
      const on = Object.entries(given).flatMap(([flag, isOn]) => (isOn ? [flag] : []));
      const row = { name: name as Name, who, given, on: on.join(', ') || 'nothing' };
      return { ...row, status: statusFor(row.name, who, given) };
    }),
  ),
);

describe('feed permissions', () => {
  let server: TestApp;
  let golfer: Golfer;
  let golferId: string;
  let itemId: string;
  const people = new Map<Who, Golfer>();

  beforeAll(async () => {
    server = await startTestApp('server');
    golfer = await aGolfer(server);
    golferId = await idOf(golfer);
    people.set('self', golfer).set('visitor', visitor(server));
    for (const who of ['stranger', 'requested', 'friend', 'blocked', 'blocker'] as const)
      people.set(who, await aGolfer(server));
    await between('requested', 'pending');
    await between('friend', 'accepted');
    await between('blocked', 'accepted');
    await ok(golfer.send('PUT', `/api/social/block/${await idOf(person('blocked'))}`));
    await between('blocker', 'accepted');
    await ok(person('blocker').send('PUT', `/api/social/block/${golferId}`));
    server.setNow('2026-04-14T00:00:00Z');
    await ok(golfer.send('PUT', '/api/user/profile', { currentHandicap: '18.4' }));
    server.setNow('2026-05-14T00:00:00Z');
    await ok(golfer.send('PUT', '/api/user/profile', { currentHandicap: '17.4' }));
    await followsBreak100(golfer);
    const { items } = await ok<FeedPage>(golfer.get('/api/social/feed'));
    itemId = items.find(({ type }) => type === 'handicap_improvement')?.id ?? '';
  });
  afterAll(() => server.close());

  function person(who: Who): Golfer {
    const found = people.get(who);
    if (found === undefined) throw new Error(`There is no ${who}`);
    return found;
  }

  const between = async (who: Who, status: 'pending' | 'accepted') =>
    storeFriendship(server, {
      requesterId: await idOf(person(who)),
      addresseeId: golferId,
      status,
    });

  const comment = () =>
    ok<Comment>(golfer.send('POST', `/api/social/activities/${itemId}/comments`, { content }));

  /** Sends a request about something that exists, or about an id that does not exist. */
  async function call(name: Name, who: Who, isThere = true): Promise<Reply> {
    const { method, path }: Endpoint = feed[name];
    const isOfComment = path.includes('/comments/{id}');
    const found = isOfComment
      ? (await comment()).id
      : path.startsWith('/api/users')
        ? golferId
        : itemId;
    const url = path.replace('{id}', isThere ? found : '987654321');
    const caller = person(who);
    return method === 'GET' ? caller.get(url) : caller.send(method, url, bodies[name]);
  }

  test.each(cells)('$name by $who, while the golfer shows $on, returns $status', async (cell) => {
    const { name, who, given, status } = cell;
    await ok(golfer.send('PUT', '/api/social/privacy', given));
    const answer = await call(name, who);
    expect(answer.status).toBe(status);
    if (status !== 404) return;
    const withoutId = ({ body }: Reply) => ({ ...(body as object), requestId: '' });
    const absent = await call(name, who, false);
    expect(absent.status).toBe(404);
    expect(withoutId(answer)).toEqual(withoutId(absent));
  });

  test('comments on an item that hides a handicap can be neither changed nor reported', async () => {
    const show = (showHandicapPublicly: boolean) => {
      const privacy = { showProgressToFriends: true, showHandicapPublicly };
      return ok(golfer.send('PUT', '/api/social/privacy', privacy));
    };
    const friend = person('friend');
    const shownIds = async () => {
      const { items } = await ok<FeedPage>(friend.get('/api/social/feed'));
      return items.map(({ id }) => id);
    };
    await show(false);
    const always = await shownIds();
    await show(true);
    const hidden = (await shownIds()).find((id) => !always.includes(id));
    const url = `/api/social/activities/${hidden}/comments`;
    const byFriend = await ok<Comment>(friend.send('POST', url, { content }));
    const byOwner = await ok<Comment>(golfer.send('POST', url, { content }));
    await show(false);
    const changed = await friend.send('PUT', `/api/social/comments/${byFriend.id}`, { content });
    const reported = await friend.send('POST', `/api/social/comments/${byOwner.id}/report`, report);
    expect([changed.status, reported.status]).toEqual([404, 404]);
  });

  const readers = callers.filter((who) => who !== 'visitor');
  const readings = readers.flatMap((who) => switches.map((given) => ({ who, given })));

  test.each(readings)(
    'the feed of $who contains only the items that $given allows',
    async ({ who, given }) => {
      await ok(golfer.send('PUT', '/api/social/privacy', given));
      const { items } = await ok<FeedPage>(person(who).get('/api/social/feed'));
      const told = items.filter(({ user }) => user.id === golferId);
      const numbers = given.showHandicapPublicly
        ? { oldHandicap: '18.4', newHandicap: '17.4' }
        : { oldHandicap: null, newHandicap: null };
      const improvement = expect.objectContaining({ id: itemId, content: numbers });
      const achievements = told.filter(({ type }) => type === 'achievement_unlocked');
      if (!sees(who, given)) return expect(told).toEqual([]);
      expect(told).toContainEqual(improvement);
      const seesAchievements = who === 'self' || given.showHandicapPublicly;
      expect(achievements.length > 0).toBe(seesAchievements);
      expect(JSON.stringify(told).includes('17.4')).toBe(given.showHandicapPublicly);
    },
  );
});
