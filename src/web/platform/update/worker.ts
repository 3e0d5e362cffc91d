import type { ToWorker } from './worker-messages.ts';

/** Workers of old versions do not reply at all. */
const answersWithinMs = 2000;

const say = (worker: ServiceWorker, message: ToWorker, ports: Transferable[] = []) =>
  worker.postMessage(message, ports);

/** Asks a worker to cache the files that this golfer needs offline. */
export const keepOffline = (
  worker: ServiceWorker,
  wanted: Omit<Extract<ToWorker, { readonly type: 'KEEP' }>, 'type'>,
): void => say(worker, { type: 'KEEP', ...wanted });

/** The build of a worker; null if it does not reply. */
export function buildOf(worker: ServiceWorker): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(String(data));
  setTimeout(() => resolve(null), answersWithinMs);
  say(worker, { type: 'BUILD' }, [port2]);
  return promise.finally(() => port1.close());
}

/** Resolves when the installation of a worker has finished or failed. */
export function whenInstalled(worker: ServiceWorker): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => worker.state === 'installing' || resolve();
  worker.addEventListener('statechange', look);
  look();
  return promise;
}

/** A worker that has not taken over within this time never will. */
const takesOverWithinMs = 10_000;

/**
 * Makes a waiting worker take over.
 * @throws Error when it does not within ten seconds
 */
export function takeOver(waiting: ServiceWorker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const late = () => reject(new Error('The new version did not take over'));
  const timer = setTimeout(late, takesOverWithinMs);
  const done = () => {
    clearTimeout(timer);
    resolve();
  };
  navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
  say(waiting, { type: 'SKIP_WAITING' });
  return promise;
}
