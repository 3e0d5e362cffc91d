/** What a transaction of the device's database is used for here. */
type Transaction = {
  readonly commit: () => void;
  readonly abort: () => void;
  readonly done: Promise<void>;
};

/** Transactions that wait for this page to say what comes next. */
const open = new Set<Transaction>();

/**
 * Ends a transaction that only writes, as soon as everything is asked for. Otherwise it waits for this page to take its
 * results, and WebKit keeps pages that were left, with their transactions, which then block the next page.
 * @returns the results of the requests, once they are on the disk
 * @throws when there is no room
 */
export async function commit<Result>(
  transaction: Transaction,
  requests: readonly Promise<Result>[],
): Promise<readonly Result[]> {
  transaction.commit();
  const [results] = await Promise.all([Promise.all(requests), transaction.done]);
  return results;
}

/** Lets a transaction that reads before it writes end, without effect, when this page is left meanwhile. */
export function endWithPage<Begun extends Transaction>(transaction: Begun): Begun {
  open.add(transaction);
  const forget = () => open.delete(transaction);
  transaction.done.then(forget, forget);
  return transaction;
}

// Service workers use the database too; they are not left.
if ('document' in globalThis)
  globalThis.addEventListener('pagehide', () => {
    for (const transaction of open) transaction.abort();
    open.clear();
  });
