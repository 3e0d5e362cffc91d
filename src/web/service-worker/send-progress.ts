import { training } from '#contract/training.ts';
import { isUnsent, withinLimits } from '#domain/training/sent-progress.ts';
import type { SessionProgress } from '#domain/training/session-progress.ts';
import { ApiError, isUndecided } from '#web/platform/api/failures.ts';
import { fetchJson } from '#web/platform/api/fetch-json.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { openDevice } from '#web/platform/device/database.ts';
import { storedNames } from '#web/platform/device/schema.ts';

/**
 * Sends a golfer's session progress that the server does not have. The answer is not used: the page sends the
 * progress again when it is opened, and merging it twice changes nothing.
 * @throws when no answer arrives, or when the request may be sent again
 */
export async function sendProgressFromWorker(golferId: string): Promise<void> {
  const rows = await (await openDevice()).getAll('values');
  const values = new Map(rows.map((row) => [row.key, row]));
  for (const { key, golferId: owner, value } of rows) {
    const [name, id = ''] = key.split(':');
    if (name !== storedNames.progress || value === null || owner !== golferId) continue;
    const progress = value as SessionProgress;
    const sent = values.get(`${storedNames.sentProgress}:${id}`)?.value as string | undefined;
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
