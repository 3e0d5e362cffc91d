import { type ComponentType, lazy } from 'react';

/** A nonessential component: renders nothing if its code cannot be loaded, such as offline. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }));
