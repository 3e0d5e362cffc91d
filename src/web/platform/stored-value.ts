import { onEvents, type ReadableStore } from './store.ts';

/** A value of each session, golfer or the like that this device keeps through a reload and a crash. */
export type StoredValue<Value> = {
  readonly read: (id: string) => Value | null;
  readonly keep: (id: string, value: Value) => void;
  readonly drop: (id: string) => void;
  /** Follows what any tab does with it. */
  readonly store: (id: string) => ReadableStore<Value | null>;
};

const isEventOf = (event: Event, key: string) =>
  event instanceof StorageEvent && (event.key === key || event.key === null);

/**
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
  const here = new EventTarget();
  const keyOf = (id: string) => `${name}:${id}`;

  const read = (id: string) => {
    const text = storedText(keyOf(id));
    const known = last.get(id);
    if (known?.text === text) return known.value;
    const stored = parsed(text) as Value | null;
    const value = stored === null ? null : toNewest(stored);
    last.set(id, { text, value });
    return value;
  };
  const put = (id: string, value: Value | null) => {
    write(keyOf(id), value === null ? null : JSON.stringify(value));
    here.dispatchEvent(new Event(id));
  };
  return {
    read,
    keep: put,
    drop: (id) => put(id, null),
    store: (id) => ({
      get: () => read(id),
      subscribe: (listener) => {
        const fromOtherTab = (event: Event) => {
          if (isEventOf(event, keyOf(id))) listener();
        };
        const stopHere = onEvents(here, id)(listener);
        window.addEventListener('storage', fromOtherTab);
        return () => {
          stopHere();
          window.removeEventListener('storage', fromOtherTab);
        };
      },
    }),
  };
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

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
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
