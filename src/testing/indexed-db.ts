import * as fake from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

/** Provides an IndexedDB that is empty at the start of each test in a file. */
export function emptyIndexedDb(): void {
  // The classes are not reset, because operations still running after a test need them.
  const classes = Object.entries(fake).filter(([name]) => name.startsWith('IDB'));
  Object.assign(globalThis, Object.fromEntries(classes));
  beforeEach(() => vi.stubGlobal('indexedDB', new fake.IDBFactory()));
}
