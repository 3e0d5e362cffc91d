import { endOfChallenge, outcomeOf } from '#domain/challenges/challenge.ts';
import { checkScore, mostCounted, toStep } from '#domain/drills/drill.ts';
import { lockPair } from '#server/features/friends/public-queries.ts';
import { findPrivacy } from '#server/features/settings/public-queries.ts';
import { findDrillResult } from '#server/features/training/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { insertAnswer } from './answer-queries.ts';
import {
  deleteSent,
  deleteStale,
  insertChallenge,
  lockReceived,
  setDeclined,
} from './challenge-queries.ts';
import { refreshTabsOf } from './refresh-tabs.ts';
import { mayChallenge } from './who-plays.ts';

type Sending = {
  readonly friendId: string;
  readonly scheduledSessionId: string;
  readonly exerciseId: string;
};

/**
 * Challenges a friend with the golfer's own score from a completed session.
 * @throws AppError progress_hidden, challenge_exists, or not_found when the score does not exist or the
 * other golfer is not a friend or hides progress
 */
export async function sendChallenge(change: Change, { friendId, ...drill }: Sending) {
  const { tx, golfer, now } = change;
  const { showProgressToFriends } = await findPrivacy(tx, golfer.id);
  if (!showProgressToFriends) throw new AppError('progress_hidden');
  await lockPair(tx, golfer.id, friendId);
  const result = await findDrillResult(tx, { userId: golfer.id, ...drill });
  if (result === null || !(await mayChallenge(tx, golfer.id, friendId)))
    throw new AppError('not_found');
  const { exerciseId } = drill;
  const between = { challengerId: golfer.id, friendId, exerciseId };
  await deleteStale(tx, { ...between, now });
  const [id, expiresAt] = [newId(), endOfChallenge(now)];
  const { score } = result;
  const challenge = { ...between, ...drill, id, score, sentAt: now, expiresAt };
  if (!(await insertChallenge(tx, challenge))) throw new AppError('challenge_exists');
  await change.record('challengeSent', { userId: golfer.id, challengeId: id, friendId });
  return { id, expiresAt: expiresAt.toString({ fractionalSecondDigits: 3 }) };
}

type Answered = { readonly challengeId: string; readonly challengerId: string };

/** Records that the golfer has answered a challenge, which no longer asks for an answer. */
export async function recordAnswer(change: Change, answered: Answered): Promise<void> {
  change.withdraw({ challengeId: answered.challengeId });
  await change.record('challengeAnswered', { userId: change.golfer.id, ...answered });
}

/**
 * Answers a challenge with the score of an attempt, which must be valid for a session.
 * @throws AppError not_found, challenge_over or invalid_input
 */
export async function answerChallenge(
  change: Change,
  { id, score: entered }: { readonly id: string; readonly score: number },
) {
  const { tx, golfer, now: at, today: on } = change;
  const received = await lockReceived(tx, { id, friendId: golfer.id, now: at });
  if (received === null || received.isDeclined || received.scoring === null)
    throw new AppError('not_found');
  const { challengerId, exerciseId, scoring } = received;
  const code = checkScore(scoring, entered);
  if (code !== null) {
    const { min, max, step } = scoring;
    const bounds = { min, max: max ?? mostCounted, step };
    throw new AppError('invalid_input', [{ path: 'score', code, bounds }]);
  }
  if (received.isOver) throw new AppError('challenge_over');
  const score = toStep(entered, scoring.step);
  await insertAnswer(tx, { id, userId: golfer.id, exerciseId, score, on, at });
  await recordAnswer(change, { challengeId: id, challengerId });
  return { outcome: outcomeOf(scoring, score, received.score) };
}

/**
 * Declines a challenge. Declining it again changes nothing.
 * @throws AppError not_found, or challenge_over when it was answered or has expired
 */
export async function declineChallenge(change: Change, id: string): Promise<void> {
  const { tx, golfer, now } = change;
  const received = await lockReceived(tx, { id, friendId: golfer.id, now });
  if (received === null) throw new AppError('not_found');
  if (received.isDeclined) return;
  if (received.isOver) throw new AppError('challenge_over');
  await setDeclined(tx, id, now);
  change.withdraw({ challengeId: id });
}

/** Withdraws a challenge. @throws AppError not_found when none is waiting */
export async function withdrawChallenge(change: Change, id: string): Promise<void> {
  const { tx, golfer } = change;
  const deleted = await deleteSent(tx, { id, challengerId: golfer.id });
  if (deleted === null) throw new AppError('not_found');
  const { friendId } = deleted;
  change.withdraw({ challengeId: id }, [golfer.id, friendId]);
  refreshTabsOf(change, [friendId]);
}
