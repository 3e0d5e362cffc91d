const name = 'pinhigh-queue';

let last: Promise<unknown> = Promise.resolve();

/**
 * Does one piece of work after the other, in all tabs and the service worker together. Without Web Locks,
 * on a page without a certificate, only within this tab: what two tabs send twice has one key and counts once.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (locks) return locks.request(name, work);
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}
