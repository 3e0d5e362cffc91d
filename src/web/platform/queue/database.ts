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
 * Adds a change at the end of the queue.
 * @throws when there is no room or no database
 */
export async function addChange(change: NewChange): Promise<WaitingChange> {
  const opened = await database.open();
  // Strict durability: the change is on the disk itself before the golfer is told that it is saved.
  const transaction = opened.transaction('changes', 'readwrite', { durability: 'strict' });
  // The database assigns `order`.
  const adding = transaction.store.add(change as WaitingChange);
  const [order] = await Promise.all([adding, transaction.done]);
  return { ...change, order };
}

/** A golfer's waiting changes in sending order. */
export async function changesOf(golferId: string): Promise<WaitingChange[]> {
  const changes = await (await database.open()).getAllFromIndex('changes', 'golfer', golferId);
  return changes.toSorted((one, other) => one.order - other.order);
}

/** The change with this order; undefined if it is no longer in the queue. */
export async function findChange(order: number): Promise<WaitingChange | undefined> {
  return (await database.open()).get('changes', order);
}

/**
 * Atomically replaces a change with others, in their order, before all later changes. Does nothing if the change was
 * removed meanwhile.
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
        // Values between the previous change's order and its own.
        ...others.map((other, index) =>
          store.put({ ...other, order: order - 1 + (index + 1) / others.length }),
        ),
      ]
    : [];
  await Promise.all([...writes, transaction.done]);
}

/** Stores the outcome of a change, unless the change was removed meanwhile. */
export async function updateChange(change: WaitingChange): Promise<void> {
  const transaction = (await database.open()).transaction('changes', 'readwrite');
  if ((await transaction.store.getKey(change.order)) !== undefined)
    await transaction.store.put(change);
  await transaction.done;
}

export async function removeChange(order: number): Promise<void> {
  await (await database.open()).delete('changes', order);
}

/** Closes the database until it is needed again. */
export const closeDatabase = database.close;
