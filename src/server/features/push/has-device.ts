import type { Change } from '#server/platform/changes.ts';
import { leaveToCommit } from '#server/platform/database/drizzle.ts';
import { hasSubscription } from './queries.ts';

const asked = new WeakMap<Change, Promise<boolean>>();

/** Whether the golfer of a change has a device for pushes. Queried once per change. */
export function hasDevice(change: Change): Promise<boolean> {
  const known = asked.get(change);
  if (known !== undefined) return known;
  const answer = hasSubscription(change.tx, change.golfer.id);
  asked.set(change, answer);
  return answer;
}

/** Sends the query without waiting for the result. */
export async function askForDevice(change: Change): Promise<void> {
  leaveToCommit(change.tx, hasDevice(change));
}
