import { isReachable } from '../api/reachable.ts';

/** After this long, the network is most likely faster than the device's storage. */
const onlineMs = 1000;

/** Without the network, the device's storage is the only source, and it can be slow on a phone that has just started. */
const offlineMs = 10_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when waiting for the device's storage makes no sense any longer. */
export const longestWait = (): Promise<void> => wait(offlineMs);

/**
 * Resolves when the first screen should stop waiting for stored reads, which the server can replace.
 * @param isDone whether the data is there by now; if it is not, a server that does not answer extends the limit
 */
export async function startLimit(isDone: () => boolean = () => true): Promise<void> {
  if (!navigator.onLine) {
    const { promise, resolve } = Promise.withResolvers<Event>();
    window.addEventListener('online', resolve, { once: true });
    if ((await Promise.race([wait(offlineMs), promise])) === undefined) return;
  }
  await wait(onlineMs);
  if (!isDone() && !(await isReachable())) await wait(offlineMs - onlineMs);
}
