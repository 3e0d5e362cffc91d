import type { DBSchema } from 'idb';

/** The IndexedDB database of this device. It has had this name since it only held the queue of changes. */
export const deviceDatabase = 'pinhigh-queue';

/** The database in which the version before kept the reads, in a store of the same name. */
export const earlierReads = 'reads';

/** The server's answer to a read, as stored on this device. */
export type PersistedQuery = {
  readonly golferId: string;
  readonly url: string;
  readonly answer: unknown;
  /** When it arrived, in milliseconds since 1970 by this device's clock. */
  readonly answeredAt: number;
  /** The version of the contract that the answer follows. */
  readonly contract: string;
  /** Length of the answer as JSON, in characters. */
  readonly size: number;
};

/** A value that a golfer has typed, tapped or chosen on this device. */
export type ValueRow = {
  /** Its name, and the id that it belongs to: `session-progress:thu`. */
  readonly key: string;
  /** The golfer who was signed in; null if unknown. */
  readonly golferId: string | null;
  /** In milliseconds since 1970. Always later than the row that it replaced, even if the clock was set back. */
  readonly at: number;
  /** Null after the value was removed. */
  readonly value: unknown;
};

/** The stores of the device's database. The queue knows what a change is. */
export interface DeviceSchema extends DBSchema {
  reads: { key: [golferId: string, url: string]; value: PersistedQuery };
  changes: { key: number; value: unknown; indexes: { golfer: string } };
  values: { key: string; value: ValueRow };
}

/** Names of values that the service worker also reads. */
export const storedNames = { progress: 'session-progress', sentProgress: 'sent-progress' } as const;
