import { type ComponentType, lazy } from 'react';

/** What nobody waits for: where its code does not come, as without a network, nothing stands in its place. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }));
