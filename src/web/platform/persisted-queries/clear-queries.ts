import { golferOnDevice, isLeaving, setGolferOnDevice } from './golfer-on-device.ts';
import { deleteQueries } from './query-database.ts';

/** Leaving must not hang on a storage that does not answer. */
const timeLimitMs = 1000;

/**
 * For the end of a session: nothing that was read stays on this device. From the first moment on nothing
 * is restored any more; what a page that is left cannot delete, the next one does.
 */
export async function clearQueries(): Promise<void> {
  if (golferOnDevice() === null && !isLeaving()) return;
  setGolferOnDevice('left');
  await Promise.race([erase(), new Promise((resolve) => setTimeout(resolve, timeLimitMs))]);
}

async function erase(): Promise<void> {
  try {
    await deleteQueries();
    if (isLeaving()) setGolferOnDevice(null);
  } catch {
    // Forbidden storage has kept nothing.
  }
}

/** Starts the page anew as a visitor, without anything that was read for the golfer. */
export async function leaveSession(): Promise<void> {
  await clearQueries();
  location.assign('/');
}
