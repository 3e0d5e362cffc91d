import { onEvents, type ReadableStore, useStore } from '../store.ts';

const online: ReadableStore<boolean> = {
  get: () => navigator.onLine,
  subscribe: onEvents(() => window, 'online', 'offline'),
};

/** False when the device knows that it has no network. True does not mean that the server is reachable. */
export function useOnline(): boolean {
  return useStore(online);
}
