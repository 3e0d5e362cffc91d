import { golferOnDevice, isLeaving, setGolferOnDevice } from '../device/golfer-on-device.ts';
import { earlierReads } from '../device/schema.ts';
import { deleteQueries } from './query-database.ts';

/** Signing out must not hang when the storage does not respond. */
const timeLimitMs = 1000;

/**
 * Called at the end of a session: deletes all persisted reads, and the confirmed changes. From this call on, nothing is
 * restored. If this page closes before the reads are deleted, the next page deletes them.
 */
export async function clearQueries(): Promise<void> {
  if (golferOnDevice() === null && !isLeaving()) return;
  setGolferOnDevice('left');
  await Promise.race([erase(), new Promise((resolve) => setTimeout(resolve, timeLimitMs))]);
}

async function erase(): Promise<void> {
  try {
    await deleteQueries();
    // A tab of the version before may still fill it.
    indexedDB.deleteDatabase(earlierReads);
    // What was confirmed is only kept for these reads.
    await import('../queue/database.ts').then(({ dropConfirmed }) => dropConfirmed());
    if (isLeaving()) setGolferOnDevice(null);
  } catch {
    // Storage is forbidden, so nothing was persisted; or the code cannot be loaded, and the next page deletes the rest.
  }
}

/** Reloads the app as a visitor, without any of the golfer's data. */
export async function leaveSession(): Promise<void> {
  await clearQueries();
  location.assign('/');
}
