import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

declare global {
  interface ImportMetaEnv {
    /** Of scripts/vite-contract-version.mjs. */
    readonly VITE_CONTRACT?: string;
  }
}

/** What the server answered to a read, as this device keeps it. */
export type PersistedQuery = {
  readonly golferId: string;
  readonly url: string;
  readonly answer: unknown;
  /** When it arrived, in milliseconds since 1970 by the clock of this device. */
  readonly answeredAt: number;
  /** Of the contract that the answer follows. */
  readonly contract: string;
  /** Characters of the answer as JSON. */
  readonly size: number;
};

/** An answer that has just arrived. */
type NewAnswer = Pick<PersistedQuery, 'golferId' | 'url' | 'answer' | 'answeredAt'>;

interface Schema extends DBSchema {
  reads: { key: [golferId: string, url: string]; value: PersistedQuery };
}

/** A new version of the app may read answers differently; the build says which contract it has. */
const contract: string = import.meta.env.VITE_CONTRACT ?? 'development';

const longestMs = 30 * 24 * 60 * 60 * 1000;

/** Years of training are a tenth of it. */
const mostCharacters = 8_000_000;

const toKept = (read: NewAnswer): PersistedQuery => ({
  ...read,
  contract,
  size: JSON.stringify(read.answer ?? null).length,
});

async function withDatabase<Result>(use: (db: IDBPDatabase<Schema>) => Promise<Result>) {
  const db = await openDB<Schema>('reads', 1, {
    upgrade: (opened) => void opened.createObjectStore('reads', { keyPath: ['golferId', 'url'] }),
    // A tab with a later version of the app must not have to wait for this one.
    blocking: (...[, , event]) => (event.target as IDBDatabase).close(),
  });
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

/**
 * What was kept for a golfer, the newest first. What is of another golfer or contract, too old, or more than
 * there is room for is deleted.
 * @throws DOMException where the browser forbids storage
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
        // A clock that was wrong may have put an answer into the future.
        if (Math.abs(now - read.answeredAt) > longestMs) return false;
        characters += read.size;
        return characters <= mostCharacters;
      });
    const stay = new Set(kept);
    const gone = all.filter((read) => !stay.has(read));
    // The first screen waits for this: seldom is there anything to delete.
    if (gone.length === 0) return kept;
    const { store, done } = db.transaction('reads', 'readwrite');
    await Promise.all([...gone.map(({ golferId, url }) => store.delete([golferId, url])), done]);
    return kept;
  });

/**
 * The URLs of all that is kept of a golfer.
 * @throws DOMException where the browser forbids storage
 */
export const urlsOfQueries = (golferId: string): Promise<readonly string[]> =>
  withDatabase(async (db) => {
    // An array sorts behind every text.
    const keys = await db.getAllKeys('reads', IDBKeyRange.bound([golferId], [golferId, []]));
    return keys.map(([, url]) => url);
  });

/**
 * Keeps answers in place of earlier ones to the same reads.
 * @throws DOMException when the storage is full or forbidden
 */
export const writeQueries = (answers: readonly NewAnswer[]): Promise<void> =>
  withDatabase(async (db) => {
    const { store, done } = db.transaction('reads', 'readwrite');
    await Promise.all([...answers.map((answer) => store.put(toKept(answer))), done]);
  });

/**
 * The same for reads that are still there: signing out may have deleted them since.
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
 * Deletes what is kept of every golfer.
 * @throws DOMException where the browser forbids storage
 */
export const deleteQueries = (): Promise<void> => withDatabase((db) => db.clear('reads'));
