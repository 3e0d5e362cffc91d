import type { SessionProgress } from '#domain/training/session-progress.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { localProgress } from './local-progress.ts';
import { readProgress, storedProgress } from './progress-store.ts';
import { exchangeProgress, isFinal, isUnsentHere } from './sync-progress.ts';

/** Progress refused by the server because its session is over, by session id. Only newer progress is sent again. */
const refused = new Map<string, SessionProgress>();

/**
 * Sends the golfer's unsent progress of all sessions, whichever screen is open. Skips sessions with an unsent
 * change; they follow after that change.
 * @returns whether something has to be retried
 */
export async function sendProgress(golferId: string): Promise<boolean> {
  for (const id of unsentOf(golferId)) {
    const local = localProgress(id);
    const sent = local.read();
    if (sent === null) continue;
    try {
      await exchangeProgress(id, local, { sent, golferId });
    } catch (error) {
      // Another golfer is signed in now.
      if (hasStatus(error, 401)) return false;
      if (!isFinal(error)) return true;
      refused.set(id, sent);
    }
  }
  return unsentOf(golferId).length > 0;
}

function unsentOf(golferId: string): readonly string[] {
  const changing = new Set(waitingRequests.get().map(({ sessionId }) => sessionId));
  return storedProgress
    .idsOf(golferId)
    .filter(
      (id) =>
        !changing.has(id) &&
        readProgress(id) !== refused.get(id) &&
        isUnsentHere(localProgress(id)),
    );
}
