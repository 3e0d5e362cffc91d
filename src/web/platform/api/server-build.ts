import { createStore, type ReadableStore } from '../store.ts';

const server = createStore<string | null>(null);

/** The build in the server's last response that had one; null before the first. */
export const serverBuild: ReadableStore<string | null> = server;

/** Called for every response. A response without a build, such as from a proxy, is ignored. */
export function noteServerBuild(build: string | null): void {
  if (build !== null) server.set(build);
}
