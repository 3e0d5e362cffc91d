import { lazyRouteComponent } from '@tanstack/react-router';
import { fetchCode } from '#web/platform/fetch-code.ts';

/** A screen of its own file: fetched when its route is, and an ordinary failure when offline. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => fetchCode(load), name);
