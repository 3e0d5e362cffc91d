import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type DeviceSchema, deviceDatabase } from './schema.ts';

/** The row of `values` that says that data of the version before is still elsewhere: `earlier-version.ts`. */
export const earlierVersion = 'earlier-version';

type Opening = {
  readonly opened: Promise<IDBPDatabase<DeviceSchema>>;
  /** Rejects while a frozen tab of an earlier version keeps the database from being upgraded. */
  readonly blocked: Promise<never>;
};

let opening: Opening | null = null;

const forget = () => {
  opening = null;
};

function begin(): Opening {
  const { promise: blocked, reject } = Promise.withResolvers<never>();
  const opened = openDB<DeviceSchema>(deviceDatabase, 2, {
    upgrade(db, from) {
      if (from < 1)
        db.createObjectStore('changes', { keyPath: 'order', autoIncrement: true }).createIndex(
          'golfer',
          'golferId',
        );
      db.createObjectStore('reads', { keyPath: ['golferId', 'url'] });
      const values = db.createObjectStore('values', { keyPath: 'key' });
      if (from === 1) void values.put({ key: earlierVersion, golferId: null, at: 0, value: true });
    },
    blocked: () => reject(new Error('Another tab keeps the database from being upgraded')),
    // A tab with a newer version of the app must not be blocked by this one.
    blocking(_current, _next, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return { opened, blocked };
}

/**
 * The database of this device with its stores `reads`, `changes` and `values`. It is opened on first use and stays
 * open; after a failure or a close, the next use opens it again.
 * @throws when the browser has no IndexedDB or does not allow it
 */
export async function openDevice<Schema extends DBSchema = DeviceSchema>(): Promise<
  IDBPDatabase<Schema>
> {
  opening ??= begin();
  const { opened, blocked } = opening;
  return Promise.race([opened as Promise<unknown> as Promise<IDBPDatabase<Schema>>, blocked]);
}

/** Closes the database until it is needed again. */
export async function closeDevice(): Promise<void> {
  const opened = await opening?.opened.catch(() => null);
  forget();
  opened?.close();
}
