import type { DurableCopy } from './durable-copy.ts';
import { golferOnDevice } from './persisted-queries/golfer-on-device.ts';
import { onEvents, type ReadableStore } from './store.ts';
import { parseStored, type Stored } from './stored.ts';

/** A value per id (session, golfer, and so on) that this device keeps across reloads, crashes, and power loss. */
export type StoredValue<Value> = {
  readonly read: (id: string) => Value | null;
  readonly keep: (id: string, value: Value) => void;
  readonly drop: (id: string) => void;
  /** Follows changes by this tab and by others. */
  readonly store: (id: string) => ReadableStore<Value | null>;
};

const isEventOf = (event: Event, key: string) =>
  event instanceof StorageEvent && (event.key === key || event.key === null);

/** Dispatches an event named after the key when this tab changes a value. */
const here = new EventTarget();

/**
 * A value in `localStorage`, which is synchronous and notifies other tabs. Browsers may write `localStorage` to
 * disk up to a minute late, so a copy is kept in IndexedDB, and `recoverValues` restores it.
 * @param name the prefix of the storage key; a value with a different shape needs a new name, so that everything
 * stored under one name has the same shape
 * @param toNewest upgrades a value that an older version of the app stored
 */
export function storedValue<Value>(
  name: string,
  toNewest: (stored: Value) => Value = (stored) => stored,
): StoredValue<Value> {
  // Caches the parsed value of each text, so that an unchanged value stays the same object.
  const last = new Map<string, { readonly text: string | null; readonly value: Value | null }>();
  const keyOf = (id: string) => `${name}:${id}`;

  const read = (id: string) => {
    const text = storedText(keyOf(id));
    const known = last.get(id);
    if (known?.text === text) return known.value;
    const stored = parseStored(text);
    const value = stored === null ? null : toNewest(stored.value as Value);
    last.set(id, { text, value });
    return value;
  };
  return {
    read,
    keep: (id, value) => put(keyOf(id), value),
    drop: (id) => put(keyOf(id), null),
    store: (id) => ({
      get: () => read(id),
      subscribe: (listener) => {
        const fromOtherTab = (event: Event) => {
          if (isEventOf(event, keyOf(id))) listener();
        };
        const stopHere = onEvents(here, keyOf(id))(listener);
        window.addEventListener('storage', fromOtherTab);
        return () => {
          stopHere();
          window.removeEventListener('storage', fromOtherTab);
        };
      },
    }),
  };
}

function put(key: string, value: unknown): void {
  const before = parseStored(storedText(key));
  if (before === null && value === null) return;
  const at = Math.max(Date.now(), (before?.at ?? 0) + 1);
  const stored: Stored = { golferId: golferOnDevice(), at, value };
  const text = value === null ? null : JSON.stringify(stored);
  write(key, text);
  // Loaded on the first change. If the page cannot load it, there is no durable copy yet.
  void import('./durable-copy.ts').then(
    ({ copyToDisk }) => copyToDisk({ key, text, at }),
    () => {},
  );
  here.dispatchEvent(new Event(key));
}

/** Restores a copy from IndexedDB, unless the value in `localStorage` is at least as new. */
export function putBack({ key, text, at }: DurableCopy): void {
  const known = parseStored(storedText(key));
  // A missing value was lost, unless the copy records its removal.
  if (known === null ? text === null : known.at >= at) return;
  write(key, text);
  here.dispatchEvent(new Event(key));
}

// Values that full or forbidden storage does not take are kept in memory until the page closes; see `isInStorage`.
const inMemory = new Map<string, string | null>();

function storedText(key: string): string | null {
  const unstored = inMemory.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, text);
  }
}

/** Whether the value under this key is in storage. If not, it is lost when the page closes. */
export function isInStorage(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
