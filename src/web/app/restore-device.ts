import { loadCatalogs } from '#web/i18n/translation.ts';
import { waitingChanges } from '#web/platform/queue/waiting-change.ts';
import { recoverValues } from '#web/platform/recover-values.ts';

/** A `localStorage` key that exists while changes wait; without it, the first screen skips the database. */
const waitingKey = 'waiting-changes';

/** Restores the golfer's unsent input and waiting changes before the first screen reads them. */
export async function restoreDevice(golferId: string): Promise<void> {
  await Promise.allSettled([recoverValues(), restoreWaiting(golferId)]);
}

async function restoreWaiting(golferId: string): Promise<void> {
  const hasWaited = localStorage.getItem(waitingKey) !== null;
  waitingChanges.subscribe(noteWaiting);
  if (!hasWaited) return;
  // The first screen describes the changes, so it needs the texts.
  const [{ changesOf }] = await Promise.all([
    import('#web/platform/queue/database.ts'),
    loadCatalogs('queue'),
  ]);
  waitingChanges.set(await changesOf(golferId));
}

function noteWaiting(): void {
  try {
    if (waitingChanges.get().length > 0) localStorage.setItem(waitingKey, '');
    else localStorage.removeItem(waitingKey);
  } catch {
    // Storage is full: the first screen learns of the changes a moment later.
  }
}
