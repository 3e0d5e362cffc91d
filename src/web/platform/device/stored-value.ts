import { createStore, onEvents, type ReadableStore, type Store } from '../store.ts';
import { type DeviceContents, takeContents } from './contents.ts';
import { openDevice } from './database.ts';
import { golferOnDevice } from './golfer-on-device.ts';
import type { ValueRow } from './schema.ts';
import { longestWait } from './start-limit.ts';
import { tabs } from './tabs.ts';
import { commit } from './transactions.ts';

/** A value per id (session, golfer, and so on) that this device keeps across reloads, crashes, and power loss. */
export type StoredValue<Value> = {
  readonly read: (id: string) => Value | null;
  readonly keep: (id: string, value: Value) => void;
  readonly drop: (id: string) => void;
  /** Follows changes by this tab and by others. */
  readonly store: (id: string) => ReadableStore<Value | null>;
  /** The ids under which a value is kept since this golfer was signed in. */
  readonly idsOf: (golferId: string) => readonly string[];
};

/** How long removals are remembered. A tab of an earlier version that was away longer could bring values back. */
const removedForMs = 30 * 24 * 60 * 60 * 1000;

/** The rows of this device, in memory. */
const rows = new Map<string, ValueRow>();
/** Rows that are not on the disk yet. */
const unwritten = new Map<string, ValueRow>();
/** Dispatches an event named after the key when a value changes. */
const changes = new EventTarget();

/** Whether this device keeps values. If not, they are lost when the page closes: storage is full or forbidden. */
export const valuesAreKept = createStore(true);

/**
 * A value in the store `values` of this device, which is read into memory before the first screen.
 * @param name a value with a different shape needs a new name, so that all under one name have the same shape
 * @param toNewest upgrades a value that an older version of the app stored
 */
export function storedValue<Value>(
  name: string,
  toNewest: (stored: Value) => Value = (stored) => stored,
): StoredValue<Value> {
  // An unchanged value stays the same object.
  const newest = new WeakMap<ValueRow, Value>();
  const keyOf = (id: string) => (id === '' ? name : `${name}:${id}`);

  const read = (id: string) => {
    const row = rows.get(keyOf(id));
    if (row === undefined || row.value === null) return null;
    const value = newest.get(row) ?? toNewest(row.value as Value);
    newest.set(row, value);
    return value;
  };
  return {
    read,
    keep: (id, value) => put(keyOf(id), value),
    drop: (id) => put(keyOf(id), null),
    store: (id) => ({ get: () => read(id), subscribe: onEvents(changes, keyOf(id)) }),
    idsOf: (golferId) =>
      [...rows.values()]
        .filter((row) => row.value !== null && row.golferId === golferId)
        .flatMap(({ key }) => (key.startsWith(`${name}:`) ? key.slice(name.length + 1) : [])),
  };
}

/** A value that this device keeps once, such as a setting. */
export function deviceValue<Value>(
  name: string,
  fallback: Value,
  toNewest?: (stored: Value) => Value,
): Store<Value> {
  const stored = storedValue<Value>(name, toNewest);
  return {
    get: () => stored.read('') ?? fallback,
    set: (value) => stored.keep('', value),
    subscribe: stored.store('').subscribe,
  };
}

function put(key: string, value: unknown): void {
  const before = rows.get(key);
  const golferId = golferOnDevice();
  const text = JSON.stringify(value);
  const isSame = before?.golferId === golferId && JSON.stringify(before.value) === text;
  if (isSame || (before === undefined && isRead && value === null)) return;
  const at = Math.max(Date.now(), (before?.at ?? 0) + 1);
  // As it will be after a reload, and safe from later changes of the same object.
  const row: ValueRow = { key, golferId, at, value: JSON.parse(text) };
  take(row);
  unwritten.set(key, row);
  if (!isPlanned) writing = Promise.resolve().then(write);
  isPlanned = true;
}

/** Takes a row of this tab, another tab or the disk into memory, unless a later one is known. */
function take(row: ValueRow): void {
  const known = rows.get(row.key);
  if (known !== undefined && known.at >= row.at) return;
  rows.set(row.key, row);
  changes.dispatchEvent(new Event(row.key));
}

let isPlanned = false;
let writing = Promise.resolve();

/**
 * Writes all values that one event has changed, in one transaction. Everything is asked for in the same task, so that
 * it is written even if the page closes right after. A later transaction is also written later, in all tabs.
 */
async function write(): Promise<void> {
  isPlanned = false;
  const batch = [...unwritten.values()];
  tabs().postMessage({ type: 'values', rows: batch } satisfies ValuesMessage);
  try {
    const db = await openDevice();
    // Strict durability waits until the data is on the disk itself, since a phone may lose power at any time.
    const transaction = db.transaction('values', 'readwrite', { durability: 'strict' });
    await commit(
      transaction,
      batch.map((row) => transaction.store.put(row)),
    );
    for (const row of batch) if (unwritten.get(row.key) === row) unwritten.delete(row.key);
    valuesAreKept.set(true);
  } catch {
    valuesAreKept.set(false);
  }
}

/** Resolves when everything kept so far is on the disk or has failed. */
export const allWritten = (): Promise<void> => writing;

let isRead = false;
let isFollowing = false;
let reading: Promise<void> | null = null;

/**
 * Reads the values into memory, once, and follows other tabs from then on. Resolves when they are there, or after ten
 * seconds. No server can replace them, and what a screen works out without them, and keeps, would win over them.
 */
export function readValues(contents: () => Promise<DeviceContents> = takeContents): Promise<void> {
  const read = async () => {
    if (!isFollowing) follow();
    await takeAll(contents().then(({ values }) => values));
    isRead = true;
  };
  reading ??= Promise.race([read(), longestWait()]);
  return reading;
}

async function takeAll(reading: Promise<readonly ValueRow[]>): Promise<void> {
  try {
    const read = await reading;
    read.forEach(take);
    const isOver = ({ at, value }: ValueRow) => value === null && Date.now() - at > removedForMs;
    const over = read.filter(isOver);
    if (over.length === 0) return;
    const transaction = (await openDevice()).transaction('values', 'readwrite');
    await commit(
      transaction,
      over.map(({ key }) => transaction.store.delete(key)),
    );
  } catch {
    valuesAreKept.set(false);
  }
}

/** A message from another tab, which may run another version. */
type ValuesMessage = { readonly type: 'values'; readonly rows: readonly ValueRow[] };

function follow(): void {
  isFollowing = true;
  tabs().addEventListener('message', ({ data }: MessageEvent<Partial<ValuesMessage>>) => {
    if (data.type === 'values') data.rows?.forEach(take);
  });
  // A frozen tab may not have heard of all changes.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void takeAll(openDevice().then((db) => db.getAll('values')));
  });
}

/** Forgets what is in memory, as when the page closes. */
export function forgetValues(): void {
  rows.clear();
  unwritten.clear();
  valuesAreKept.set(true);
  isRead = false;
  reading = null;
}
