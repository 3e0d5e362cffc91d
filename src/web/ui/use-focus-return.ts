import { useRef } from 'react';

/** If nothing has the focus, focuses the screen; otherwise the next Tab would start at the top of the page. */
function neverNowhere(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Watches for the removal of the opener, which an action in the dialog may cause, often only after a refetch. */
function stayWhenGone(opener: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    if (document.activeElement === opener) return;
    watcher.disconnect();
    if (!opener.isConnected) neverNowhere();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

/** Where typing can begin at once. On a touch screen, the keyboard would cover the form. */
function firstField(dialog: EventTarget | null): HTMLElement | null {
  if (!(dialog instanceof Element) || !matchMedia('(pointer: fine)').matches) return null;
  const field = ':is(input:not([type="radio"]:not(:checked)), select, textarea):not(:disabled)';
  return dialog.querySelector<HTMLElement>(`.sheet-form ${field}`);
}

/**
 * Manages the focus when a dialog opens and closes. Dialogs are opened by state, without a trigger of their own, so
 * this remembers the element that had the focus. `onReturned` is called after it has the focus again.
 */
export function useFocusReturn(
  first?: { current: HTMLElement | null } | undefined,
  onReturned?: () => void,
) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const target = first?.current ?? firstField(event.currentTarget);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = opener.current;
      if (back instanceof HTMLElement) {
        back.focus();
        stayWhenGone(back);
      }
      neverNowhere();
      onReturned?.();
    },
  };
}
