import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What a screen tells the shell, beside what its route says. */
export type ScreenOptions = {
  /** The name in the browser's tab, once it is known: the program's, the session's. */
  readonly name?: string | undefined;
  /** True while a turf hero lies at the top: the header then lies on it. */
  readonly hero?: boolean | undefined;
  /** Where the back arrow of the header leads; null takes it away. */
  readonly back?: string | null | undefined;
  /** True when the screen itself says that there is no network. */
  readonly saysOffline?: boolean | undefined;
};

const tellers = new Map<symbol, ScreenOptions>();
const listeners = new Set<() => void>();
let told: ScreenOptions = {};

function tell(teller: symbol, options?: ScreenOptions) {
  if (options) tellers.set(teller, options);
  else tellers.delete(teller);
  told = {};
  for (const part of tellers.values()) {
    const given = Object.entries(part).filter(([, value]) => value !== undefined);
    told = { ...told, ...Object.fromEntries(given) };
  }
  for (const listener of listeners) listener();
}

/**
 * Call it in a screen or in a part of it: `useScreen({ name: program.name })` at the top,
 * `useScreen({ hero: true })` in the hero. Forgotten when that part is gone.
 */
export function useScreen({ name, hero, back, saysOffline }: ScreenOptions): void {
  // Before the paint, so that the header never shows the wrong ground first.
  useLayoutEffect(() => {
    const teller = Symbol();
    tell(teller, { name, hero, back, saysOffline });
    return () => tell(teller);
  }, [name, hero, back, saysOffline]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** For the shell: what the parts of the present screen have said, the last word counting. */
export function useToldByScreen(): ScreenOptions {
  return useSyncExternalStore(subscribe, () => told);
}
