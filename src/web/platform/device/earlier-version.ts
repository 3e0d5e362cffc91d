import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { presentId } from '#contract/made-id.ts';
import { browserText, earlierKeys } from './browser-value.ts';
import { earlierVersion } from './database.ts';
import { golferOnDevice, setGolferOnDevice } from './golfer-on-device.ts';
import { type DeviceSchema, earlierReads, type PersistedQuery, type ValueRow } from './schema.ts';
import { endWithPage } from './transactions.ts';

/** The two other databases of the version before, and their stores. */
const earlierStores = { [earlierReads]: 'reads', 'pinhigh-values': 'values' } as const;

/** A copy of a text in `localStorage`; null after it was removed. */
type Copy = { readonly key: string; readonly text: string | null; readonly at: number };

/**
 * Brings what the version before has kept into the database: its reads, and its values, which were in `localStorage`
 * with copies in a database of their own. Its waiting changes are there already. Golfers had other ids, so everything
 * gets the present one. The later of two rows counts, so this can end at any moment and begin again. A tab of that
 * version may still be open: its values stay in `localStorage` until the next start, which takes over what they have
 * become meanwhile.
 */
export async function takeOver(db: IDBPDatabase<DeviceSchema>): Promise<void> {
  const [reads, copies] = await Promise.all([
    rowsOf<PersistedQuery>(earlierReads),
    rowsOf<Copy>('pinhigh-values'),
  ]);
  const golferId = golferOnDevice();
  if (golferId !== null && golferId !== presentId(golferId)) setGolferOnDevice(presentId(golferId));
  const stored = earlierKeys().map((key) => ({
    earlierKey: key,
    ...rowOf(key, browserText(key).read()),
  }));
  const copied = copies.map(({ key, text, at }) => ({ ...rowOf(key, text), at }));
  const kept = stored.map(({ earlierKey: _, ...row }) => row);
  const taken = await write(db, { reads: reads.map(withPresentId), values: [...copied, ...kept] });
  for (const { earlierKey, key, at } of stored)
    if (at <= (taken.get(key) ?? Number.NEGATIVE_INFINITY)) browserText(earlierKey).keep(null);
  // It said that changes wait.
  browserText('waiting-changes').keep(null);
  // As long as another tab keeps one of them open, each start comes here again.
  void Promise.all(Object.keys(earlierStores).map((name) => deleteDB(name)))
    .then(() => db.delete('values', earlierVersion))
    .catch(() => {});
}

/** Returns all rows of an earlier database, without creating it if there is none. */
async function rowsOf<Row>(name: keyof typeof earlierStores): Promise<readonly Row[]> {
  try {
    const db = await openDB(name, undefined, {
      upgrade: (...[, , , transaction]) => {
        transaction.done.catch(() => {});
        transaction.abort();
      },
    });
    const rows: Row[] = await db.getAll(earlierStores[name]);
    db.close();
    return rows;
  } catch {
    return [];
  }
}

/** The only values that were not JSON. */
const wasPlain = (key: string) => key === 'sound' || key.startsWith('time-zone:');

function rowOf(key: string, text: string | null): ValueRow {
  const value = wasPlain(key) ? text : parse(text);
  const isWhole = typeof value === 'object' && value !== null && 'at' in value && 'value' in value;
  const row = isWhole ? (value as ValueRow) : { golferId: null, at: 0, value };
  // Some values are named after their golfer.
  return withPresentId({ ...row, key: key.split(':').map(presentId).join(':') });
}

const withPresentId = <Row extends { readonly golferId: string | null }>(row: Row): Row => ({
  ...row,
  golferId: row.golferId && presentId(row.golferId),
});

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

type Earlier = { readonly reads: readonly PersistedQuery[]; readonly values: readonly ValueRow[] };

/** Writes what is later than the rows in the database. Returns the times of the values that it found there. */
async function write(db: IDBPDatabase<DeviceSchema>, earlier: Earlier) {
  const stores = ['reads', 'changes', 'values'] as const;
  const transaction = endWithPage(db.transaction(stores, 'readwrite', { durability: 'strict' }));
  const [reads, values] = [transaction.objectStore('reads'), transaction.objectStore('values')];
  const changes = transaction.objectStore('changes');
  for (const change of await changes.getAll())
    await changes.put(withPresentId(change as { readonly golferId: string }));
  const found = new Map<string, number>();
  for (const { key, at } of await values.getAll()) found.set(key, at);
  // Reads of a golfer who has signed out must not come back.
  for (const read of earlier.reads.filter(({ golferId }) => golferId === golferOnDevice())) {
    const known = await reads.get([read.golferId, read.url]);
    if (known === undefined || known.answeredAt < read.answeredAt) await reads.put(read);
  }
  const latest = new Map(found);
  for (const row of earlier.values) {
    const known = latest.get(row.key);
    if (known !== undefined && known >= row.at) continue;
    latest.set(row.key, row.at);
    await values.put(row);
  }
  await transaction.done;
  return found;
}
