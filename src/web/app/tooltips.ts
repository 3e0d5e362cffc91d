import './tooltips.css';

const openAfterMs = 700;
/** After a tooltip closed, the next one opens at once for this long. */
const skipDelayMs = 300;
const marginPx = 6;

const named = '.icon-button[aria-label]';

/**
 * Shows the names of buttons that have only an icon, while a mouse rests on them or the keyboard has moved the focus to
 * them. Escape, leaving, pressing and scrolling hide the name. Screen readers read the name from the button itself.
 * Browsers without popovers show nothing.
 * @returns a function that stops this
 */
export function showTooltips(): () => void {
  const page = new AbortController();
  const tooltip = document.createElement('div');
  if (typeof tooltip.showPopover !== 'function') return () => {};
  tooltip.className = 'tooltip';
  tooltip.popover = 'manual';
  tooltip.setAttribute('aria-hidden', 'true');
  document.body.append(tooltip);
  let owner: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let closedAt = Number.NEGATIVE_INFINITY;

  /** The button that an event belongs to. The name itself belongs to its button, so the pointer can reach it. */
  const ownerOf = ({ target }: Event): Element | null => {
    if (target === tooltip) return owner;
    return target instanceof Element ? target.closest(named) : null;
  };

  const open = () => {
    if (!owner?.isConnected) return;
    tooltip.dataset['name'] = owner.getAttribute('aria-label') ?? '';
    tooltip.showPopover();
    isOpen = true;
    const { left, width, bottom, top } = owner.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = tooltip;
    const mostLeft = document.documentElement.clientWidth - offsetWidth - marginPx;
    const centered = left + (width - offsetWidth) / 2;
    const fitsBelow = bottom + offsetHeight <= window.innerHeight;
    tooltip.style.left = `${Math.max(marginPx, Math.min(centered, mostLeft))}px`;
    tooltip.style.top = `${fitsBelow ? bottom : top - offsetHeight}px`;
  };
  const close = () => {
    clearTimeout(timer);
    if (!isOpen) return;
    isOpen = false;
    tooltip.hidePopover();
    closedAt = performance.now();
  };
  const rest = (on: Element | null) => {
    if (on === owner) return;
    close();
    owner = on;
    if (on === null) return;
    const isSoon = performance.now() - closedAt < skipDelayMs;
    timer = setTimeout(open, isSoon ? 0 : openAfterMs);
  };

  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, signal: page.signal });
  listen('pointerover', (event) => {
    if (event.pointerType === 'mouse') rest(ownerOf(event));
  });
  listen('focusin', (event) => {
    const button = ownerOf(event);
    if (button?.matches(':focus-visible')) rest(button);
  });
  listen('focusout', () => rest(null));
  // After a press, the name stays hidden until the pointer comes back.
  listen('pointerdown', close);
  listen('keydown', close);
  listen('scroll', close);
  return () => {
    page.abort();
    close();
    tooltip.remove();
  };
}
