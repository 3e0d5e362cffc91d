import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '#web/platform/store.ts';

const slot = createStore<HTMLElement | null>(null);

/** The `ref` of the place in the header where a screen may put a button of its own. */
export const setHeaderSlot = slot.set;

/** Shows its children among the actions of the header. */
export function InHeader({ children }: { children: ReactNode }) {
  const place = useStore(slot);
  return place && createPortal(children, place);
}
