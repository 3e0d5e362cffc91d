import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { queryDatabase } from './query-database-name.ts';

declare global {
  interface ImportMetaEnv {
    /** Set by scripts/vite-contract-version.mjs. */
    readonly VITE_CONTRACT?: string;
  }
}

/** The server's answer to a read, as stored on this device. */
export type PersistedQuery = {
  readonly golferId: string;
  readonly url: string;
  readonly answer: unknown;
  /** When it arrived, in milliseconds since 1970 by this device's clock. */
  readonly answeredAt: number;
  /** The version of the contract that the answer follows. */
  readonly contract: string;
  /** Length of the answer as JSON, in characters. */
  readonly size: number;
};

/** An answer that has just arrived. */
type NewAnswer = Pick<PersistedQuery, 'golferId' | 'url' | 'answer' | 'answeredAt'>;

interface Schema extends DBSchema {
  reads: { key: [golferId: string, url: string]; value: PersistedQuery };
}

/** A new version of the app may expect different answers; the build sets the version of its contract. */
const contract: string = import.meta.env.VITE_CONTRACT ?? 'development';

const longestMs = 30 * 24 * 60 * 60 * 1000;

/** About ten times the size of several years of training. */
const mostCharacters = 8_000_000;

const toKept = (read: NewAnswer): PersistedQuery => ({
  ...read,
  contract,
  size: JSON.stringify(read.answer ?? null).length,
});

async function withDatabase<Result>(use: (db: IDBPDatabase<Schema>) => Promise<Result>) {
  const db = await openDB<Schema>(queryDatabase, 1, {
    upgrade: (opened) => void opened.createObjectStore('reads', { keyPath: ['golferId', 'url'] }),
    // A tab with a newer version of the app must not be blocked by this one.
    blocking: (...[, , event]) => (event.target as IDBDatabase).close(),
  });
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

/**
 * Returns the reads stored for a golfer, newest first. Deletes reads of another golfer or contract, reads that are
 * too old, and reads over the size limit.
 * @throws DOMException when the browser forbids storage
 */
export const readQueries = (golferId: string): Promise<readonly PersistedQuery[]> =>
  withDatabase(async (db) => {
    const now = Date.now();
    let characters = 0;
    const all = await db.getAll('reads');
    const kept = all
      .toSorted((a, b) => b.answeredAt - a.answeredAt)
      .filter((read) => {
        if (read.golferId !== golferId || read.contract !== contract) return false;
        // A wrong clock may have dated an answer in the future.
        if (Math.abs(now - read.answeredAt) > longestMs) return false;
        characters += read.size;
        return characters <= mostCharacters;
      });
    const stay = new Set(kept);
    const gone = all.filter((read) => !stay.has(read));
    // The first screen waits for this function, and there is seldom anything to delete.
    if (gone.length === 0) return kept;
    const { store, done } = db.transaction('reads', 'readwrite');
    await Promise.all([...gone.map(({ golferId, url }) => store.delete([golferId, url])), done]);
    return kept;
  });

/**
 * Returns the id of the golfer whose reads are stored; null if there are none.
 * @throws DOMException when the browser forbids storage
 */
export const golferOfQueries = (): Promise<string | null> =>
  withDatabase(async (db) => (await db.getAllKeys('reads', null, 1))[0]?.[0] ?? null);

/**
 * Returns the URLs of all reads stored for a golfer.
 * @throws DOMException when the browser forbids storage
 */
export const urlsOfQueries = (golferId: string): Promise<readonly string[]> =>
  withDatabase(async (db) => {
    // In IndexedDB, arrays sort after all strings.
    const keys = await db.getAllKeys('reads', IDBKeyRange.bound([golferId], [golferId, []]));
    return keys.map(([, url]) => url);
  });

/**
 * Stores answers and replaces earlier ones to the same reads.
 * @throws DOMException when the storage is full or forbidden
 */
export const writeQueries = (answers: readonly NewAnswer[]): Promise<void> =>
  withDatabase(async (db) => {
    const { store, done } = db.transaction('reads', 'readwrite');
    await Promise.all([...answers.map((answer) => store.put(toKept(answer))), done]);
  });

/**
 * Replaces answers that are still stored; signing out may have deleted some meanwhile.
 * @throws DOMException when the storage is full or forbidden
 */
export const rewriteQueries = (answers: readonly NewAnswer[]): Promise<void> =>
  withDatabase(async (db) => {
    const { store, done } = db.transaction('reads', 'readwrite');
    const keys = await Promise.all(
      answers.map(({ golferId, url }) => store.getKey([golferId, url])),
    );
    const puts = answers.flatMap((answer, at) => (keys[at] ? [store.put(toKept(answer))] : []));
    await Promise.all([...puts, done]);
  });

/**
 * Deletes the reads of all golfers.
 * @throws DOMException when the browser forbids storage
 */
export const deleteQueries = (): Promise<void> => withDatabase((db) => db.clear('reads'));
