import { createStore, type ReadableStore } from '../store.ts';

const server = createStore<string | null>(null);

/** The build of the server that answered last; null while none has said one. */
export const serverBuild: ReadableStore<string | null> = server;

/** For every answer of the server. One that says no build, as a proxy's, tells nothing. */
export function noteServerBuild(build: string | null): void {
  if (build !== null) server.set(build);
}
