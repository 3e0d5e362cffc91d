import type { IDBPDatabase } from 'idb';
import { earlierKeys } from './browser-value.ts';
import { earlierVersion, openDevice } from './database.ts';
import { golferOnDevice, isLeaving } from './golfer-on-device.ts';
import type { DeviceSchema, PersistedQuery, ValueRow } from './schema.ts';

/** What a page reads from the device when it starts. */
export type DeviceContents = {
  readonly reads: readonly PersistedQuery[];
  readonly values: readonly ValueRow[];
  /** Whether changes wait, or have effects that the reads do not show. */
  readonly hasChanges: boolean;
};

/**
 * Whether a golfer's data may be on this device; a visitor's browser opens no storage. Browsers write `localStorage`
 * to disk late, so a phone that died soon after signing in has the data without its owner, but it has a service worker.
 */
export const mayHaveContents = (): boolean =>
  golferOnDevice() !== null || (!isLeaving() && Boolean(navigator.serviceWorker?.controller));

async function readStores(db: IDBPDatabase<DeviceSchema>): Promise<DeviceContents> {
  const transaction = db.transaction(['reads', 'changes', 'values']);
  const [reads, values, changes] = await Promise.all([
    transaction.objectStore('reads').getAll(),
    transaction.objectStore('values').getAll(),
    transaction.objectStore('changes').count(),
  ]);
  return { reads, values, hasChanges: changes > 0 };
}

async function readAll(): Promise<DeviceContents> {
  const db = await openDevice();
  const contents = await readStores(db);
  const isEarlier =
    contents.values.some(({ key }) => key === earlierVersion) || earlierKeys().length > 0;
  if (!isEarlier) return contents;
  try {
    const { takeOver } = await import('./earlier-version.ts');
    await takeOver(db);
    return await readStores(db);
  } catch {
    // There is no room, or no connection for this code: the next start tries again.
    return contents;
  }
}

let begun: Promise<DeviceContents> | null = null;

/** Starts reading the device before the app's other scripts have run. */
export function readAhead(): void {
  if (mayHaveContents()) begun = readAll();
  // Whoever takes it handles the error.
  begun?.catch(() => {});
}

/**
 * Returns what is on the device, for the first caller from `readAhead`.
 * @throws when the browser forbids storage
 */
export function takeContents(): Promise<DeviceContents> {
  const contents = begun ?? readAll();
  begun = null;
  return contents;
}
