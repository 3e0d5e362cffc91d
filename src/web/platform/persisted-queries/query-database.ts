import { openDevice } from '../device/database.ts';
import type { PersistedQuery } from '../device/schema.ts';
import { commit, endWithPage } from '../device/transactions.ts';

declare global {
  interface ImportMetaEnv {
    /** Set by scripts/vite-contract-version.mjs. */
    readonly VITE_CONTRACT?: string;
  }
}

/** An answer that has just arrived. */
type NewAnswer = Pick<PersistedQuery, 'golferId' | 'url' | 'answer' | 'answeredAt'>;

/** A new version of the app may expect different answers; the build sets the version of its contract. */
const contract: string = import.meta.env.VITE_CONTRACT ?? 'development';

const longestMs = 30 * 24 * 60 * 60 * 1000;

/** About ten times the size of several years of training. */
const mostCharacters = 8_000_000;

const toKept = (read: NewAnswer): PersistedQuery => ({
  ...read,
  contract,
  size: JSON.stringify(read.answer ?? null).length,
});

/**
 * Returns those of the stored reads that a golfer may see again, newest first. Deletes reads of another golfer or
 * contract, reads that are too old, and reads over the size limit.
 */
export async function keepUsable(
  golferId: string,
  all: readonly PersistedQuery[],
): Promise<readonly PersistedQuery[]> {
  const now = Date.now();
  let characters = 0;
  const kept = all
    .toSorted((a, b) => b.answeredAt - a.answeredAt)
    .filter((read) => {
      if (read.golferId !== golferId || read.contract !== contract) return false;
      // A wrong clock may have dated an answer in the future.
      if (Math.abs(now - read.answeredAt) > longestMs) return false;
      characters += read.size;
      return characters <= mostCharacters;
    });
  const stay = new Set(kept);
  const gone = all.filter((read) => !stay.has(read));
  // The first screen waits for this function, and there is seldom anything to delete.
  if (gone.length === 0) return kept;
  const transaction = (await openDevice()).transaction('reads', 'readwrite');
  await commit(
    transaction,
    gone.map(({ golferId, url }) => transaction.store.delete([golferId, url])),
  );
  return kept;
}

/** Returns the URLs of all reads stored for a golfer. */
export async function urlsOfQueries(golferId: string): Promise<readonly string[]> {
  // In IndexedDB, arrays sort after all strings.
  const range = IDBKeyRange.bound([golferId], [golferId, []]);
  return (await (await openDevice()).getAllKeys('reads', range)).map(([, url]) => url);
}

/** Stores answers and replaces earlier ones to the same reads. Throws when there is no room. */
export async function writeQueries(answers: readonly NewAnswer[]): Promise<void> {
  const transaction = (await openDevice()).transaction('reads', 'readwrite');
  await commit(
    transaction,
    answers.map((answer) => transaction.store.put(toKept(answer))),
  );
}

/** Replaces answers that are still stored; signing out may have deleted some meanwhile. */
export async function rewriteQueries(answers: readonly NewAnswer[]): Promise<void> {
  const { store, done } = endWithPage((await openDevice()).transaction('reads', 'readwrite'));
  const keys = await Promise.all(answers.map(({ golferId, url }) => store.getKey([golferId, url])));
  const puts = answers.flatMap((answer, at) => (keys[at] ? [store.put(toKept(answer))] : []));
  await Promise.all([...puts, done]);
}

/** Deletes the reads of all golfers. */
export async function deleteQueries(): Promise<void> {
  const transaction = (await openDevice()).transaction('reads', 'readwrite');
  await commit(transaction, [transaction.store.clear()]);
}
