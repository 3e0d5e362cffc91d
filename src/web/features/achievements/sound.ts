const storageKey = 'sound';

/** Whether this browser may make a sound; it may until told otherwise. */
export function soundIsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice for the next celebration. A browser that forbids storage just forgets it. */
export function storeSound(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Private windows may refuse; the choice still holds for this celebration.
  }
}
