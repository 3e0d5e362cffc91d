/** After this long, the network is most likely faster than the device's storage. */
const timeLimitMs = 1000;

/** When offline, the device's storage is the only source, and it can be slow on a phone that has just started. */
const offlineTimeLimitMs = 10_000;

/** Resolves when the first screen should stop waiting for data stored on the device. */
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
