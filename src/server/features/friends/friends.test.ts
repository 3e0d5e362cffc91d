import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FriendRequest, OpenRequest, Person } from '#contract/friends.ts';
import type { Notification } from '#contract/notifications.ts';
import { aGolfer, type Golfer, type Reply, startTestApp, type TestApp } from '#testing/app.ts';
import { idOf, storeFriendship } from '#testing/friends.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';

const asks = (golfer: Golfer, { email }: Pick<Golfer, 'email'>) =>
  golfer.send('POST', '/api/social/friend-request', { addresseeEmail: email });
const requestsTo = (golfer: Golfer) =>
  ok<FriendRequest[]>(golfer.get('/api/social/friend-requests'));
const sentBy = (golfer: Golfer) =>
  ok<OpenRequest[]>(golfer.get('/api/social/sent-friend-requests'));
const withdraws = (golfer: Golfer, id: string) =>
  golfer.send('DELETE', `/api/social/friend-request/${id}`);
const friendsOf = async (golfer: Golfer) =>
  (await ok<Person[]>(golfer.get('/api/social/friends'))).map(({ id }) => id);
const answers = (golfer: Golfer, id: string, status: string) =>
  golfer.send('PUT', `/api/social/friend-request/${id}`, { status });
const removes = (golfer: Golfer, id: string) => golfer.send('DELETE', `/api/social/friend/${id}`);
const blocks = (golfer: Golfer, id: string) => golfer.send('PUT', `/api/social/block/${id}`);
const titlesOf = async (golfer: Golfer) =>
  (await ok<Notification[]>(golfer.get('/api/user/notifications'))).map(({ title }) => title);

/** The response that the sender of a friend request sees, without the id of the HTTP request. */
const seen = ({ status, body }: Reply) => ({
  status,
  body: { ...(body as object), requestId: '' },
});

const exists = { status: 409, body: { message: 'Connection already exists' } };
const absent = { status: 404, body: { message: 'Golfer not found', code: 'golfer_not_found' } };

describe('friends', () => {
  let server: TestApp;
  let ana: Golfer;
  let ben: Golfer;
  let [anaId, benId] = ['', ''];
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    [ana, ben] = [await aGolfer(server), await aGolfer(server)];
    [anaId, benId] = [await idOf(ana), await idOf(ben)];
  });

  const rowsBetween = async () => {
    const { rows } = await server.db.execute(sql`
      select * from friendships where ${anaId} in (first_id, second_id)`);
    return rows;
  };
  const told = (golfer: Golfer, titles: readonly string[]) =>
    vi.waitFor(async () => expect(await titlesOf(golfer)).toEqual(titles), longWait);
  const befriend = () =>
    storeFriendship(server, { requesterId: anaId, addresseeId: benId, status: 'accepted' });

  test('a sent request is listed until it is answered, and can be withdrawn', async () => {
    const { id } = await ok<{ id: string }>(asks(ana, ben));
    expect(await sentBy(ana)).toMatchObject([{ id, addressee: { id: benId } }]);
    expect(await sentBy(ben)).toEqual([]);
    await told(ben, ['Nora Devlin wants to be your friend']);
    expect((await withdraws(ben, id)).status).toBe(404);
    await ok(withdraws(ana, id));
    expect([await sentBy(ana), await requestsTo(ben), await titlesOf(ben)]).toEqual([[], [], []]);
    expect((await withdraws(ana, id)).status).toBe(404);
    const again = await ok<{ id: string }>(asks(ana, ben));
    await ok(answers(ben, again.id, 'accepted'));
    expect(await sentBy(ana)).toEqual([]);
    expect((await withdraws(ana, again.id)).status).toBe(404);
  });

  test('a declined request looks open to its sender, who can withdraw and repeat it without asking again', async () => {
    const { id } = await ok<{ id: string }>(asks(ana, ben));
    await ok(answers(ben, id, 'declined'));
    expect(await sentBy(ana)).toMatchObject([{ id }]);
    await ok(withdraws(ana, id));
    expect(await sentBy(ana)).toEqual([]);
    const again = await ok<{ id: string; status: string }>(asks(ana, ben));
    expect(again.status).toBe('pending');
    expect(again.id).not.toBe(id);
    expect(await sentBy(ana)).toMatchObject([{ id: again.id }]);
    expect([await requestsTo(ben), await titlesOf(ben)]).toEqual([[], []]);
    expect(seen(await asks(ana, ben))).toMatchObject(exists);
    server.setNow('2026-06-13T00:00:01Z');
    expect(await sentBy(ana)).toEqual([]);
    await ok(asks(ana, ben));
    expect(await requestsTo(ben)).toHaveLength(1);
  });

  test('a request waits for an answer, notifies its recipient, and makes both golfers friends when accepted', async () => {
    const sent = await ok<{ id: string }>(asks(ana, { email: ben.email.toUpperCase() }));
    expect(sent).toMatchObject({ status: 'pending' });
    expect(await requestsTo(ana)).toEqual([]);
    expect(await requestsTo(ben)).toEqual([
      {
        id: sent.id,
        requester: {
          id: anaId,
          firstName: 'Nora',
          lastName: 'Devlin',
          profileImageUrl: null,
          avatarUrl: null,
        },
        status: 'pending',
        createdAt: '2026-05-14T00:00:00.000Z',
      },
    ]);
    await told(ben, ['Nora Devlin wants to be your friend']);
    expect(await friendsOf(ana)).toEqual([]);

    const accepted = { id: sent.id, status: 'accepted' };
    expect(await ok(answers(ben, sent.id, 'accepted'))).toMatchObject(accepted);
    // The same click, sent twice.
    expect(await ok(answers(ben, sent.id, 'accepted'))).toMatchObject(accepted);
    expect(await friendsOf(ana)).toEqual([benId]);
    expect(await friendsOf(ben)).toEqual([anaId]);
    expect(await requestsTo(ben)).toEqual([]);
    await told(ana, ['Nora Devlin is now your friend', 'First friend']);
    await told(ben, ['First friend']);
  });

  test('the name that a golfer has erased is in no notification', async () => {
    await ok(ana.send('PUT', '/api/user/profile', { firstName: null, lastName: null }));
    await ok(asks(ana, ben));
    await told(ben, ['A golfer wants to be your friend']);
  });

  test('a golfer who has turned social notifications off gets no notification of a request', async () => {
    const url = '/api/user/notification-preferences';
    await ok(ben.send('POST', url, { socialNotifications: false }));
    await ok(asks(ana, ben));
    const another = await aGolfer(server);
    await ok(asks(ana, another));
    await told(another, ['Nora Devlin wants to be your friend']);
    expect(await titlesOf(ben)).toEqual([]);
  });

  test('a repeated request and one to a friend are reported as existing, and one to oneself is refused', async () => {
    await ok(asks(ana, ben));
    expect(await asks(ana, ben)).toMatchObject(exists);
    await ok(asks(ben, ana));
    expect(await asks(ana, ben)).toMatchObject(exists);
    expect(await asks(ben, ana)).toMatchObject(exists);
    expect(await asks(ana, ana)).toMatchObject({
      status: 400,
      body: { message: 'Cannot send friend request to yourself' },
    });
  });

  test('two golfers who send each other requests become friends', async () => {
    await ok(asks(ana, ben));
    expect(await ok(asks(ben, ana))).toMatchObject({ status: 'accepted' });
    expect(await rowsBetween()).toMatchObject([{ status: 'accepted', requester_id: anaId }]);
    expect(await friendsOf(ana)).toEqual([benId]);
  });

  test('a request can be sent from a public profile without revealing an email address', async () => {
    const { status } = await ok<FriendRequest>(
      ana.send('POST', `/api/users/${benId}/friend-request`),
    );
    expect(status).toBe('pending');
    const [request] = await requestsTo(ben);
    expect(request?.requester.id).toBe(anaId);
    expect(JSON.stringify(request)).not.toContain('@');
  });

  test('a declined request disappears, looks pending to its sender, and can be repeated after 30 days', async () => {
    const { id } = await ok<{ id: string }>(asks(ana, ben));
    await ok(answers(ben, id, 'declined'));
    expect(await requestsTo(ben)).toEqual([]);
    expect(seen(await asks(ana, ben))).toMatchObject(exists);
    expect(await answers(ben, id, 'accepted')).toMatchObject({ status: 404 });
    server.setNow('2026-06-12T23:59:59Z');
    expect(await asks(ana, ben)).toMatchObject(exists);
    server.setNow('2026-06-13T00:00:00Z');
    await ok(asks(ana, ben));
    expect(await requestsTo(ben)).toHaveLength(1);
    expect(await rowsBetween()).toHaveLength(1);
  });

  test('only the recipient can answer a request', async () => {
    const { id } = await ok<{ id: string }>(asks(ana, ben));
    const stranger = await aGolfer(server);
    for (const other of [ana, stranger])
      expect(await answers(other, id, 'accepted')).toMatchObject({ status: 404 });
    expect(await friendsOf(ana)).toEqual([]);
  });

  test('removing a friend ends the friendship for both and deletes its notification', async () => {
    await ok(asks(ana, ben));
    await ok(asks(ben, ana));
    await told(ana, ['Nora Devlin is now your friend', 'First friend']);
    await ok(removes(ben, anaId));
    expect([await friendsOf(ana), await friendsOf(ben)]).toEqual([[], []]);
    expect(await titlesOf(ana)).toEqual(['First friend']);
    expect(await removes(ben, anaId)).toMatchObject({ status: 404 });
    await ok(asks(ana, ben));
    expect(await removes(ana, benId)).toMatchObject({ status: 404 });
  });

  test('a request gets the same response if the golfer takes no requests, blocks the sender or does not exist', async () => {
    const [closed, blocker] = [await aGolfer(server), await aGolfer(server)];
    await ok(closed.send('PUT', '/api/social/privacy', { allowFriendRequests: false }));
    await ok(blocks(blocker, anaId));
    const unknown = { email: 'nobody@example.com' };
    const replies = [await asks(ana, unknown), await asks(ana, closed), await asks(ana, blocker)];
    expect(replies[0]).toMatchObject(absent);
    expect(seen(replies[1] as Reply)).toEqual(seen(replies[0] as Reply));
    expect(seen(replies[2] as Reply)).toEqual(seen(replies[0] as Reply));
    const byId = async (id: string) =>
      seen(await ana.send('POST', `/api/users/${id}/friend-request`));
    const nobody = await byId('never-was');
    expect(nobody).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await byId(await idOf(closed))).toEqual(nobody);
    expect(await byId(await idOf(blocker))).toEqual(nobody);
  });

  test('a block ends the friendship, prevents requests both ways, and can be removed', async () => {
    await befriend();
    await ok(blocks(ana, benId));
    expect([await friendsOf(ana), await friendsOf(ben)]).toEqual([[], []]);
    expect(await asks(ben, ana)).toMatchObject(absent);
    expect(await asks(ana, ben)).toMatchObject(absent);
    expect(await ok(ana.get('/api/social/blocks'))).toMatchObject([{ id: benId }]);
    expect(await ok(ben.get('/api/social/blocks'))).toEqual([]);
    // Ben cannot see Ana, so he cannot block her: success would reveal that she exists.
    expect(await blocks(ben, anaId)).toMatchObject({ status: 404 });
    await ok(ana.send('DELETE', `/api/social/block/${benId}`));
    expect(await ana.send('DELETE', `/api/social/block/${benId}`)).toMatchObject({ status: 404 });
    await ok(asks(ben, ana));
  });

  test('a block deletes a waiting request and its notification', async () => {
    await ok(asks(ana, ben));
    await told(ben, ['Nora Devlin wants to be your friend']);
    await ok(blocks(ben, anaId));
    expect(await requestsTo(ben)).toEqual([]);
    expect(await titlesOf(ben)).toEqual([]);
    expect(await blocks(ana, anaId)).toMatchObject({ status: 404 });
  });

  test('the database refuses a second row for a pair, in either order', async () => {
    await befriend();
    const again = { requesterId: benId, addresseeId: anaId, status: 'pending' } as const;
    const fault = (constraint: string) => ({ cause: expect.objectContaining({ constraint }) });
    await expect(storeFriendship(server, again)).rejects.toMatchObject(fault('friendships_pair'));
    const reversed = sql`update friendships set first_id = second_id, second_id = first_id`;
    await expect(server.db.execute(reversed)).rejects.toMatchObject(fault('friendships_order'));
  });

  test('a golfer who deletes the account leaves no friendship behind', async () => {
    await befriend();
    await ok(blocks(await aGolfer(server), benId));
    await server.db.execute(sql`delete from users where id = ${benId}`);
    expect(await friendsOf(ana)).toEqual([]);
    expect(await rowsBetween()).toEqual([]);
  });
});

test('a golfer can send fifty friend requests a day, whether or not they find a golfer', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '1' });
  const golfer = await aGolfer(server);
  for (let sent = 1; sent <= 50; sent += 1)
    expect(await asks(golfer, { email: `nobody-${sent}@example.com` })).toMatchObject(absent);
  expect(await asks(golfer, { email: 'one-more@example.com' })).toMatchObject({ status: 429 });
  server.setNow('2026-05-15T00:00:01Z');
  expect(await asks(golfer, { email: 'one-more@example.com' })).toMatchObject(absent);
  await server.close();
});
