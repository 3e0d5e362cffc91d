import type { DBSchema, IDBPDatabase } from 'idb';
import { keepOpen } from './keep-open.ts';

/** What a key of `localStorage` holds. */
export type DurableCopy = {
  readonly key: string;
  /** Null once it is removed. */
  readonly text: string | null;
  /** When it was written, in milliseconds since 1970; always later than what it replaces. */
  readonly at: number;
};

interface Schema extends DBSchema {
  values: { key: string; value: DurableCopy };
}

/** As long as a device may be away before it could bring back what was removed. */
const removedForMs = 30 * 24 * 60 * 60 * 1000;

const database = keepOpen<Schema>('pinhigh-values', (opened) => {
  opened.createObjectStore('values', { keyPath: 'key' });
});

const unwritten = new Map<string, DurableCopy>();
let writing: Promise<void> | null = null;

/** Writes a value to the disk as soon as the running code has ended. Without storage nothing happens. */
export function copyToDisk(copy: DurableCopy): void {
  // While this code is being loaded two copies may wait for it; browsers do not say which of them comes first.
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
    // Full or forbidden: then `localStorage` has it, or nothing does, which the screen says.
  }
}

async function write(opened: IDBPDatabase<Schema>, copies: readonly DurableCopy[]): Promise<void> {
  // Strict: on the disk itself, since a phone may lose its power at any time.
  const { store, done } = opened.transaction('values', 'readwrite', { durability: 'strict' });
  const writes = copies.map(async (copy) => {
    const known = await store.get(copy.key);
    // Another tab may have written later and come first.
    if (known === undefined || known.at < copy.at) await store.put(copy);
  });
  await Promise.all([...writes, done]);
}

/**
 * All that was written, in no order; what was removed long ago is forgotten.
 * @throws DOMException where the browser forbids storage
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

/** Resolves when all is on the disk, or cannot be. */
export async function allWritten(): Promise<void> {
  await writing;
}

/** Lets go of the database until it is next needed. */
export const closeCopies = database.close;
