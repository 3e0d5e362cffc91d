import { useRef } from 'react';

/** A focus on nothing goes to the screen, or the next Tab would start at the top of the page. */
function neverNowhere(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** What a dialog did may take its opener away, often only once the screen has been read again. */
function stayWhenGone(opener: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    if (document.activeElement === opener) return;
    watcher.disconnect();
    if (!opener.isConnected) neverNowhere();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

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
      const back = opener.current;
      if (back instanceof HTMLElement) {
        back.focus();
        stayWhenGone(back);
      }
      neverNowhere();
    },
  };
}
