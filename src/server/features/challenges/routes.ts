import type { challenges } from '#contract/challenges.ts';
import { challengesPerDay } from '#domain/challenges/challenge.ts';
import { findPrivacy } from '#server/features/settings/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { findBoard } from './board.ts';
import { answerChallenge, declineChallenge, sendChallenge, withdrawChallenge } from './commands.ts';
import { findScoredDrill } from './drills.ts';
import { findChallenges, findOpponents } from './list-queries.ts';

const aDay = { most: challengesPerDay, seconds: 24 * 60 * 60 };
const done = { success: true } as const;

export function challengeHandlers({ db, attempts }: Platform): Handlers<typeof challenges> {
  return {
    list: ({ caller, now }) => findChallenges(db, caller, now),

    send: {
      async beforeChange({ caller }) {
        await attempts.takeOrThrow(`challenge:${caller.id}`, aDay);
        return ({ body, change }) => sendChallenge(change, body);
      },
    },

    answer: ({ params: { id }, body: { score }, change }) => answerChallenge(change, { id, score }),

    async decline({ params, change }) {
      await declineChallenge(change, params.id);
      return done;
    },

    async withdraw({ params, change }) {
      await withdrawChallenge(change, params.id);
      return done;
    },

    async friends({ params: { id: exerciseId }, caller, now }) {
      if ((await findScoredDrill(db, exerciseId, caller)) === null) throw new AppError('not_found');
      const { showProgressToFriends: isShown } = await findPrivacy(db, caller.id);
      const asking = { golferId: caller.id, exerciseId, now };
      return { friends: isShown ? await findOpponents(db, asking) : [], isShown };
    },

    async board({ params, caller, today }) {
      const board = await findBoard(db, params.id, { reader: caller, today });
      if (board === null) throw new AppError('not_found');
      return board;
    },
  };
}
