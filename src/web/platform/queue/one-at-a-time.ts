const name = 'pinhigh-queue';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one after the other, across all tabs and the service worker. Without Web Locks, on an insecure page,
 * only within this tab; if two tabs then send the same change, its idempotency key makes it count once.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (locks) return locks.request(name, work);
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}
