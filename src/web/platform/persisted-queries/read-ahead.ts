import { golferOnDevice } from './golfer-on-device.ts';
import { type PersistedQuery, readQueries } from './query-database.ts';

type Begun = { readonly golferId: string; readonly reads: Promise<readonly PersistedQuery[]> };

let begun: Begun | null = null;

const read = (golferId: string): Begun['reads'] =>
  readQueries(golferId).catch(() => {
    // Storage is forbidden, so nothing was stored.
    return [];
  });

/** Starts reading the data stored for this device's golfer before the app's other scripts have run. */
export function readAhead(): void {
  const golferId = golferOnDevice();
  if (golferId !== null) begun = { golferId, reads: read(golferId) };
}

/** Returns the reads stored for a golfer, from `readAhead` if it read those of the same golfer. */
export function takeReads(golferId: string): Begun['reads'] {
  const known = begun;
  begun = null;
  return known?.golferId === golferId ? known.reads : read(golferId);
}
