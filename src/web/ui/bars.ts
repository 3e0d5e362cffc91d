/** The custom properties with the heights that bars cover at the top and bottom of the window. */
const properties = { top: '--bar-top', bottom: '--bar-bottom' } as const;

type Edge = keyof typeof properties;

/** Pixels that a bar covers at this edge while the page scrolls; none where it moves with the page. */
function coveredBy(bar: HTMLElement, edge: Edge): number {
  const { position, [edge]: distance } = getComputedStyle(bar);
  const stays = position === 'sticky' || position === 'fixed';
  const px = Number.parseFloat(distance);
  return stays && !Number.isNaN(px) ? px + bar.offsetHeight : 0;
}

/** Returns the ref of the bars at one edge. It follows their size, which depends on texts, and the size of the window. */
function barsAt(edge: Edge) {
  const covered = new Map<HTMLElement, number>();
  const publish = () => {
    const most = Math.max(0, ...covered.values());
    document.documentElement.style.setProperty(properties[edge], `${most}px`);
  };
  return (bar: HTMLElement | null) => {
    if (!bar) return;
    const measure = () => {
      covered.set(bar, coveredBy(bar, edge));
      publish();
    };
    // Calls back after the next layout, so that measuring forces none.
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      covered.delete(bar);
      publish();
    };
  };
}

/** Ref of a bar that stays at the top of the window: the page scrolls what has the focus out from under it. */
export const topBar = barsAt('top');

/** Ref of a bar that stays at the bottom of the window, like `topBar`. Toasts stand above it, too. */
export const bottomBar = barsAt('bottom');
