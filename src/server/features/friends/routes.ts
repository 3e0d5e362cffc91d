import type { friends } from '#contract/friends.ts';
import type { Rule } from '#server/platform/auth/attempts.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { saveInvitation } from './invitation-queries.ts';
import { emailHashOf, sendInvitation } from './invitations.ts';
import { findLeaderboard } from './leaderboards.ts';
import { findPublicProfile } from './profile.ts';
import {
  findBlocked,
  findFriends,
  findId,
  findIdByEmail,
  findRequests,
  findSentRequests,
} from './queries.ts';
import {
  answerRequest,
  blockGolfer,
  removeFriend,
  requestFriendship,
  unblockGolfer,
  withdrawRequest,
} from './requests.ts';

const day = 24 * 60 * 60;
/** Refused requests count too, so that nobody can find out by trying which addresses have an account. */
const requestsADay = { most: 50, seconds: day } satisfies Rule;
const invitationsADay = { most: 20, seconds: day } satisfies Rule;

const done = { success: true } as const;

export function friendHandlers(platform: Platform): Handlers<typeof friends> {
  const { db, attempts, sendJob } = platform;

  return {
    list: ({ caller }) => findFriends(db, caller.id),
    requests: ({ caller }) => findRequests(db, caller.id),
    sentRequests: ({ caller, now }) => findSentRequests(db, caller.id, now),

    request: {
      async beforeChange({ caller }) {
        await attempts.takeOrThrow(`friend-request:${caller.id}`, requestsADay);
        return async ({ body, change }) => {
          const addresseeId = await findIdByEmail(change.tx, body.addresseeEmail);
          return requestFriendship(change, { addresseeId, ifAbsent: 'golfer_not_found' });
        };
      },
    },

    requestById: {
      async beforeChange({ caller }) {
        await attempts.takeOrThrow(`friend-request:${caller.id}`, requestsADay);
        return async ({ params, change }) => {
          const addresseeId = await findId(change.tx, params.id);
          return requestFriendship(change, { addresseeId, ifAbsent: 'not_found' });
        };
      },
    },

    async answer({ params: { id }, body: { status }, change }) {
      await answerRequest(change, { id, answer: status });
      return { id, status };
    },

    async withdrawRequest({ params, change }) {
      await withdrawRequest(change, params.id);
      return done;
    },

    async remove({ params, change }) {
      await removeFriend(change, params.id);
      return done;
    },

    invite: {
      async beforeChange({ caller }) {
        await attempts.takeOrThrow(`invitation:${caller.id}`, invitationsADay);
        return async ({ body: { email }, change: { tx, golfer, now } }) => {
          const invitation = { emailHash: emailHashOf(platform, email), inviterId: golfer.id };
          await saveInvitation(tx, invitation, now);
          await sendJob(tx, sendInvitation, { payload: { inviterId: golfer.id, email } });
          return done;
        };
      },
    },

    blocked: ({ caller }) => findBlocked(db, caller.id),

    async block({ params, change }) {
      await blockGolfer(change, params.id);
      return done;
    },

    async unblock({ params, change }) {
      await unblockGolfer(change, params.id);
      return done;
    },

    streakLeaders: ({ db, caller, query, today }) =>
      findLeaderboard(db, { board: 'streak', viewerId: caller.id, today, ...query }),

    monthLeaders: ({ db, caller, query, today }) =>
      findLeaderboard(db, { board: 'month', viewerId: caller.id, today, ...query }),

    profile: ({ params, caller, now, today }) =>
      findPublicProfile(db, {
        viewerId: caller.id,
        golferId: params.id,
        language: caller.language,
        now,
        today,
      }),
  };
}
