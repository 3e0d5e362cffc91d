import { useLayoutEffect, useState } from 'react';
import { createStore } from '../store.ts';

/** The options that a screen sets in the shell, in addition to those of its route. */
export type ScreenOptions = {
  /** The name in the browser's tab when it is known, such as the program's or session's name. */
  readonly name?: string | undefined;
  /** True while a turf hero is at the top; the header then overlaps it. */
  readonly hero?: boolean | undefined;
  /** The target of the header's back arrow; null hides the arrow. */
  readonly back?: string | null | undefined;
  /** True when the screen itself says that the device is offline. */
  readonly saysOffline?: boolean | undefined;
};

const parts = new Map<symbol, ScreenOptions>();
const merged = createStore<ScreenOptions>({});

function setPart(part: symbol, options?: ScreenOptions) {
  if (options) parts.set(part, options);
  else parts.delete(part);
  const given = [...parts.values()].flatMap((each) => Object.entries(each));
  const next = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  // Most screens set no options, and then the frame does not render again.
  if (JSON.stringify(next) !== JSON.stringify(merged.get())) merged.set(next);
}

/**
 * Sets options from a screen or a part of it: `useScreen({ name: program.name })` at the top,
 * `useScreen({ hero: true })` in the hero. They are removed when that part unmounts.
 */
export function useScreen({ name, hero, back, saysOffline }: ScreenOptions): void {
  // Before the paint, so that the header never flashes on the wrong background.
  useLayoutEffect(() => {
    const part = Symbol();
    setPart(part, { name, hero, back, saysOffline });
    return () => setPart(part);
  }, [name, hero, back, saysOffline]);
}

/** For the shell: the merged options of all parts of the current screen; the last part to set an option wins. */
export function useScreenOptions(): ScreenOptions {
  const [options, setOptions] = useState(merged.get);
  // `useStore` would subscribe after the paint, and show the first screen's options one paint too late.
  useLayoutEffect(() => {
    const follow = () => setOptions(merged.get());
    follow();
    return merged.subscribe(follow);
  }, []);
  return options;
}
