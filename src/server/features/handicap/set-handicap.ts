import type { Change } from '#server/platform/changes.ts';
import { clearHandicap, findHandicap, insertHandicap, saveGoal, saveHandicap } from './queries.ts';

/** Sets the current handicap from the profile; only another one is recorded. */
export async function setCurrentHandicap(change: Change, handicap: string | null): Promise<void> {
  const { tx, golfer } = change;
  if (handicap === null) return clearHandicap(tx, golfer.id);
  if (handicap !== (await findHandicap(tx, golfer.id)))
    await recordHandicap(change, handicap, null);
}

/**
 * Records the current handicap, also one that has not changed: the golfer was asked for it.
 * @returns the entry of the history
 */
export async function recordHandicap(change: Change, handicap: string, notes: string | null) {
  const { tx, golfer, now, today } = change;
  const userId = golfer.id;
  const from = await findHandicap(tx, userId);
  const recordedAt = now.toString({ fractionalSecondDigits: 3 });
  await saveHandicap(tx, userId, handicap);
  await insertHandicap(tx, { userId, handicap, notes, recordedAt: new Date(recordedAt) });
  await change.record('handicapChanged', { userId, from, to: handicap, at: recordedAt, today });
  return { handicap, recordedAt };
}

export const setGoalHandicap = ({ tx, golfer }: Change, goal: string | null): Promise<void> =>
  saveGoal(tx, golfer.id, goal);
