import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/**
 * An IndexedDB database that is opened on first use and stays open. It closes when a newer version of the app in
 * another tab needs to upgrade it. After a failure or a close, the next use opens it again.
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
    /** Closes the database until it is needed again. */
    async close(): Promise<void> {
      const opened = await opening?.catch(() => null);
      forget();
      opened?.close();
    },
  };
}
