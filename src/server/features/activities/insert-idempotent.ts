import type { Change } from '#server/platform/changes.ts';

type Log<Row> = {
  /** Of the request; without one every request counts. */
  readonly key: string | null;
  /** Null when the key has written a row before. */
  readonly insert: () => Promise<Row | null>;
  readonly find: (key: string) => Promise<Row | null>;
  readonly record: (row: Row) => Promise<void>;
  readonly change: Change;
};

/**
 * Writes a row and records that it happened, once for each key: whoever asks again, and be it at the
 * same moment, gets the row that stands. The insert waits for another one with that key to commit.
 */
export async function insertIdempotent<Row>({
  key,
  insert,
  find,
  record,
  change,
}: Log<Row>): Promise<Row> {
  const added = await insert();
  if (added !== null) {
    await record(added);
    if (key !== null) change.keepEffects(key);
    return added;
  }
  const known = key === null ? null : await find(key);
  if (known === null) throw new Error('A log was neither written nor found');
  if (key !== null) await change.recallEffects(key);
  return known;
}
