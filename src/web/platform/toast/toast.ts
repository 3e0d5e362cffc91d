import { createStore, type ReadableStore } from '../store.ts';

export type ToastTexts = {
  readonly title: string;
  /** Omitted if empty. */
  readonly description?: string;
  /** An action that is offered while the toast is shown, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type ToastContent = ToastTexts & {
  /**
   * `destructive` for failures: has another color and icon, and interrupts a screen reader. `note` where nothing was
   * done and nothing failed: has another icon.
   */
  readonly variant?: 'destructive' | 'note';
};

export type ShownToast = ToastContent & { readonly id: number; readonly open: boolean };

const durationMs = 5000;

/** Reading a message, deciding to undo, and reaching the button takes some people this long. */
const withActionMs = 20_000;

/** How long a message stays, not counting the time in which it has the focus or the pointer is over it. */
export const durationOf = ({ action }: ToastTexts): number => (action ? withActionMs : durationMs);

/** A dismissed toast stays in memory for this long, unless the next toast replaces it. */
const removalDelayMs = 1_000_000;

const toasts = createStore<ShownToast | null>(null);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for some seconds. Only one is shown at a time: a new one replaces the old one. */
export function toast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  toasts.set({ ...content, id: lastId, open: true });
}

/** Shows a message about a failure. */
export const toastFailure = (texts: ToastTexts): void =>
  toast({ ...texts, variant: 'destructive' });

/** Closes the message on screen, if any. */
export function dismissToast(): void {
  const shown = toasts.get();
  if (!shown?.open) return;
  toasts.set({ ...shown, open: false });
  removal = setTimeout(() => toasts.get()?.id === shown.id && toasts.set(null), removalDelayMs);
}

/** The message on screen, or the last one; null if there was none. */
export const shownToast: ReadableStore<ShownToast | null> = toasts;
