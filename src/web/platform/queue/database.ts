import type { DBSchema } from 'idb';
import type { Achievement } from '#contract/achievements-schemas.ts';
import { closeDevice, openDevice } from '../device/database.ts';
import type { ConfirmedRequest, NewRequest, QueuedRequest } from './queued-request.ts';

type Stored = QueuedRequest | ConfirmedRequest;

interface Schema extends DBSchema {
  changes: { key: number; value: Stored; indexes: { golfer: string } };
}

const open = () => openDevice<Schema>();

/**
 * Adds a change at the end of the queue.
 * @throws when there is no room or no database
 */
export async function addChange(change: NewRequest): Promise<QueuedRequest> {
  const opened = await open();
  // Strict durability: the change is on the disk itself before the golfer is told that it is saved.
  const transaction = opened.transaction('changes', 'readwrite', { durability: 'strict' });
  // The database assigns `order`.
  const adding = transaction.store.add(change as QueuedRequest);
  const [order] = await Promise.all([adding, transaction.done]);
  return { ...change, order };
}

const isConfirmed = (change: Stored): change is ConfirmedRequest => 'confirmedAt' in change;

/** A golfer's changes in sending order: those that wait, and those that are confirmed. */
export async function allChangesOf(golferId: string) {
  const changes = await (await open()).getAllFromIndex('changes', 'golfer', golferId);
  const all = changes.toSorted((one, other) => one.order - other.order);
  return {
    waiting: all.filter((change) => !isConfirmed(change)),
    confirmed: all.filter(isConfirmed),
  };
}

/** A golfer's waiting changes in sending order. */
export async function changesOf(golferId: string): Promise<QueuedRequest[]> {
  return (await allChangesOf(golferId)).waiting;
}

/** The waiting change with this order; undefined if it is no longer in the queue. */
export async function findChange(order: number): Promise<QueuedRequest | undefined> {
  const change = await (await open()).get('changes', order);
  return change && !isConfirmed(change) ? change : undefined;
}

/** Takes the achievements that confirmed changes have unlocked; no other page gets them. */
export async function takeUnlocked(golferId: string): Promise<readonly Achievement[]> {
  const transaction = (await open()).transaction('changes', 'readwrite');
  const { store } = transaction;
  const changes = await store.index('golfer').getAll(golferId);
  const taken = changes.filter(isConfirmed).filter(({ unlocked }) => unlocked !== undefined);
  await Promise.all(taken.map(({ unlocked: _, ...change }) => store.put(change)));
  await transaction.done;
  return taken.flatMap(({ unlocked = [] }) => unlocked);
}

/**
 * Atomically replaces a change with others, in their order, before all later changes. Does nothing if the change was
 * removed meanwhile.
 */
export async function replaceChange(
  { order }: QueuedRequest,
  others: readonly NewRequest[],
): Promise<void> {
  const transaction = (await open()).transaction('changes', 'readwrite', {
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
export async function updateChange(change: Stored): Promise<void> {
  const transaction = (await open()).transaction('changes', 'readwrite');
  if ((await transaction.store.getKey(change.order)) !== undefined)
    await transaction.store.put(change);
  await transaction.done;
}

export async function removeChange(order: number): Promise<void> {
  await (await open()).delete('changes', order);
}

/** Deletes all confirmed changes. Without the stored reads, nothing is predicted. */
export async function dropConfirmed(): Promise<void> {
  const transaction = (await open()).transaction('changes', 'readwrite');
  const { store } = transaction;
  const confirmed = (await store.getAll()).filter(isConfirmed);
  await Promise.all([...confirmed.map(({ order }) => store.delete(order)), transaction.done]);
}

/** Closes the database until it is needed again. */
export const closeDatabase = closeDevice;
