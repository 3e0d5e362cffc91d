import { startLimit } from '../start-limit.ts';
import { golferOnDevice, isLeaving, setGolferOnDevice } from './golfer-on-device.ts';
import { golferOfQueries } from './query-database.ts';

/**
 * Restores whose device this is, from the persisted reads: browsers write `localStorage` to disk late, so a phone that
 * dies soon after signing in has the reads without it. Signing out deletes the reads, so it stays signed out. The first
 * visit has no service worker yet, and opens no storage here.
 */
export async function recoverGolfer(): Promise<void> {
  if (golferOnDevice() !== null || isLeaving() || !navigator.serviceWorker?.controller) return;
  // If storage is forbidden, nothing was stored.
  const golferId = await Promise.race([golferOfQueries().catch(() => null), startLimit()]);
  // Another tab may have signed in or out meanwhile.
  if (golferId && golferOnDevice() === null && !isLeaving()) setGolferOnDevice(golferId);
}
