import type { DBSchema } from 'idb';
import { keepOpen } from '../keep-open.ts';
import type { NewChange, WaitingChange } from './waiting-change.ts';

type Schema = DBSchema & {
  changes: { key: number; value: WaitingChange; indexes: { golfer: string } };
};

const database = keepOpen<Schema>('pinhigh-queue', (opened) => {
  const options = { keyPath: 'order', autoIncrement: true };
  opened.createObjectStore('changes', options).createIndex('golfer', 'golferId');
});

/**
 * Stores a change behind all others.
 * @throws when there is no room or no database
 */
export async function addChange(change: NewChange): Promise<WaitingChange> {
  const opened = await database.open();
  // Strict: it is on the disk itself before the golfer reads that it is kept.
  const transaction = opened.transaction('changes', 'readwrite', { durability: 'strict' });
  // The database gives the order.
  const adding = transaction.store.add(change as WaitingChange);
  const [order] = await Promise.all([adding, transaction.done]);
  return { ...change, order };
}

/** A golfer's waiting changes in the order of sending. */
export async function changesOf(golferId: string): Promise<WaitingChange[]> {
  const changes = await (await database.open()).getAllFromIndex('changes', 'golfer', golferId);
  return changes.toSorted((one, other) => one.order - other.order);
}

/** The change with this place; undefined when it waits no more. */
export async function findChange(order: number): Promise<WaitingChange | undefined> {
  return (await database.open()).get('changes', order);
}

/**
 * Puts others in the place of a change, in their order, all at once: what waits behind it waits behind them.
 * Nothing happens when it was removed meanwhile.
 */
export async function replaceChange(
  { order }: WaitingChange,
  others: readonly NewChange[],
): Promise<void> {
  const transaction = (await database.open()).transaction('changes', 'readwrite', {
    durability: 'strict',
  });
  const { store } = transaction;
  const isThere = (await store.getKey(order)) !== undefined;
  const writes = isThere
    ? [
        store.delete(order),
        // Between the change before it and its own place.
        ...others.map((other, index) =>
          store.put({ ...other, order: order - 1 + (index + 1) / others.length }),
        ),
      ]
    : [];
  await Promise.all([...writes, transaction.done]);
}

/** Stores what has become of a change; one that was removed meanwhile stays removed. */
export async function updateChange(change: WaitingChange): Promise<void> {
  const transaction = (await database.open()).transaction('changes', 'readwrite');
  if ((await transaction.store.getKey(change.order)) !== undefined)
    await transaction.store.put(change);
  await transaction.done;
}

export async function removeChange(order: number): Promise<void> {
  await (await database.open()).delete('changes', order);
}

/** Lets go of the database until it is next needed. */
export const closeDatabase = database.close;
