import type { SessionProgress } from '#domain/training/session-progress.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { waitingChanges } from '#web/platform/queue/waiting-change.ts';
import { storedNames } from '#web/platform/stored.ts';
import { storedIds } from '#web/platform/stored-ids.ts';
import { localProgress } from './local-progress.ts';
import { readProgress } from './progress-store.ts';
import { exchangeProgress, isFinal, isUnsentHere } from './sync-progress.ts';

/** What the server has refused, by its session, which is over elsewhere: only what is counted since is sent. */
const refused = new Map<string, SessionProgress>();

/**
 * Sends what a golfer has counted on this device and the server does not know, of all sessions, whichever
 * screen is open. A session about which a change waits comes after it.
 * @returns whether something is still to be tried again
 */
export async function sendProgress(golferId: string): Promise<boolean> {
  for (const id of unsentOf(golferId)) {
    const local = localProgress(id);
    const sent = local.read();
    if (sent === null) continue;
    try {
      await exchangeProgress(id, local, { sent, golferId });
    } catch (error) {
      // Somebody else is signed in by now.
      if (hasStatus(error, 401)) return false;
      if (!isFinal(error)) return true;
      refused.set(id, sent);
    }
  }
  return unsentOf(golferId).length > 0;
}

function unsentOf(golferId: string): readonly string[] {
  const changing = new Set(waitingChanges.get().map(({ sessionId }) => sessionId));
  return storedIds(storedNames.progress, golferId).filter(
    (id) =>
      !changing.has(id) && readProgress(id) !== refused.get(id) && isUnsentHere(localProgress(id)),
  );
}
