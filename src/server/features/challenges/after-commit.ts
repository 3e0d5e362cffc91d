import { outcomeOf } from '#domain/challenges/challenge.ts';
import type { DomainEvents } from '#domain/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findToTell } from './challenge-queries.ts';

/** Notifies the challenged friend, in a change of the friend's own, if the challenge is still waiting. */
export async function tellFriend(
  { userId: golferId, challengeId, friendId }: DomainEvents['challengeSent'],
  { runChange }: Platform,
): Promise<void> {
  await runChange(friendId, async (change) => {
    const told = await findToTell(change.tx, challengeId, 'challenger');
    if (told === null || told.answer !== null) return;
    const { name, focus, score } = told;
    const about = { userId: friendId, golferId, challengeId };
    await change.record('challengeReceived', { ...about, name, focus, score });
  });
}

/** Notifies the challenger of an answer, in a change of the challenger's own, if the answer still exists. */
export async function tellChallenger(
  { userId: golferId, challengeId, challengerId }: DomainEvents['challengeAnswered'],
  { runChange }: Platform,
): Promise<void> {
  await runChange(challengerId, async (change) => {
    const told = await findToTell(change.tx, challengeId, 'friend');
    if (told === null || told.answer === null || told.better === null) return;
    const { name, focus, better, score: ownScore, answer: score } = told;
    const outcome = outcomeOf({ better }, ownScore, score);
    const about = { userId: challengerId, golferId, challengeId, name, focus };
    await change.record('challengeAnswerReceived', { ...about, ownScore, score, outcome });
  });
}
