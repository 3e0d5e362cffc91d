import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/**
 * A database of the browser that is opened once and stays open. A newer version of the app in another tab
 * waits until this one lets go; what failed or was ended is opened anew the next time.
 */
export function keepOpen<Schema extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
) {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  return {
    /** @throws when the browser has no IndexedDB or does not allow it, as in some private windows */
    open(): Promise<IDBPDatabase<Schema>> {
      opening ??= openDB<Schema>(name, 1, {
        upgrade,
        blocking(_current, _next, event) {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      }).catch((error) => {
        forget();
        throw error;
      });
      return opening;
    },
    /** Lets go of it until it is next needed. */
    async close(): Promise<void> {
      const opened = await opening?.catch(() => null);
      forget();
      opened?.close();
    },
  };
}
