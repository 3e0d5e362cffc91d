import { fetchCode } from '#web/platform/fetch-code.ts';
import { lazyScreen as lazy } from '#web/router/lazy-screen.ts';

/** A screen in its own file: loaded with its route. When offline, loading fails with an `OfflineError`. */
export const lazyScreen: typeof lazy = (load, name) => lazy(() => fetchCode(load), name);
