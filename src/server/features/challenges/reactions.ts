import { changedWithChallenges } from '#contract/challenges.ts';
import { lockPair } from '#server/features/friends/public-queries.ts';
import type { Listener } from '#server/platform/changes.ts';
import {
  findAnsweredIn,
  insertAnswersOfSession,
  withdrawAnswersOfSession,
} from './answer-queries.ts';
import { deleteBetween, deleteOfSession } from './challenge-queries.ts';
import { recordAnswer } from './commands.ts';
import { refreshTabsOf } from './refresh-tabs.ts';

/** Updates challenges after changes to sessions and friendships, within the same change. */
export const challengeListener: Listener = (change) => {
  const { tx, golfer, made } = change;
  return {
    on: {
      async sessionCompleted({ userId, scheduledSessionId, scores, today: on }) {
        if (scores.length === 0) return;
        // A session done offline answers the challenges that waited at that time.
        const answers = { userId, scheduledSessionId, scores, on, at: made.at };
        const answered = await insertAnswersOfSession(tx, answers);
        for (const { id: challengeId, challengerId } of answered)
          await recordAnswer(change, { challengeId, challengerId });
        if (answered.length > 0) change.refresh(...changedWithChallenges);
      },

      async sessionReopened({ userId, scheduledSessionId, completion }) {
        if (completion === null) return;
        const sent = await deleteOfSession(tx, scheduledSessionId);
        for (const { id: challengeId, friendId } of sent)
          change.withdraw({ challengeId }, [golfer.id, friendId]);
        const answered = await findAnsweredIn(tx, scheduledSessionId);
        // Locks pairs in id order, which avoids deadlocks. Meanwhile, nobody can send a new challenge.
        for (const { challengerId } of answered) await lockPair(tx, userId, challengerId);
        if (answered.length > 0) await withdrawAnswersOfSession(tx, scheduledSessionId);
        for (const { id: challengeId, challengerId } of answered)
          change.withdraw({ challengeId }, [challengerId]);
        const others = [
          ...sent.map(({ friendId }) => friendId),
          ...answered.map(({ challengerId }) => challengerId),
        ];
        if (others.length === 0) return;
        change.refresh(...changedWithChallenges);
        refreshTabsOf(change, others);
      },

      friendshipEnded: ({ userId, otherId }) => deleteBetween(tx, userId, otherId),
    },
  };
};
