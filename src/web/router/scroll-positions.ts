const storageKey = 'scroll-positions';

/** The number of history entries whose position is stored: enough to go back through a long visit. */
const limit = 50;

/** The scroll position of each history entry, in px. */
const positions = new Map<string, number>();

/** Takes over scroll restoration from the browser, and restores the positions stored before a reload. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  try {
    const kept: [string, number][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [entry, top] of kept) positions.set(entry, top);
  } catch {
    // Without storage, a reload starts at the top.
  }
}

/** Stores the scroll position of the page for the history entry that is shown. */
export function notePosition(entry: string): void {
  positions.delete(entry);
  positions.set(entry, window.scrollY);
}

/** Stores the positions when the page closes, since they are otherwise only in memory. */
export function keepPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-limit)));
  } catch {
    // Without storage, a reload starts at the top.
  }
}

/**
 * Scrolls to the stored position of the entry.
 * @param otherwise position in px for a new entry; null to not scroll
 */
export function scrollToPosition(entry: string, otherwise: number | null): void {
  const top = positions.get(entry) ?? otherwise;
  if (top !== null) window.scrollTo({ top, behavior: 'instant' });
}
