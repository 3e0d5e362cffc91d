import { golferOnDevice } from './golfer-on-device.ts';
import { type PersistedQuery, readQueries } from './query-database.ts';

type Begun = { readonly golferId: string; readonly reads: Promise<readonly PersistedQuery[]> };

let begun: Begun | null = null;

const read = (golferId: string): Begun['reads'] =>
  readQueries(golferId).catch(() => {
    // Forbidden storage has kept nothing.
    return [];
  });

/** Begins to read what this device keeps for its golfer, while the scripts of the app are still to run. */
export function readAhead(): void {
  const golferId = golferOnDevice();
  if (golferId !== null) begun = { golferId, reads: read(golferId) };
}

/** What this device keeps for a golfer, by `readAhead` where that was for the same one. */
export function takeReads(golferId: string): Begun['reads'] {
  const known = begun;
  begun = null;
  return known?.golferId === golferId ? known.reads : read(golferId);
}
