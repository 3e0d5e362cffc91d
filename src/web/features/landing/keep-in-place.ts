/**
 * Keeps the pressed summary at its place on the screen. Otherwise the section that closes above it would move it
 * away from the pointer. Returns a function that stops this.
 */
export function keepInPlace(list: HTMLElement | Document): () => void {
  const hold = ({ target }: Event) => {
    const summary = target instanceof Element ? target.closest('summary') : null;
    if (summary === null) return;
    const before = summary.getBoundingClientRect().top;
    // The browser toggles the section after this event, and fires "toggle" only after the page has moved.
    requestAnimationFrame(() => {
      const shift = summary.getBoundingClientRect().top - before;
      if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
    });
  };
  list.addEventListener('click', hold);
  return () => list.removeEventListener('click', hold);
}
