import { fetchCode } from '#web/platform/fetch-code.ts';
import { lazyScreen as lazy } from '#web/router/lazy-screen.ts';

/** A screen of its own file: fetched when its route is, and an ordinary failure when offline. */
export const lazyScreen: typeof lazy = (load, name) => lazy(() => fetchCode(load), name);
