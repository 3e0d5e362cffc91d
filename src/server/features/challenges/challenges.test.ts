import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import {
  answers,
  challenges,
  challengesOf,
  declines,
  reopens,
  scores,
  upAndDown,
  withdraws,
} from '#testing/challenges.ts';
import { befriend, setPrivacy, toldOf, twoFriends } from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { longWait } from '#testing/long-wait.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

describe('challenges', () => {
  let server: TestApp;
  let ana: Golfer;
  let ben: Golfer;
  /** The session that contains Ana's score of 14. */
  let sessionId: string;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    [ana, ben] = await twoFriends(server);
    await followsBreak100(ana);
    await followsBreak100(ben);
    sessionId = await scores(ana, 14);
  });

  const none = { received: [], sent: [], answered: [] };
  const send = async () => (await ok<{ id: string }>(challenges(ana, ben, { sessionId }))).id;
  const told = async (golfer: Golfer) =>
    (await toldOf(golfer, 'other')).map(({ title, message }) => `${title}. ${message}`);

  test('a friend sees the drill and the score to beat, and the sender sees that the challenge is waiting', async () => {
    const id = await send();
    const shared = {
      id,
      sentAt: '2026-05-14T00:00:00.000Z',
      expiresAt: '2026-05-28T00:00:00.000Z',
      outcome: null,
      drill: expect.objectContaining({ name: 'Clock putting' }),
    };
    const [anas, bens] = [await challengesOf(ana), await challengesOf(ben)];
    const sent = { ...shared, isOwn: true, ownScore: 14, otherScore: null };
    expect(anas).toMatchObject({ ...none, sent: [{ ...sent, other: { id: await idOf(ben) } }] });
    const received = { ...shared, isOwn: false, ownScore: null, otherScore: 14 };
    expect(bens).toMatchObject({
      ...none,
      received: [{ ...received, other: { id: await idOf(ana) } }],
    });
    const { drill } = bens.received[0] ?? {};
    expect(drill?.scoring).toMatchObject({ better: 'higher', min: 0, max: 24, step: 1 });
    expect(drill?.steps.length).toBeGreaterThan(0);
  });

  test('the friend is notified of the challenge and the sender of the answer, each from their own view', async () => {
    const id = await send();
    await vi.waitFor(async () => {
      expect(await told(ben)).toEqual([
        'Nora Devlin challenged you. Putting: 14 is the score to beat.',
      ]);
    }, longWait);
    expect(await ok(answers(ben, id, 16))).toMatchObject({ outcome: 'ahead' });
    expect(await told(ben)).toEqual([]);
    await vi.waitFor(async () => {
      expect(await told(ana)).toEqual([
        'Nora Devlin answered and is ahead. Putting: 14 against 16.',
      ]);
    }, longWait);
    const seen = { id, outcome: 'behind', ownScore: 14, otherScore: 16 };
    expect(await challengesOf(ana)).toMatchObject({ ...none, answered: [seen] });
    const own = { id, outcome: 'ahead', ownScore: 16, otherScore: 14 };
    expect(await challengesOf(ben)).toMatchObject({ ...none, answered: [own] });
  });

  test('a golfer with social notifications off gets no notification but can still answer the challenge', async () => {
    await ok(
      ben.send('POST', '/api/user/notification-preferences', { socialNotifications: false }),
    );
    const id = await send();
    await ok(answers(ben, id, 14));
    await vi.waitFor(async () => {
      expect(await told(ana)).toEqual([
        'Nora Devlin answered: all square. Putting: 14 against 14.',
      ]);
    }, longWait);
    expect(await told(ben)).toEqual([]);
  });

  test('completing a session with the drill answers the challenge, and reopening it withdraws the answer', async () => {
    const id = await send();
    const answered = await scores(ben, 12);
    expect((await challengesOf(ben)).answered).toMatchObject([{ id, outcome: 'behind' }]);
    await vi.waitFor(async () => expect(await told(ana)).toHaveLength(1), longWait);
    await reopens(ben, answered);
    expect((await challengesOf(ana)).sent).toMatchObject([{ id, otherScore: null }]);
    expect((await challengesOf(ben)).received).toMatchObject([{ id, ownScore: null }]);
    expect(await told(ana)).toEqual([]);
    await scores(ben, 20);
    expect((await challengesOf(ana)).answered).toMatchObject([{ id, otherScore: 20 }]);
    await vi.waitFor(async () => expect(await told(ana)).toHaveLength(1), longWait);
  });

  test('other drills and sessions without a score do not answer a challenge', async () => {
    const id = await send();
    await scores(ben, 7, 'long-lags');
    expect((await challengesOf(ana)).sent).toMatchObject([{ id }]);
  });

  test('the lower score is ahead in drills where fewer strokes are better', async () => {
    sessionId = await scores(ana, 22, upAndDown);
    const exerciseId = upAndDown;
    await ok(challenges(ana, ben, { sessionId, exerciseId }));
    await scores(ben, 20, upAndDown);
    expect((await challengesOf(ben)).answered).toMatchObject([{ ownScore: 20, outcome: 'ahead' }]);
    expect((await challengesOf(ana)).answered).toMatchObject([{ ownScore: 22, outcome: 'behind' }]);
  });

  test('reopening a session deletes its challenges, answered or not', async () => {
    const id = await send();
    await vi.waitFor(async () => expect(await told(ben)).toHaveLength(1), longWait);
    await ok(answers(ben, id, 9));
    await vi.waitFor(async () => expect(await told(ana)).toHaveLength(1), longWait);
    await reopens(ana, sessionId);
    expect([await challengesOf(ana), await challengesOf(ben)]).toEqual([none, none]);
    expect([await told(ana), await told(ben)]).toEqual([[], []]);
    expect((await challenges(ana, ben, { sessionId })).status).toBe(404);
  });

  test('a newer challenge in the same drill replaces an older one whose answer is withdrawn', async () => {
    await send();
    const answered = await scores(ben, 12);
    const newer = await send();
    await reopens(ben, answered);
    expect((await challengesOf(ben)).received).toMatchObject([{ id: newer }]);
    expect((await challengesOf(ana)).answered).toEqual([]);
  });

  test('two golfers have at most one waiting challenge per drill, regardless of the sender', async () => {
    const bens = await scores(ben, 11);
    const id = await send();
    expect((await challenges(ana, ben, { sessionId })).body).toMatchObject({
      code: 'challenge_exists',
    });
    expect((await challenges(ben, ana, { sessionId: bens })).status).toBe(409);
    await ok(answers(ben, id, 15));
    expect((await challenges(ben, ana, { sessionId: bens })).status).toBe(200);
  });

  test('declining notifies nobody, and the golfer who declined can still send a challenge', async () => {
    const id = await send();
    await vi.waitFor(async () => expect(await told(ben)).toHaveLength(1), longWait);
    await ok(declines(ben, id));
    await ok(declines(ben, id));
    expect(await told(ben)).toEqual([]);
    expect(await challengesOf(ben)).toEqual(none);
    expect((await answers(ben, id, 20)).status).toBe(404);
    const bens = await scores(ben, 20);
    expect(await told(ana)).toEqual([]);
    expect((await challengesOf(ana)).sent).toMatchObject([{ id, otherScore: null }]);
    expect((await challenges(ana, ben, { sessionId })).status).toBe(409);
    expect((await challenges(ben, ana, { sessionId: bens })).status).toBe(200);
    expect((await challengesOf(ana)).received).toHaveLength(1);
  });

  test('a waiting challenge can be withdrawn only by its sender', async () => {
    const id = await send();
    await vi.waitFor(async () => expect(await told(ben)).toHaveLength(1), longWait);
    expect((await withdraws(ben, id)).status).toBe(404);
    await ok(withdraws(ana, id));
    expect([await challengesOf(ana), await challengesOf(ben)]).toEqual([none, none]);
    expect(await told(ben)).toEqual([]);
    const answered = await send();
    await ok(answers(ben, answered, 3));
    expect((await withdraws(ana, answered)).status).toBe(404);
  });

  test('a challenge expires after fourteen days, and a new one can follow', async () => {
    const id = await send();
    server.setNow('2026-05-27T23:59:59Z');
    expect((await challengesOf(ben)).received).toHaveLength(1);
    server.setNow('2026-05-28T00:00:00Z');
    expect([await challengesOf(ana), await challengesOf(ben)]).toEqual([none, none]);
    expect((await answers(ben, id, 15)).body).toMatchObject({ code: 'challenge_over' });
    expect((await declines(ben, id)).status).toBe(409);
    await scores(ben, 15);
    expect((await challengesOf(ana)).answered).toEqual([]);
    expect((await challenges(ana, ben, { sessionId })).status).toBe(200);
  });

  test.each([
    ['too high', 25, 'This must be at most 24.'],
    ['below what can be counted', -1, 'This must be at least 0.'],
    ['between two counts', 7.5, expect.any(String)],
  ])('a score that is %s is refused as in a session', async (_, score, message) => {
    const id = await send();
    const { status, body } = await answers(ben, id, score);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'score', message }] },
    });
    expect((await challengesOf(ben)).received).toHaveLength(1);
  });

  test('a golfer can send only their own score from that session and drill', async () => {
    const bens = await scores(ben, 11);
    expect((await challenges(ana, ben, { sessionId: bens })).status).toBe(404);
    expect((await challenges(ana, ben, { sessionId, exerciseId: 'chip-points' })).status).toBe(404);
    expect((await challenges(ana, ana, { sessionId })).status).toBe(404);
  });

  test.each(['ana', 'ben'])(
    'when %s hides progress, both lose the challenge at once, and notifications about that golfer disappear',
    async (who) => {
      const id = await send();
      await vi.waitFor(async () => expect(await told(ben)).toHaveLength(1), longWait);
      const hiding = who === 'ana' ? ana : ben;
      await setPrivacy(hiding, { showProgressToFriends: false });
      expect([await challengesOf(ana), await challengesOf(ben)]).toEqual([none, none]);
      expect((await told(ben)).length).toBe(who === 'ana' ? 0 : 1);
      expect((await answers(ben, id, 20)).status).toBe(404);
      await scores(ben, 20);
      await setPrivacy(hiding, { showProgressToFriends: true });
      expect((await challengesOf(ben)).received).toMatchObject([{ id }]);
    },
  );

  test('a golfer who hides progress must show it before sending a challenge', async () => {
    await setPrivacy(ana, { showProgressToFriends: false });
    const { status, body } = await challenges(ana, ben, { sessionId });
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'progress_hidden' } });
  });

  test.each(['a removal', 'a block'])(
    '%s deletes every challenge between the two golfers',
    async (what) => {
      const id = await send();
      await ok(answers(ben, id, 10));
      await send();
      const [path, method] =
        what === 'a block' ? (['block', 'PUT'] as const) : (['friend', 'DELETE'] as const);
      await ok(ben.send(method, `/api/social/${path}/${await idOf(ana)}`));
      expect([await challengesOf(ana), await challengesOf(ben)]).toEqual([none, none]);
      const { rows } = await server.db.execute(
        sql`select from challenges where challenger_id = ${await idOf(ana)}`,
      );
      expect(rows).toEqual([]);
    },
  );

  test('the list of friends to challenge contains only those who show progress and have no open challenge', async () => {
    const [cas, dee] = [await aGolfer(server), await aGolfer(server)];
    await befriend(server, ana, cas);
    await befriend(server, dee, ana);
    await setPrivacy(dee, { showProgressToFriends: false });
    const friends = () =>
      ok<{ friends: { id: string }[]; isShown: boolean }>(
        ana.get('/api/social/challenge-friends/clock-putting'),
      );
    const ids = async () => (await friends()).friends.map(({ id }) => id).toSorted();
    expect(await ids()).toEqual([await idOf(ben), await idOf(cas)].toSorted());
    await send();
    expect(await ids()).toEqual([await idOf(cas)]);
    await setPrivacy(ana, { showProgressToFriends: false });
    expect(await friends()).toEqual({ friends: [], isShown: false });
    expect((await ana.get('/api/social/challenge-friends/dynamic-warm-up')).status).toBe(404);
  });
});

test('a golfer can send twenty challenges a day, including refused ones', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '1' });
  const [ana, ben] = [await aGolfer(server), await aGolfer(server)];
  const body = { friendId: await idOf(ben), scheduledSessionId: 'none', exerciseId: 'none' };
  const send = async () => (await ana.send('POST', '/api/social/challenges', body)).status;
  for (let at = 0; at < 20; at += 1) expect(await send()).toBe(404);
  expect(await send()).toBe(429);
  await server.close();
});
