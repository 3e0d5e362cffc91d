import { useEffect, useRef } from 'react';

/** Actions of keyboard keys, by `KeyboardEvent.key`; a space is `Space`. */
export type RangeKeys = Readonly<Record<string, () => void>>;

const takesKeys = 'input, textarea, select, [role="dialog"], [contenteditable]';

function isTaken({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(takesKeys)) return true;
  // Space and Enter press the focused button.
  return (key === ' ' || key === 'Enter') && target.closest('button, a') !== null;
}

/** Listens to the keyboard while no other element needs it. With `first`, before the listeners without it. */
export function useRangeKeys(keys: RangeKeys, { first = false } = {}): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      const name = event.key === ' ' ? 'Space' : event.key;
      const act = latest.current[name.length === 1 ? name.toUpperCase() : name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press, first);
    return () => window.removeEventListener('keydown', press, first);
  }, [first]);
}
