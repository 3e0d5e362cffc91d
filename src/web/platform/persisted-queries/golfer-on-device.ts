import { deleteFrameOnDevice } from './frame-on-device.ts';

const storageKey = 'golfer';

/** A golfer has signed out, but the persisted reads may not be deleted yet. */
const left = '';

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The id of the golfer whose reads this device keeps; null if nobody has signed in, or the golfer has signed out. */
export const golferOnDevice = (): string | null => stored() || null;

/** True after a golfer has signed out, until the golfer's persisted reads are deleted. */
export const isLeaving = (): boolean => stored() === left;

let hasLeft = false;

/** Whether the golfer has signed out in this tab, which leads to another page. */
export const hasLeftHere = (): boolean => hasLeft;

/** Sets whose reads and frame are kept from now on; `left` while the reads of a golfer are being deleted. */
export function setGolferOnDevice(id: string | 'left' | null): void {
  hasLeft = id === 'left' || (id === null && hasLeft);
  try {
    deleteFrameOnDevice();
    if (id === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, id === 'left' ? left : id);
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}
