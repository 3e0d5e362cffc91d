import { changedWithHandicap } from '#contract/handicap.ts';
import type { Change } from '#server/platform/changes.ts';
import {
  clearHandicap,
  findHandicap,
  insertHandicap,
  isRecordedAfter,
  saveGoal,
  saveHandicap,
} from './queries.ts';

/** Sets the current handicap from the profile, and records it only if it has changed. */
export async function setCurrentHandicap(change: Change, handicap: string | null): Promise<void> {
  const { tx, golfer } = change;
  if (handicap === null) return clearHandicap(tx, golfer.id);
  if (handicap !== (await findHandicap(tx, golfer.id)))
    await recordHandicap(change, handicap, null);
}

/**
 * Records a handicap, even an unchanged one, because the golfer was asked for it. It becomes the current
 * handicap, unless a device sent it late and a later one was recorded meanwhile.
 * @returns the entry of the history
 */
export async function recordHandicap(change: Change, handicap: string, notes: string | null) {
  const { tx, golfer, made } = change;
  const userId = golfer.id;
  const from = await findHandicap(tx, userId);
  const recordedAt = made.at.toString({ fractionalSecondDigits: 3 });
  const at = new Date(recordedAt);
  const isCurrent = !(await isRecordedAfter(tx, userId, at));
  if (isCurrent) await saveHandicap(tx, userId, handicap);
  await insertHandicap(tx, { userId, handicap, notes, recordedAt: at });
  const to = isCurrent ? handicap : (from ?? handicap);
  change.refresh(...changedWithHandicap);
  await change.record('handicapChanged', { userId, from, to, at: recordedAt, today: made.on });
  return { handicap, recordedAt };
}

export const setGoalHandicap = ({ tx, golfer }: Change, goal: string | null): Promise<void> =>
  saveGoal(tx, golfer.id, goal);
