import { browserText } from './browser-value.ts';
import { deleteFrameOnDevice } from './frame-on-device.ts';

// public/first-paint.js reads the same key.
const golfer = browserText('golfer');

/** A golfer has signed out, but the persisted reads may not be deleted yet. */
const left = '';

/** The id of the golfer whose reads this device keeps; null if nobody has signed in, or the golfer has signed out. */
export const golferOnDevice = (): string | null => golfer.read() || null;

/** True after a golfer has signed out, until the golfer's persisted reads are deleted. */
export const isLeaving = (): boolean => golfer.read() === left;

let hasLeft = false;

/** Whether the golfer has signed out in this tab, which leads to another page. */
export const hasLeftHere = (): boolean => hasLeft;

/** Sets whose reads and frame are kept from now on; `left` while the reads of a golfer are being deleted. */
export function setGolferOnDevice(id: string | 'left' | null): void {
  hasLeft = id === 'left' || (id === null && hasLeft);
  deleteFrameOnDevice();
  golfer.keep(id === 'left' ? left : id);
}
