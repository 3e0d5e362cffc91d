import { setTimeout as delay } from 'node:timers/promises';

/**
 * The result of `work`, if it comes within `limitMs` milliseconds. Later results and errors have no effect.
 * @throws the error of `work`, or the one that `late` creates
 */
export async function withinTime<Result>(
  work: Promise<Result>,
  limitMs: number,
  late: () => Error,
): Promise<Result> {
  const enough = new AbortController();
  const options = { ref: false, signal: enough.signal };
  const tooLate = delay(limitMs, undefined, options).then(() => Promise.reject(late()));
  return Promise.race([work, tooLate]).finally(() => enough.abort());
}
