/** Beyond this the network is most likely faster. */
const timeLimitMs = 1000;

/** Without a network nothing is: a phone that has just started may take its time for its storage. */
const offlineTimeLimitMs = 10_000;

/** Resolves when the first screen waits no longer for what is on the device. */
export function startLimit(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const soon = () => void setTimeout(resolve, timeLimitMs);
  if (navigator.onLine) soon();
  else {
    setTimeout(resolve, offlineTimeLimitMs);
    window.addEventListener('online', soon, { once: true });
  }
  return promise;
}
