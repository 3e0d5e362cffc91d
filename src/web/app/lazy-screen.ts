import { fetchCode } from '#web/platform/fetch-code.ts';
import { preloadable } from '#web/router/preloadable.ts';

/** A screen in its own file: loaded with its route. When offline, loading fails with an `OfflineError`. */
export const lazyScreen: typeof preloadable = (load, name) =>
  preloadable(() => fetchCode(load), name);
