import { loadCatalogs } from '#web/i18n/translation.ts';
import { waitingChanges } from '#web/platform/queue/waiting-change.ts';
import { recoverValues } from '#web/platform/recover-values.ts';

/** In `localStorage` while something waits, so that the first screen looks into the database only then. */
const waitingKey = 'waiting-changes';

/** Has what was typed, and what waits to be sent, there before the first screen reads it. */
export async function restoreDevice(golferId: string): Promise<void> {
  await Promise.allSettled([recoverValues(), restoreWaiting(golferId)]);
}

async function restoreWaiting(golferId: string): Promise<void> {
  const hasWaited = localStorage.getItem(waitingKey) !== null;
  waitingChanges.subscribe(noteWaiting);
  if (!hasWaited) return;
  // The first screen tells of them in words.
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
    // A full storage: the first screen learns of it a moment later.
  }
}
