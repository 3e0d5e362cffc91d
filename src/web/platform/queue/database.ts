import type { DBSchema } from 'idb';
import type { Achievement } from '#contract/achievements-schemas.ts';
import { closeDevice, openDevice } from '../device/database.ts';
import { commit, endWithPage } from '../device/transactions.ts';
import type { ConfirmedRequest, NewRequest, QueuedRequest } from './queued-request.ts';

type Stored = QueuedRequest | ConfirmedRequest;

interface Schema extends DBSchema {
  changes: { key: number; value: Stored; indexes: { golfer: string } };
}

const open = () => openDevice<Schema>();

/**
 * Adds a request at the end of the queue.
 * @throws when there is no room or no database
 */
export async function addRequest(request: NewRequest): Promise<QueuedRequest> {
  const opened = await open();
  // Strict durability: the request is on the disk itself before the golfer is told that it is saved.
  const transaction = opened.transaction('changes', 'readwrite', { durability: 'strict' });
  // The database assigns `order`.
  const [order] = await commit(transaction, [transaction.store.add(request as QueuedRequest)]);
  return { ...request, order: order as number };
}

const isConfirmed = (request: Stored): request is ConfirmedRequest => 'confirmedAt' in request;

/** A golfer's requests in sending order: those that wait, and those that are confirmed. */
export async function allRequestsOf(golferId: string) {
  const requests = await (await open()).getAllFromIndex('changes', 'golfer', golferId);
  const all = requests.toSorted((one, other) => one.order - other.order);
  return {
    waiting: all.filter((request) => !isConfirmed(request)),
    confirmed: all.filter(isConfirmed),
  };
}

/** A golfer's waiting requests in sending order. */
export async function requestsOf(golferId: string): Promise<QueuedRequest[]> {
  return (await allRequestsOf(golferId)).waiting;
}

/** The waiting request with this order; undefined if it is no longer in the queue. */
export async function findRequest(order: number): Promise<QueuedRequest | undefined> {
  const request = await (await open()).get('changes', order);
  return request && !isConfirmed(request) ? request : undefined;
}

/** Takes the achievements that confirmed requests have unlocked; no other page gets them. */
export async function takeUnlocked(golferId: string): Promise<readonly Achievement[]> {
  const transaction = endWithPage((await open()).transaction('changes', 'readwrite'));
  const { store } = transaction;
  const requests = await store.index('golfer').getAll(golferId);
  const taken = requests.filter(isConfirmed).filter(({ unlocked }) => unlocked !== undefined);
  await Promise.all(taken.map(({ unlocked: _, ...request }) => store.put(request)));
  await transaction.done;
  return taken.flatMap(({ unlocked = [] }) => unlocked);
}

/**
 * Atomically replaces a request with others, in their order, before all later requests. Does nothing if the request was
 * removed meanwhile.
 */
export async function replaceRequest(
  { order }: QueuedRequest,
  others: readonly NewRequest[],
): Promise<void> {
  const transaction = endWithPage(
    (await open()).transaction('changes', 'readwrite', { durability: 'strict' }),
  );
  const { store } = transaction;
  const isThere = (await store.getKey(order)) !== undefined;
  const writes = isThere
    ? [
        store.delete(order),
        // Values between the previous request's order and its own.
        ...others.map((other, index) =>
          store.put({ ...other, order: order - 1 + (index + 1) / others.length }),
        ),
      ]
    : [];
  await Promise.all([...writes, transaction.done]);
}

/** Stores the outcome of a request, unless the request was removed meanwhile. */
export async function updateRequest(request: Stored): Promise<void> {
  const transaction = endWithPage((await open()).transaction('changes', 'readwrite'));
  if ((await transaction.store.getKey(request.order)) !== undefined)
    await transaction.store.put(request);
  await transaction.done;
}

export async function removeRequest(order: number): Promise<void> {
  const transaction = (await open()).transaction('changes', 'readwrite');
  await commit(transaction, [transaction.store.delete(order)]);
}

/** Deletes all confirmed requests. Without the stored reads, nothing is predicted. */
export async function dropConfirmed(): Promise<void> {
  const transaction = endWithPage((await open()).transaction('changes', 'readwrite'));
  const { store } = transaction;
  const confirmed = (await store.getAll()).filter(isConfirmed);
  await Promise.all([...confirmed.map(({ order }) => store.delete(order)), transaction.done]);
}

/** Closes the database until it is needed again. */
export const closeDatabase = closeDevice;
