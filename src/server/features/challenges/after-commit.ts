import { changedWithChallenges } from '#contract/challenges.ts';
import { outcomeOf } from '#domain/challenges/challenge.ts';
import type { DomainEvents } from '#domain/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findForNotification } from './challenge-queries.ts';

/** Notifies the challenged friend, in a change of the friend's own, if the challenge is still waiting. */
export async function notifyFriend(
  { userId: golferId, challengeId, friendId }: DomainEvents['challengeSent'],
  { runChange }: Platform,
): Promise<void> {
  await runChange(friendId, async (change) => {
    const challenge = await findForNotification(change.tx, challengeId, 'challenger');
    if (challenge === null || challenge.answer !== null) return;
    const { name, focus, score } = challenge;
    change.notify({ kind: 'challenge_received', golferId, name, challengeId, focus, score });
    change.refresh(...changedWithChallenges);
  });
}

/** Notifies the challenger of an answer, in a change of the challenger's own, if the answer still exists. */
export async function notifyChallenger(
  { userId: golferId, challengeId, challengerId }: DomainEvents['challengeAnswered'],
  { runChange }: Platform,
): Promise<void> {
  await runChange(challengerId, async (change) => {
    const challenge = await findForNotification(change.tx, challengeId, 'friend');
    if (challenge === null || challenge.answer === null || challenge.better === null) return;
    const { name, focus, better, score: ownScore, answer: score } = challenge;
    const outcome = outcomeOf({ better }, ownScore, score);
    const about = { golferId, name, challengeId, focus };
    change.notify({ kind: 'challenge_answered', ...about, ownScore, score, outcome });
    change.refresh(...changedWithChallenges);
  });
}
