import { changesOf } from '#web/platform/queue/database.ts';
import { waitingChanges } from '#web/platform/queue/waiting-change.ts';
import { recoverValues } from '#web/platform/recover-values.ts';

/** Has what was typed, and what waits to be sent, there before the first screen reads it. */
export async function restoreDevice(golferId: string): Promise<void> {
  await Promise.allSettled([recoverValues(), changesOf(golferId).then(waitingChanges.set)]);
}
