const storageKey = 'scroll-positions';

/** Entries of the history whose position is kept: enough to go back through an evening. */
const limit = 50;

/** How far each entry of the history was scrolled, in px. */
const positions = new Map<string, number>();

/** Has the browser leave scrolling to the router. What was kept before a reload is there again. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  try {
    const kept: [string, number][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [entry, top] of kept) positions.set(entry, top);
  } catch {
    // Without storage a reload begins at the top.
  }
}

/** Notes how far the page is scrolled while this entry is on show. */
export function notePosition(entry: string): void {
  positions.delete(entry);
  positions.set(entry, window.scrollY);
}

/** For a page that goes away: the browser forgets everything but the storage. */
export function keepPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-limit)));
  } catch {
    // Without storage a reload begins at the top.
  }
}

/** Scrolls to where the entry was left. @param otherwise where to in px when it is new; null for nowhere */
export function scrollToPosition(entry: string, otherwise: number | null): void {
  const top = positions.get(entry) ?? otherwise;
  if (top !== null) window.scrollTo({ top, behavior: 'instant' });
}
