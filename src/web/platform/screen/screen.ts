import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What a screen tells the shell once it knows its data; what is left out stays as the route says. */
export type ScreenOptions = {
  /** The name in the browser's tab: the program's, the session's. */
  readonly name?: string;
  /** False puts the header on the page again when a turf screen has no hero to show. */
  readonly hero?: boolean;
  /** Where the back arrow of the header leads; null takes it away. */
  readonly back?: string | null;
};

const nothing: ScreenOptions = {};
let told: ScreenOptions = nothing;
const listeners = new Set<() => void>();

function tell(next: ScreenOptions) {
  told = next;
  for (const listener of listeners) listener();
}

/** Call it in a screen: `useScreen({ name: program.name })`. Forgotten when the screen is left. */
export function useScreen({ name, hero, back }: ScreenOptions): void {
  // Before the paint, so that the header never shows the wrong ground first.
  useLayoutEffect(() => {
    tell({
      ...(name !== undefined && { name }),
      ...(hero !== undefined && { hero }),
      ...(back !== undefined && { back }),
    });
    return () => tell(nothing);
  }, [name, hero, back]);
}

/** For the shell: what the present screen has said. */
export function useToldByScreen(): ScreenOptions {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => told,
  );
}
