import { createStore, type ReadableStore } from '../store.ts';

export type ToastTexts = {
  readonly title: string;
  /** Left out when it is empty. */
  readonly description?: string;
  /** What can be done about it while it is shown, such as taking it back. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type ToastContent = ToastTexts & {
  /** For failures: another color and icon, and it interrupts a screen reader. */
  readonly variant?: 'destructive';
};

export type ShownToast = ToastContent & { readonly id: number; readonly open: boolean };

export const toastDurationMs = 5000;

/** A dismissed toast stays in memory this long; the next toast replaces it anyway. */
const removalDelayMs = 1_000_000;

const toasts = createStore<ShownToast | null>(null);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for five seconds. There is one at a time: a new one takes the place of the old. */
export function toast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  toasts.set({ ...content, id: lastId, open: true });
}

/** Closes the message that is on screen, if there is one. */
export function dismissToast(): void {
  const shown = toasts.get();
  if (!shown?.open) return;
  toasts.set({ ...shown, open: false });
  removal = setTimeout(() => toasts.get()?.id === shown.id && toasts.set(null), removalDelayMs);
}

/** The message on screen, or the last one; null without one. */
export const shownToast: ReadableStore<ShownToast | null> = toasts;
