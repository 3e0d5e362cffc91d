import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  friends,
  Leaderboard,
  OpenRequest,
  Person,
  PublicProfile,
} from '#contract/friends.ts';
import { type Privacy, privacyFlags } from '#contract/settings.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { idOf } from '#testing/friends.ts';
import { callAll, type Permission, type Relation, relate } from '#testing/relations.ts';
import { atScale } from '#testing/scale.ts';
import { ok } from '#testing/scenario.ts';

/** All combinations of the four privacy switches. */
const everyPrivacy = Array.from(
  { length: 2 ** privacyFlags.length },
  (_, bits) =>
    Object.fromEntries(privacyFlags.map((flag, at) => [flag, (bits >> at) % 2 === 1])) as Privacy,
);

type Call = {
  readonly caller: Golfer;
  /** The id of the other golfer. */
  readonly id: string;
  readonly email: string;
  readonly friendshipId: string;
};
type Cell = Permission<Call, Privacy>;

const isApart = (relation: Relation) => relation === 'blocked' || relation === 'blocker';
const only = (one: Relation) => (relation: Relation) => (relation === one ? 200 : 404);
const always = () => 200;

const requestStatus = (relation: Relation, { allowFriendRequests }: Privacy) => {
  if (relation === 'self') return 400;
  if (relation === 'requester' || relation === 'friend') return 409;
  if (relation === 'requested') return 200;
  return relation === 'stranger' && allowFriendRequests ? 200 : 404;
};

const isListed = (body: unknown, id: string) => (body as Person[]).some((one) => one.id === id);
const hasAsked = (body: unknown, id: string) =>
  (body as { requester: Person }[]).some(({ requester }) => requester.id === id);

/** Requests a leaderboard in both scopes. */
const leaders = (path: string): Cell => ({
  async send({ caller }) {
    const url = `/api/social/leaderboards/${path}`;
    const [everyone, among] = [await caller.get(url), await caller.get(`${url}?scope=friends`)];
    return { ...everyone, body: [everyone.body, among.body] };
  },
  status: always,
  told: (body, id) => (body as Leaderboard[]).map(({ entries }) => isListed(entries, id)),
  tells: (relation, { showInLeaderboards: isShown }) => [
    isShown && !isApart(relation),
    isShown && (relation === 'friend' || relation === 'self'),
  ],
});

const permissions: Readonly<Record<keyof typeof friends, Cell>> = {
  list: {
    send: ({ caller }) => caller.get('/api/social/friends'),
    status: always,
    told: isListed,
    tells: (relation) => relation === 'friend',
  },
  requests: {
    send: ({ caller }) => caller.get('/api/social/friend-requests'),
    status: always,
    told: hasAsked,
    tells: (relation) => relation === 'requested',
  },
  sentRequests: {
    send: ({ caller }) => caller.get('/api/social/sent-friend-requests'),
    status: always,
    told: (body, id) => (body as OpenRequest[]).some(({ addressee }) => addressee.id === id),
    tells: (relation) => relation === 'requester',
  },
  request: {
    send: ({ caller, email: addresseeEmail }) =>
      caller.send('POST', '/api/social/friend-request', { addresseeEmail }),
    status: requestStatus,
  },
  requestById: {
    send: ({ caller, id }) => caller.send('POST', `/api/users/${id}/friend-request`),
    status: requestStatus,
  },
  answer: {
    send: ({ caller, friendshipId }) =>
      caller.send('PUT', `/api/social/friend-request/${friendshipId}`, { status: 'accepted' }),
    status: only('requested'),
  },
  withdrawRequest: {
    send: ({ caller, friendshipId }) =>
      caller.send('DELETE', `/api/social/friend-request/${friendshipId}`),
    status: only('requester'),
  },
  remove: {
    send: ({ caller, id }) => caller.send('DELETE', `/api/social/friend/${id}`),
    status: only('friend'),
  },
  invite: {
    send: ({ caller, email }) => caller.send('POST', '/api/social/send-invitation', { email }),
    status: always,
    told: (body) => Object.keys(body as object).toSorted(),
    tells: () => ['effects', 'success'],
  },
  blocked: {
    send: ({ caller }) => caller.get('/api/social/blocks'),
    status: always,
    told: isListed,
    tells: (relation) => relation === 'blocker',
  },
  block: {
    send: ({ caller, id }) => caller.send('PUT', `/api/social/block/${id}`),
    status: (relation) => (relation === 'self' || relation === 'blocked' ? 404 : 200),
  },
  unblock: {
    send: ({ caller, id }) => caller.send('DELETE', `/api/social/block/${id}`),
    status: only('blocker'),
  },
  streakLeaders: leaders('weekly_streak'),
  monthLeaders: leaders('monthly_completions'),
  profile: {
    send: ({ caller, id }) => caller.get(`/api/users/${id}/public-profile`),
    status: (relation) => (isApart(relation) ? 404 : 200),
    told: (body) => {
      const { user, privacy, stats, achievements, relationship } = body as PublicProfile;
      const { currentHandicap, goalHandicap } = user;
      return { currentHandicap, goalHandicap, privacy, stats, achievements, relationship };
    },
    tells: (relation, { showHandicapPublicly, showProgressToFriends, allowFriendRequests }) => {
      const showHandicap = relation === 'self' || showHandicapPublicly;
      const showDetailedStats =
        relation === 'self' || (relation === 'friend' && showProgressToFriends);
      return {
        currentHandicap: showHandicap ? '18.4' : null,
        goalHandicap: showHandicap ? '9.9' : null,
        privacy: { showHandicap, showDetailedStats },
        stats: showDetailedStats ? stats : null,
        achievements: showDetailedStats ? [expect.objectContaining(achievement)] : [],
        relationship: {
          isFriend: relation === 'friend',
          isRequestSent: relation === 'requester',
          canSendFriendRequest: relation === 'stranger' && allowFriendRequests,
        },
      };
    },
  },
};

const stats = {
  level: 3,
  totalXp: 2500,
  totalSessionsCompleted: 12,
  totalMinutesTraining: 340,
  currentStreak: 4,
  longestStreak: 9,
};
const achievement = {
  id: 'first-friend',
  name: 'First friend',
  type: 'special',
  badgeImageUrl: null,
  unlockedAt: '2026-05-01T00:00:00.000Z',
};

describe('friend permissions', () => {
  let server: TestApp;
  let [other, golfer]: Golfer[] = [];
  let [id, golferId] = ['', ''];

  beforeAll(async () => {
    server = await startTestApp('server');
    [other, golfer] = [await aGolfer(server), await aGolfer(server)];
    [id, golferId] = [await idOf(other), await idOf(golfer)];
    await server.db.execute(
      sql`update users set current_handicap = 18.4, goal_handicap = 9.9 where id = ${id}`,
    );
    await server.db.execute(sql`
      insert into user_stats (user_id, total_xp, total_minutes, total_sessions, current_streak,
        board_streak, longest_streak, last_active_day, streak_breaks_after)
      values (${id}, 2500, 340, 12, 4, 4, 9, '2026-05-13', '2026-05-20')`);
    await server.db.execute(
      sql`insert into monthly_sessions values (${id}, '2026-05-01', 3, false)`,
    );
    await server.db.execute(sql`
      insert into unlocked_achievements (user_id, achievement_id, unlocked_on, unlocked_at, cause_id)
      values (${id}, 'first-friend', '2026-05-01', '2026-05-01T00:00:00Z', 'done')`);
  });
  afterAll(() => server.close());
  async function prepare(relation: Relation): Promise<Call> {
    const friendshipId = await relate(server, relation, { golferId: id, callerId: golferId });
    const callers = { visitor: visitor(server), self: other };
    const caller = callers[relation as keyof typeof callers] ?? golfer;
    if (caller === undefined || other === undefined) throw new Error('Nobody has signed up');
    return { caller, id, email: other.email, friendshipId };
  }

  const switched = everyPrivacy.map((privacy) => {
    const flags = privacyFlags.filter((flag) => privacy[flag]);
    return { privacy, count: flags.length, on: flags.join(', ') || 'nothing' };
  });
  /** Each switch on its own, all, and none. */
  const telling = switched.filter(({ count }) => count < 2 || count === privacyFlags.length);

  test.each(atScale({ short: telling, long: switched }))(
    'all requests of all callers get the expected responses with $on switched on',
    async ({ privacy }) => {
      if (other !== undefined) await ok(other.send('PUT', '/api/social/privacy', privacy));
      const { found, expected } = await callAll({
        permissions,
        switches: privacy,
        golferId: id,
        prepare,
      });
      expect(found).toEqual(expected);
    },
  );
});
