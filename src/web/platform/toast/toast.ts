export type ToastContent = {
  readonly title: string;
  readonly description?: string;
  /** For failures: another colour and sign, and it interrupts a screen reader. */
  readonly variant?: 'destructive';
};

export type ShownToast = ToastContent & { readonly id: number; readonly open: boolean };

export const toastDurationMs = 5000;

/** A dismissed toast stays in memory this long; the next toast replaces it anyway. */
const removalDelayMs = 1_000_000;

let shown: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message for five seconds. There is one at a time: a new one takes the place of the old. */
export function toast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  show({ ...content, id: lastId, open: true });
}

/** Closes the message that is on screen, if there is one. */
export function dismissToast(): void {
  if (!shown?.open) return;
  const { id } = shown;
  show({ ...shown, open: false });
  removal = setTimeout(() => shown?.id === id && show(null), removalDelayMs);
}

export const shownToast = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
