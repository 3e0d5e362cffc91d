import type { DBSchema, IDBPDatabase } from 'idb';
import { keepOpen } from './keep-open.ts';

/** The content of one `localStorage` key. */
export type DurableCopy = {
  readonly key: string;
  /** Null after the value was removed. */
  readonly text: string | null;
  /** When it was written, in milliseconds since 1970; always later than the value it replaces. */
  readonly at: number;
};

interface Schema extends DBSchema {
  values: { key: string; value: DurableCopy };
}

/** How long removals are remembered. A device that was away longer could bring removed values back. */
const removedForMs = 30 * 24 * 60 * 60 * 1000;

const database = keepOpen<Schema>('pinhigh-values', (opened) => {
  opened.createObjectStore('values', { keyPath: 'key' });
});

const unwritten = new Map<string, DurableCopy>();
let writing: Promise<void> | null = null;

/** Writes a value to disk after the current code has run. Does nothing when the browser forbids storage. */
export function copyToDisk(copy: DurableCopy): void {
  // While this module is loading, two copies of a key may be pending, and browsers do not define their order.
  if ((unwritten.get(copy.key)?.at ?? 0) < copy.at) unwritten.set(copy.key, copy);
  writing ??= writeAll().finally(() => {
    writing = null;
  });
}

async function writeAll(): Promise<void> {
  try {
    const opened = await database.open();
    while (unwritten.size > 0) {
      const copies = [...unwritten.values()];
      unwritten.clear();
      await write(opened, copies);
    }
  } catch {
    // Storage is full or forbidden. Either `localStorage` has the value, or it is not stored and the screen says so.
  }
}

async function write(opened: IDBPDatabase<Schema>, copies: readonly DurableCopy[]): Promise<void> {
  // Strict durability waits until the data is on the disk itself, since a phone may lose power at any time.
  const { store, done } = opened.transaction('values', 'readwrite', { durability: 'strict' });
  const writes = copies.map(async (copy) => {
    const known = await store.get(copy.key);
    // Another tab may have stored a later value already.
    if (known === undefined || known.at < copy.at) await store.put(copy);
  });
  await Promise.all([...writes, done]);
}

/**
 * Returns all copies in no particular order, and deletes records of removals that are too old.
 * @throws DOMException when the browser forbids storage
 */
export async function readCopies(): Promise<readonly DurableCopy[]> {
  const opened = await database.open();
  const copies = await opened.getAll('values');
  const isOld = ({ text, at }: DurableCopy) => text === null && Date.now() - at > removedForMs;
  const old = copies.filter(isOld);
  if (old.length === 0) return copies;
  const { store, done } = opened.transaction('values', 'readwrite');
  await Promise.all([...old.map(({ key }) => store.delete(key)), done]);
  return copies;
}

/** Resolves when all pending writes are on disk or have failed. */
export async function allWritten(): Promise<void> {
  await writing;
}

/** Closes the database until it is needed again. */
export const closeCopies = database.close;
