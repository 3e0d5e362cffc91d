import { loadCatalogs } from '#web/i18n/translation.ts';
import { confirmedRequests, waitingRequests } from '#web/platform/queue/queued-request.ts';
import { recoverValues } from '#web/platform/recover-values.ts';

/** A `localStorage` key that exists while changes wait or have effects that stored reads do not show; without it, the first screen skips the database. */
const waitingKey = 'waiting-changes';

/** Restores the golfer's unsent input and waiting changes before the first screen reads them. */
export async function restoreDevice(golferId: string): Promise<void> {
  await Promise.allSettled([recoverValues(), restoreWaiting(golferId)]);
}

async function restoreWaiting(golferId: string): Promise<void> {
  const hasWaited = localStorage.getItem(waitingKey) !== null;
  waitingRequests.subscribe(noteWaiting);
  confirmedRequests.subscribe(noteWaiting);
  if (!hasWaited) return;
  // The first screen describes the changes, so it needs the texts.
  const [{ allChangesOf }] = await Promise.all([
    import('#web/platform/queue/database.ts'),
    loadCatalogs('queue'),
  ]);
  const { waiting, confirmed } = await allChangesOf(golferId);
  confirmedRequests.set(confirmed);
  waitingRequests.set(waiting);
}

function noteWaiting(): void {
  try {
    if (waitingRequests.get().length + confirmedRequests.get().length > 0)
      localStorage.setItem(waitingKey, '');
    else localStorage.removeItem(waitingKey);
  } catch {
    // Storage is full: the first screen learns of the changes a moment later.
  }
}
