import { training } from '#contract/training.ts';
import { isUnsent, withinLimits } from '#domain/training/sent-progress.ts';
import type { SessionProgress } from '#domain/training/session-progress.ts';
import { ApiError } from '#web/platform/api/failures.ts';
import { fetchJson } from '#web/platform/api/fetch-json.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { readCopies } from '#web/platform/durable-copy.ts';
import { isUndecided } from '#web/platform/queue/undecided.ts';
import { parseStored, storedNames } from '#web/platform/stored.ts';

/**
 * Sends a golfer's session progress that the server does not have. The answer is not used: the page sends the
 * progress again when it is opened, and merging it twice changes nothing.
 * @throws when no answer arrives, or when the request may be sent again
 */
export async function sendProgressFromWorker(golferId: string): Promise<void> {
  const copies = new Map((await readCopies()).map(({ key, text }) => [key, parseStored(text)]));
  for (const [key, stored] of copies) {
    const [name, id = ''] = key.split(':');
    if (name !== storedNames.progress || stored?.golferId !== golferId) continue;
    const progress = stored.value as SessionProgress;
    const sent = copies.get(`${storedNames.sentProgress}:${id}`)?.value as string | undefined;
    if (!isUnsent(progress, sent ?? null)) continue;
    await fetchJson(urlOf(training.keepProgress, { params: { scheduledSessionId: id } }), {
      method: training.keepProgress.method,
      headers: { 'Content-Type': 'application/json', 'recorded-by': golferId },
      body: JSON.stringify({ ...withinLimits(progress), sentAt: Date.now() }),
    }).catch(throwIfUndecided);
  }
}

function throwIfUndecided(error: unknown): void {
  if (!(error instanceof ApiError) || isUndecided(error.status)) throw error;
}
