import * as fake from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

/** Gives the tests of a file an IndexedDB, which is empty at the beginning of each. */
export function emptyIndexedDb(): void {
  // These stay: what a test has left under way still needs them.
  const classes = Object.entries(fake).filter(([name]) => name.startsWith('IDB'));
  Object.assign(globalThis, Object.fromEntries(classes));
  beforeEach(() => vi.stubGlobal('indexedDB', new fake.IDBFactory()));
}
