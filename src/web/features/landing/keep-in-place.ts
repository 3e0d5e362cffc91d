/**
 * Holds the summary that is pressed where it is on the screen: what closes above it would pull the page away from
 * under the finger. Returns how to end it.
 */
export function keepInPlace(list: HTMLElement | Document): () => void {
  const hold = ({ target }: Event) => {
    const summary = target instanceof Element ? target.closest('summary') : null;
    if (summary === null) return;
    const before = summary.getBoundingClientRect().top;
    // The browser opens and closes after this event, and tells so after the page has moved.
    requestAnimationFrame(() => {
      const shift = summary.getBoundingClientRect().top - before;
      if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
    });
  };
  list.addEventListener('click', hold);
  return () => list.removeEventListener('click', hold);
}
