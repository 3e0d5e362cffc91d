import { deleteFrameOnDevice } from './frame-on-device.ts';

const storageKey = 'golfer';

/** Somebody has left, and what was kept may not be deleted yet. */
const left = '';

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The id of the golfer whose reads this device keeps; null where nobody has signed in, or has left. */
export const golferOnDevice = (): string | null => stored() || null;

/** True until what was kept for a golfer who has left is deleted. */
export const isLeaving = (): boolean => stored() === left;

/** Says whose reads and frame are kept from now on; `left` while the reads of somebody are being deleted. */
export function setGolferOnDevice(id: string | 'left' | null): void {
  try {
    deleteFrameOnDevice();
    if (id === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, id === 'left' ? left : id);
  } catch {
    // Nothing is kept then.
  }
}
