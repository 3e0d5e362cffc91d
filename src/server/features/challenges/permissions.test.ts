import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChallengeLists, challenges, DrillBoard } from '#contract/challenges.ts';
import type { Person } from '#contract/friends.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { clockPutting, scores } from '#testing/challenges.ts';
import { idOf } from '#testing/friends.ts';
import { callAll, type Permission, type Relation, relate } from '#testing/relations.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

/** Whether the golfer and the caller show their progress to friends. */
const switches = [
  { golfer: true, caller: true },
  { golfer: true, caller: false },
  { golfer: false, caller: true },
  { golfer: false, caller: false },
] as const;
type Switches = (typeof switches)[number];

type Call = {
  readonly caller: Golfer;
  /** The caller's own completed session. */
  readonly sessionId: string;
  /** The id of the golfer. */
  readonly id: string;
  /** `receivedId`: sent by the golfer to the caller; `sentId`: sent by the caller to the golfer. */
  readonly receivedId: string;
  readonly sentId: string;
};

const both = (relation: Relation, { golfer, caller }: Switches) =>
  relation === 'friend' && golfer && caller;
const seen = (relation: Relation, shows: Switches) => (both(relation, shows) ? 200 : 404);
const always = () => 200;
const isListed = (list: readonly { user?: Person; other?: Person; id?: string }[], id: string) =>
  list.some(({ user, other, id: own }) => (user ?? other)?.id === id || own === id);

const permissions: Readonly<Record<keyof typeof challenges, Permission<Call, Switches>>> = {
  list: {
    send: ({ caller }) => caller.get('/api/social/challenges'),
    status: always,
    told: (body, id) => {
      const { received, sent, answered } = body as ChallengeLists;
      return [received, sent, answered].map((list) => isListed(list, id));
    },
    tells: (relation, shows) => [both(relation, shows), both(relation, shows), false],
  },
  send: {
    send: ({ caller, id: friendId, sessionId: scheduledSessionId }) =>
      caller.send('POST', '/api/social/challenges', {
        friendId,
        scheduledSessionId,
        exerciseId: clockPutting,
      }),
    status: (relation, shows) => {
      const own = relation === 'self' ? shows.golfer : shows.caller;
      return own ? seen(relation, shows) : 409;
    },
  },
  answer: {
    send: ({ caller, receivedId }) =>
      caller.send('POST', `/api/social/challenges/${receivedId}/answer`, { score: 5 }),
    status: seen,
  },
  decline: {
    send: ({ caller, receivedId }) =>
      caller.send('POST', `/api/social/challenges/${receivedId}/decline`),
    status: seen,
  },
  withdraw: {
    // A sent challenge can be withdrawn, even if the two golfers are no longer friends.
    send: ({ caller, receivedId }) => caller.send('DELETE', `/api/social/challenges/${receivedId}`),
    status: (relation) => (relation === 'self' ? 200 : 404),
  },
  friends: {
    send: ({ caller }) => caller.get(`/api/social/challenge-friends/${clockPutting}`),
    status: always,
    told: (body, id) => isListed((body as { friends: Person[] }).friends, id),
    tells: both,
  },
  board: {
    send: ({ caller }) => caller.get(`/api/social/challenge-boards/${clockPutting}`),
    status: always,
    told: (body, id) => isListed((body as DrillBoard).entries, id),
    tells: (relation, { golfer }) => relation === 'self' || (relation === 'friend' && golfer),
  },
};

describe('challenge permissions', () => {
  let server: TestApp;
  let [golfer, other]: [Golfer, Golfer] = [] as never;
  let [golferId, otherId, golfersSession, othersSession] = ['', '', '', ''];

  beforeAll(async () => {
    server = await startTestApp('server');
    [golfer, other] = [await aGolfer(server), await aGolfer(server)];
    [golferId, otherId] = [await idOf(golfer), await idOf(other)];
    await followsBreak100(golfer);
    await followsBreak100(other);
    [golfersSession, othersSession] = [await scores(golfer, 14), await scores(other, 11)];
  });
  afterAll(() => server.close());

  /** Puts the caller in that relation to the golfer, with a challenge each way from when they were friends. */
  async function prepare(relation: Relation): Promise<Call> {
    await server.db.execute(sql`with open as (delete from challenges) delete from attempts`);
    await relate(server, relation, { golferId, callerId: otherId });
    const [receivedId, sentId] = ['lag-circle', 'chip-points'].map(() => crypto.randomUUID());
    await server.db.execute(sql`
      insert into challenges
        (id, challenger_id, friend_id, exercise_id, scheduled_session_id, score, sent_at, expires_at)
      values
        (${receivedId}, ${golferId}, ${otherId}, 'lag-circle', ${golfersSession}, 7,
          '2026-05-13', '2026-05-27'),
        (${sentId}, ${otherId}, ${golferId}, 'chip-points', ${othersSession}, 7,
          '2026-05-13', '2026-05-27')`);
    const callers = { visitor: visitor(server), self: golfer };
    const caller = callers[relation as keyof typeof callers] ?? other;
    const sessionId = relation === 'self' ? golfersSession : othersSession;
    return { caller, sessionId, id: golferId, receivedId: receivedId ?? '', sentId: sentId ?? '' };
  }

  test.each(switches)(
    'all requests get the expected responses when the golfer shows progress: $golfer, and the caller: $caller',
    async (shows) => {
      const show = (one: Golfer, showProgressToFriends: boolean) =>
        ok(one.send('PUT', '/api/social/privacy', { showProgressToFriends }));
      await show(golfer, shows.golfer);
      await show(other, shows.caller);
      const { found, expected } = await callAll({
        permissions,
        switches: shows,
        golferId,
        prepare,
      });
      expect(found).toEqual(expected);
    },
  );
});
