import { useLayoutEffect, useState } from 'react';
import { createStore } from '../store.ts';

/** What a screen sets in the shell, in addition to what its route says. */
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

const parts = new Map<symbol, ScreenOptions>();
const merged = createStore<ScreenOptions>({});

function setPart(part: symbol, options?: ScreenOptions) {
  if (options) parts.set(part, options);
  else parts.delete(part);
  const given = [...parts.values()].flatMap((each) => Object.entries(each));
  const next = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  // Most screens tell nothing, and then the frame need not render again.
  if (JSON.stringify(next) !== JSON.stringify(merged.get())) merged.set(next);
}

/**
 * Call it in a screen or in a part of it: `useScreen({ name: program.name })` at the top,
 * `useScreen({ hero: true })` in the hero. Removed when that part unmounts.
 */
export function useScreen({ name, hero, back, saysOffline }: ScreenOptions): void {
  // Before the paint, so that the header never shows the wrong ground first.
  useLayoutEffect(() => {
    const part = Symbol();
    setPart(part, { name, hero, back, saysOffline });
    return () => setPart(part);
  }, [name, hero, back, saysOffline]);
}

/** For the shell: the options of all parts of the current screen; the last part to set one wins. */
export function useScreenOptions(): ScreenOptions {
  const [options, setOptions] = useState(merged.get);
  // `useStore` begins to follow after the paint, and would show what the first screen sets one paint too late.
  useLayoutEffect(() => {
    const follow = () => setOptions(merged.get());
    follow();
    return merged.subscribe(follow);
  }, []);
  return options;
}
