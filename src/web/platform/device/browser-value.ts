/** A value in this browser's Web Storage. Where storage is full or forbidden, nothing is kept. */
export type BrowserValue<Value> = {
  readonly read: () => Value | null;
  /** Null removes the value. Returns whether the storage took it. */
  readonly keep: (value: Value | null) => boolean;
};

type Area = 'localStorage' | 'sessionStorage';

/**
 * A text that is read without waiting: before the first paint, by visitors, or by the page after a reload. Everything
 * else that a device keeps is a `storedValue`.
 */
export const browserText = (key: string, area: Area = 'localStorage'): BrowserValue<string> => ({
  read() {
    try {
      return globalThis[area].getItem(key);
    } catch {
      return null;
    }
  },
  keep(text) {
    try {
      if (text === null) globalThis[area].removeItem(key);
      else globalThis[area].setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
});

/** Like `browserText`, for a value that is kept as JSON. What cannot be read counts as missing. */
export function browserValue<Value>(key: string, area?: Area): BrowserValue<Value> {
  const text = browserText(key, area);
  return {
    read() {
      try {
        return JSON.parse(text.read() ?? 'null');
      } catch {
        return null;
      }
    },
    keep: (value) => text.keep(value === null ? null : JSON.stringify(value)),
  };
}

/** The keys of `localStorage` under which the version before kept what is in the store `values` now. */
export function earlierKeys(): readonly string[] {
  const isEarlier = (key: string) =>
    key.includes(':') || key === 'range-settings' || key === 'sound';
  try {
    return Object.keys(localStorage).filter(isEarlier);
  } catch {
    return [];
  }
}
