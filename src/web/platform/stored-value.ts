import type { DurableCopy } from './durable-copy.ts';
import { golferOnDevice } from './persisted-queries/golfer-on-device.ts';
import { onEvents, type ReadableStore } from './store.ts';
import { parseStored, type Stored } from './stored.ts';

/** A value of each session, golfer or the like that this device keeps through a reload, a crash and an empty battery. */
export type StoredValue<Value> = {
  readonly read: (id: string) => Value | null;
  readonly keep: (id: string, value: Value) => void;
  readonly drop: (id: string) => void;
  /** Follows what any tab does with it. */
  readonly store: (id: string) => ReadableStore<Value | null>;
};

const isEventOf = (event: Event, key: string) =>
  event instanceof StorageEvent && (event.key === key || event.key === null);

/** Tells by its key what this tab has changed. */
const here = new EventTarget();

/**
 * A value in `localStorage`, where it is there at once and other tabs hear of it. Browsers write that to the disk
 * up to a minute late, so it has a copy in IndexedDB, which `recoverValues` puts back.
 * @param name the start of the key in the browser's storage; a value of another shape gets another name, so
 * that what is stored under this one is of this shape
 * @param toNewest brings what an older version of the app has stored up to date
 */
export function storedValue<Value>(
  name: string,
  toNewest: (stored: Value) => Value = (stored) => stored,
): StoredValue<Value> {
  // Parsed once for each text, so that a value that is the same stays the same object.
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
  // Loaded with the first change; a page that cannot fetch it has not kept anything yet.
  void import('./durable-copy.ts').then(
    ({ copyToDisk }) => copyToDisk({ key, text, at }),
    () => {},
  );
  here.dispatchEvent(new Event(key));
}

/** Takes what IndexedDB has, unless this browser's own is as new. */
export function putBack({ key, text, at }: DurableCopy): void {
  const known = parseStored(storedText(key));
  // What is missing was lost, unless its removal is known.
  if (known === null ? text === null : known.at >= at) return;
  write(key, text);
  here.dispatchEvent(new Event(key));
}

// What full or forbidden storage does not take is kept until the page is left. `isKept` says so on the screen.
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

/** Whether this device keeps what is stored under a name, or it is lost when the page is left. */
export function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
