import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** For the header: the place where a screen may put a button of its own. */
export function offerHeaderSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows its children among the tools of the header. */
export function InHeader({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(subscribe, () => slot);
  return place && createPortal(children, place);
}
