import { useRef } from 'react';

/**
 * Where the focus goes when a dialog opens and closes. The dialogs are opened by state, without a
 * trigger of their own, so they remember what had the focus.
 */
export function useFocusReturn(first?: { current: HTMLElement | null } | undefined) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
